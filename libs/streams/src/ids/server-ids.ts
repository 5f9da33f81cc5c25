import { createHmac, hkdfSync } from 'node:crypto';
import { uuidOf } from '#records';

/** So many ids are tried for one command before it is a fault. */
const MOST_TRIES = 3;

/**
 * Ids of the commands that the server itself gives: the same command has the same id in every process, so that it is carried
 * out once. They derive under a secret key, and clients may not give ids of their kind (version 8): no client can take one first.
 */
export class ServerIds {
  private readonly key: Uint8Array;

  /**
   * @param secret the seed key; the key in use is derived from it.
   * @param report told where a command of another actor holds an id of the server's: an alarm, for this cannot happen by chance.
   */
  constructor(
    secret: Uint8Array,
    private readonly report: (fault: unknown) => void,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'chronicler command ids', 32));
  }

  /** The id that these texts give: a UUID of version 8, of HMAC-SHA-256 over their JSON array. */
  of(...parts: readonly string[]): string {
    return uuidOf(createHmac('sha256', this.key).update(JSON.stringify(parts)).digest());
  }

  /** The same as a UUID of version 4: for commands that look like those of players, whose ids are of that kind. */
  ofPlayer(...parts: readonly string[]): string {
    const id = this.of('player', ...parts);
    return `${id.slice(0, 14)}4${id.slice(15)}`;
  }

  /** The id of the command that meets an obligation. */
  ofObligation(streamId: string, key: string): string {
    return this.of('obligation', streamId, key);
  }

  /**
   * Gives a command under the id of these texts. Where a command of another actor was given under that id its receipt stands for
   * nothing: it is reported, and the command is given under the next id. Throws an Error when all of them are taken.
   */
  async giving<Answer extends { readonly status: string }>(
    parts: readonly string[],
    give: (commandId: string) => Promise<Answer>,
  ): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const commandId = this.of(...parts, ...(tries === 0 ? [] : [`again ${tries}`]));
      const answer = await give(commandId);
      if (answer.status !== 'commandIdReused') return answer;
      this.report(
        new Error(`The command id ${commandId} of the server (${parts.join(', ')}) was given by another actor.`),
      );
    }
    throw new Error(`Every command id for ${parts.join(', ')} was given by another actor.`);
  }
}
