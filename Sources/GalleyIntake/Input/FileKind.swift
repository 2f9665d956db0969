import Foundation

/// What a directory entry is; links to folders are not followed.
enum FileKind {
  case file, folder, other

  init(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK:
      let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      self = isFile ? .file : .other
    default: self = .other
    }
  }
}
