/** The rules of a game failed: no fault of the store, of a queue or of the client. Trying again gives the same. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';

  constructor(
    readonly gameId: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`Game ${gameId}: ${why}`, options);
  }

  /** The result of `work`, which runs rules and nothing else. Throws a RulesFault for every exception in it. */
  static around<T>(gameId: string, work: () => T): T {
    try {
      return work();
    } catch (cause) {
      throw new RulesFault(gameId, cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }
}
