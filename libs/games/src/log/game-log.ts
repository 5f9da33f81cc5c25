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
import { nameOf, type LoggedGame, type LogNodes } from './log-nodes.js';

/** The log never had so many entries. */
export class NeverSoLarge extends RangeError {
  constructor(
    /** How many it had, where it had the most that were asked for. */
    readonly had: number,
    readonly asked: number,
  ) {
    super(`The log had ${had} entries, and not ${asked}.`);
  }
}

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

  /** Its signed head when it had so many entries, or as it is now. Throws a NeverSoLarge when it never had so many. */
  async checkpoint(size?: number): Promise<string> {
    return this.headAt(await this.sizeHad(size));
  }

  private async headAt(size: number): Promise<string> {
    const [root] = await this.hashesOf([{ from: 0, to: size }]);
    return signCheckpoint(this.signer, { size, root: root as Hash });
  }

  /** Proves that a game is in the log of so many entries, or as it is now; `undefined` when it is not. Throws a NeverSoLarge when the log never had so many. */
  async inclusion(entry: LogEntry, at?: number): Promise<string | undefined> {
    const size = await this.sizeHad(at);
    const index = await this.nodes.entryOf(leafOf(entry));
    if (index === undefined || index >= size) return undefined;
    const proof = await this.hashesOf(inclusionPath(index, size));
    return inclusionText({ index, proof, checkpoint: await this.headAt(size) });
  }

  /** Proves that the log of so many entries, or as it is now, contains the one that had fewer. Throws a NeverSoLarge for sizes that it never had in this order. */
  async consistency(from: number, at?: number): Promise<string> {
    const size = await this.sizeHad(at);
    if (from > size) throw new NeverSoLarge(size, from);
    const proof = await this.hashesOf(consistencyPath(from, size));
    return consistencyText({ from, proof, checkpoint: await this.headAt(size) });
  }

  /** The games of entries from a number on, in order, without a gap. May be a moment behind. */
  games(from: number, limit: number): Promise<readonly LoggedGame[]> {
    return this.nodes.games(from, limit);
  }

  /** How many games `games` has. */
  listed(): Promise<number> {
    return this.nodes.listed();
  }

  /** Leaves from a number on, in order: they tell no id of a game. */
  async leaves(from: number, limit: number): Promise<readonly Hash[]> {
    const to = Math.min(from + limit, await this.nodes.size());
    const numbers = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
    return this.hashesOf(numbers.map((number) => ({ from: number, to: number + 1 })));
  }

  /** A size that the log has had; its size now where none is named. */
  private async sizeHad(given: number | undefined): Promise<number> {
    const now = await this.nodes.size();
    const size = given ?? now;
    if (!Number.isSafeInteger(size) || size < 0 || size > now) throw new NeverSoLarge(now, size);
    return size;
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
