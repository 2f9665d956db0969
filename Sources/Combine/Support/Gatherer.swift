/// The middle of an operator that answers once, after its upstream has ended: takes all, keeps a running result.
func gather<Upstream: Publisher, Result, S: Subscriber>(
  _ upstream: Upstream, into initial: Result, for subscriber: S,
  step: @escaping (inout Result, Upstream.Output) throws -> GatherStep,
  answer: @escaping (Result) -> S.Input?, failure: @escaping (any Error) -> S.Failure
) {
  let outlet = Outlet(subscriber)
  var result = initial
  func end() {
    if let value = answer(result) { outlet.offer(value) }
    outlet.finish(.finished)
  }
  let box = Guarded<Intake<Upstream.Output, Upstream.Failure>?>(nil)
  let intake = Intake<Upstream.Output, Upstream.Failure>(
    value: { value in
      do {
        if try step(&result, value) == .enough {
          box.take()?.cancel()
          end()
        }
      } catch {
        box.take()?.cancel()
        outlet.finish(.failure(failure(error)))
      }
      return .none
    },
    completion: { completion in
      switch completion {
      case .finished: end()
      case .failure(let error): outlet.finish(.failure(failure(error)))
      }
    })
  box.with { $0 = intake }
  outlet.open { box.take()?.cancel() }
  upstream.receive(subscriber: intake)
}

enum GatherStep { case more, enough }
