/** A stream is corrupt: its head and its last commit disagree. Nothing may be decided on it. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream';

  constructor(
    readonly streamId: string,
    head: number,
    last: number,
  ) {
    const what =
      head === last ? `have other hashes at version ${head}` : `are at different versions, ${head} and ${last}`;
    super(
      `Stream ${streamId} is not what was written: its head and its last commit ${what}. \`chronicler verify ${streamId}\` says more.`,
    );
  }
}
