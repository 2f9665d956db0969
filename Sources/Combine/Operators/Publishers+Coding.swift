import Foundation

public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<Upstream, Output>
  where Upstream.Output == Coder.Input
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
  where Upstream.Output: Encodable
}

extension Publisher {
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    tryMap { try encoder.encode($0) }
  }
}
