import GalleyCommands

@main struct Main { static func main() {} }
