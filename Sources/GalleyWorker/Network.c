// The network never answers: what a view would show while it waits is what is seen.
#define _GNU_SOURCE
#include "Worker.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

GALLEY_NEXT(int (*)(int, const struct sockaddr *, socklen_t), connect)

/// A connection that does not block stays in progress for ever: in the socket's place stands the reading end of a pipe,
/// which is never ready to be written to. One that blocks fails at once, as nothing would wake its thread.
static int never_ready(void) {
  static int pair[2];
  static _Atomic bool made;
  // The writing end stays open, or the pipe would be at its end.
  if (!atomic_exchange(&made, true) && pipe2(pair, O_CLOEXEC | O_NONBLOCK)) return -1;
  return pair[0];
}

GALLEY_EXPORT int connect(int file, const struct sockaddr *address, socklen_t length) {
  if (address->sa_family != AF_INET && address->sa_family != AF_INET6) return next_connect()(file, address, length);
  int flags = fcntl(file, F_GETFL);
  if (flags < 0) return -1;
  if (!(flags & O_NONBLOCK) || dup3(never_ready(), file, O_CLOEXEC) < 0) return errno = ETIMEDOUT, -1;
  return errno = EINPROGRESS, -1;
}

GALLEY_NEXT(int (*)(const char *, const char *, const struct addrinfo *, struct addrinfo **), getaddrinfo)

/// Every name has the address that documentation uses; a numeric address is itself.
GALLEY_EXPORT int getaddrinfo(
  const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
  struct addrinfo **restrict result) {
  struct addrinfo numeric = hints ? *hints : (struct addrinfo){0};
  numeric.ai_flags |= AI_NUMERICHOST;
  int status = next_getaddrinfo()(name, service, &numeric, result);
  if (status != EAI_NONAME || !name || (hints && hints->ai_flags & AI_NUMERICHOST)) return status;
  if (numeric.ai_family == AF_INET6) return EAI_NONAME;
  numeric.ai_family = AF_INET;
  return next_getaddrinfo()("192.0.2.1", service, &numeric, result);
}
