import { canonicalJson } from '#kernel';
import { commitOf, type CommitRecord, type StoredCommit } from '#records';

/** The player of a seat: a bot of the ruleset, or an account and how it chose its commands. */
export type GoldenPlayer = { readonly bot: string } | { readonly account: string; readonly plays: string };

/** The first line of a golden game: the rules that it was played under, and its purpose. */
export interface GoldenHeader {
  readonly ruleset: string;
  readonly rulesVersion: string;
  /** The purpose of the game. */
  readonly shows: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** The secret seed, lower-case hex. */
  readonly seed: string;
  readonly players: readonly GoldenPlayer[];
}

/** Every other line: a commit as it stands in the store, and a digest of the game afterwards. */
export interface GoldenCommit extends CommitRecord {
  /** SHA-256 over the canonical JSON of the kernel's `Game` after the commit, lower-case hex. */
  readonly stateHash: string;
  /** How many legal commands each seat has after the commit; empty before the start and after the end. */
  readonly legal: readonly number[];
}

/** A finished game, kept so that the rules go on to the same results. */
export interface GoldenGame {
  readonly header: GoldenHeader;
  readonly commits: readonly GoldenCommit[];
}

/** The file of a golden game: canonical JSON, one line a commit. */
export const textOf = ({ header, commits }: GoldenGame): string =>
  [header, ...commits].map((line) => `${canonicalJson(line)}\n`).join('');

/** A golden game from its file. */
export function gameOf(text: string): GoldenGame {
  const [header, ...commits] = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  return { header: header as GoldenHeader, commits: commits as GoldenCommit[] };
}

/** The commits of a golden game as a store has them. */
export const commitsIn = ({ commits }: GoldenGame): readonly StoredCommit[] =>
  commits.map(({ stateHash: _, legal: __, ...record }) => commitOf(record));
