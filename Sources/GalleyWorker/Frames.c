// Where a thread is in the user's library, found from its registers without trusting its memory.
#define _GNU_SOURCE
#include "Worker.h"

#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <unistd.h>

enum { frames_walked = 4096 };

static struct {
  const char *path;
  uintptr_t base, first, end;
} user;

static int note_user_library(struct dl_phdr_info *info, size_t size, void *context) {
  if (strcmp(info->dlpi_name, user.path) != 0) return 0;
  user.base = info->dlpi_addr;
  user.first = UINTPTR_MAX, user.end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    uintptr_t first = info->dlpi_addr + header->p_vaddr, end = first + header->p_memsz;
    if (first < user.first) user.first = first;
    if (end > user.end) user.end = end;
  }
  return 1;
}

void galley_fault_set_user_library(const char *path) {
  user.path = path;
  dl_iterate_phdr(note_user_library, NULL);
  user.path = NULL;
}

/// A pipe of the worker's own, through which memory is looked at.
static int looking_glass[2];

/// Reads memory that may not be there: the kernel says so when it is asked to write it.
bool galley_read_memory(uintptr_t address, void *into, size_t count) {
  if (write(looking_glass[1], (const void *)address, count) != (ssize_t)count) return false;
  return read(looking_glass[0], into, count) == (ssize_t)count;
}

static void keep_if_users(struct galley_frames *frames, uintptr_t place) {
  if (place < user.first || place >= user.end || frames->count == GALLEY_FRAMES_TOLD) return;
  uintptr_t inFile = place - user.base;
  if (frames->count && frames->places[frames->count - 1] == inFile) return;
  frames->places[frames->count++] = inFile;
}

/// Whether an instruction before an address calls a function, which makes it an address to return to.
static bool follows_call(uintptr_t address) {
#if defined(__x86_64__)
  uint8_t before[7];
  if (!galley_read_memory(address - sizeof before, before, sizeof before)) return false;
  if (before[2] == 0xE8) return true;
  // Through a register or memory: FF /2 with as many bytes as its operand takes.
  for (size_t at = 0; at + 1 < sizeof before; at++)
    if (before[at] == 0xFF && (before[at + 1] >> 3 & 7) == 2) return true;
  return false;
#else
  return address % 4 == 0;
#endif
}

/// Follows the chain of frame pointers, which Swift keeps.
static void walk_frames(struct galley_frames *frames, struct galley_registers from) {
  uintptr_t place = from.place, frame = from.frame;
  // Optimised functions check what they are given before they set up a frame: a trap in such a check is not in the chain,
  // nor is its caller.
  if ((place < user.first || place >= user.end) && from.link && follows_call(from.link))
    keep_if_users(frames, from.link - 1);
  for (int i = 0; i < frames_walked; i++) {
    // A return address may be the first of the next line.
    keep_if_users(frames, i == 0 ? place : place - 1);
    // The frame of an asynchronous function is marked in a bit that no address has.
    frame &= ~(1ull << 60);
    uintptr_t next[2];
    if (frame % sizeof(void *) || !galley_read_memory(frame, next, sizeof next) || next[0] <= frame) break;
    frame = next[0], place = next[1];
  }
}

/// Takes what looks like a return address from the stack: the C library keeps no frame pointers, and a chain that
/// starts in it may lead nowhere.
static void scan_stack(struct galley_frames *frames, struct galley_registers from) {
  uintptr_t words[64];
  uintptr_t at = from.stack & ~(sizeof(void *) - 1);
  for (int i = 0; i < 256 && frames->count < 4 && galley_read_memory(at, words, sizeof words); i++, at += sizeof words)
    for (size_t w = 0; w < sizeof words / sizeof *words; w++) keep_if_users(frames, words[w] - 1);
}

void galley_find_frames(struct galley_frames *frames, struct galley_registers from) {
  frames->count = 0;
  walk_frames(frames, from);
  if (frames->count == 0) scan_stack(frames, from);
}

uint64_t galley_user_place(const void *function) {
  uintptr_t start = (uintptr_t)function;
  if (function) return start >= user.first && start < user.end ? start - user.base : 0;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0), caller[2] = {0, 0};
  if (user.end == 0 || !galley_read_memory(frame, caller, sizeof caller)) return 0;
  struct galley_frames frames = {.count = 0};
  walk_frames(&frames, (struct galley_registers){.place = caller[1], .frame = caller[0]});
  return frames.count ? frames.places[0] : 0;
}

void galley_frames_install(void) {
  if (pipe2(looking_glass, O_CLOEXEC | O_NONBLOCK)) looking_glass[0] = looking_glass[1] = -1;
}
