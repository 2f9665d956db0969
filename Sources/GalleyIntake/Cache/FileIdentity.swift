import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Size and time of a file: changes whenever the file is written anew.
struct FileIdentity: CustomStringConvertible, Hashable {
  var description: String

  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      description = "none"
      return
    }
    description = "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
