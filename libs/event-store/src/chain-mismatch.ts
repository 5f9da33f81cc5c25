/** A caller appended after a commit that is not the last one of the stream, at its very version: its cached state, or the store, was altered. */
export class ChainMismatch extends Error {
  override readonly name = 'ChainMismatch';

  constructor(
    readonly streamId: string,
    readonly version: number,
  ) {
    super(`Stream ${streamId}: the previous hash of the commit is not the hash of the stream at version ${version}.`);
  }
}
