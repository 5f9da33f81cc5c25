import {
  consistencyPath,
  consistencyText,
  hashOfRange,
  inclusionPath,
  inclusionText,
  leafOf,
  signCheckpoint,
  subtreesOf,
  type Hash,
  type LogEntry,
  type Range,
  type Signer,
} from '#audit';
import { nameOf, type LogNodes } from './log-nodes.js';

/**
 * The log of all games that are over (RFC 6962): signed heads of it, and proofs that a game is in it, and that it was only added to.
 * Signatures are made when they are asked for, and the same log gives the same ones.
 */
export class GameLog {
  constructor(
    private readonly nodes: LogNodes,
    private readonly signer: Signer,
  ) {}

  /** How many entries it has now. */
  size(): Promise<number> {
    return this.nodes.size();
  }

  /** Its signed head when it had so many entries. Throws a RangeError when it never had. */
  async checkpoint(size: number): Promise<string> {
    await this.mustHaveHad(size);
    const [root] = await this.hashesOf([{ from: 0, to: size }]);
    return signCheckpoint(this.signer, { size, root: root as Hash });
  }

  /** Proves that a game is in the log of so many entries; `undefined` when it is not. Throws a RangeError when the log never had so many. */
  async inclusion(entry: LogEntry, size: number): Promise<string | undefined> {
    const checkpoint = await this.checkpoint(size);
    const index = await this.nodes.entryOf(leafOf(entry));
    if (index === undefined || index >= size) return undefined;
    return inclusionText({ index, proof: await this.hashesOf(inclusionPath(index, size)), checkpoint });
  }

  /** Proves that the log of so many entries contains the one that had fewer. Throws a RangeError for sizes that it never had in this order. */
  async consistency(from: number, size: number): Promise<string> {
    const checkpoint = await this.checkpoint(size);
    return consistencyText({ from, proof: await this.hashesOf(consistencyPath(from, size)), checkpoint });
  }

  /** Leaves from a number on, in order: they tell no id of a game. */
  async leaves(from: number, limit: number): Promise<readonly Hash[]> {
    const to = Math.min(from + limit, await this.nodes.size());
    const numbers = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
    return this.hashesOf(numbers.map((number) => ({ from: number, to: number + 1 })));
  }

  private async mustHaveHad(size: number): Promise<void> {
    const now = await this.nodes.size();
    if (!Number.isSafeInteger(size) || size < 0 || size > now)
      throw new RangeError(`The log has ${now} entries, and never had ${size}.`);
  }

  private async hashesOf(ranges: readonly Range[]): Promise<readonly Hash[]> {
    const known = await this.nodes.hashes(ranges.flatMap((range) => subtreesOf(range)));
    return ranges.map((range) =>
      hashOfRange(range, (subtree) => {
        const hash = known.get(nameOf(subtree));
        if (!hash) throw new Error(`The log has no node ${nameOf(subtree)}: it is not whole.`);
        return hash;
      }),
    );
  }
}
