/** Commits of a stream that this process had read stand in the store no longer: a database came back without them. */
export class LostHistory extends Error {
  override readonly name = 'LostHistory';

  /** @param version where this process had the stream. */
  constructor(
    readonly streamId: string,
    readonly version: number,
  ) {
    super(`Stream ${streamId} was at version ${version}, and the store has another history of it.`);
  }
}
