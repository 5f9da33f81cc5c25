import type { LocalCommit } from '../../local-game.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { AnyTagged } from '../../shapes.js';
import type { Conserved } from './pieces.js';
import type { Position } from './position.js';

/** The hooks of a law while random games are played. They call `check` for each thing they look at. */
export interface LawWatch {
  /** Before the first commit of a game. */
  gameStarts?(position: Position): void;
  /** At each position to which the game comes, and at the one from which it starts in the middle. */
  atPosition?(position: Position): void;
  /** After each commit, the start among them; after `atPosition`. */
  afterCommit?(position: Position, commit: LocalCommit): void;
  /** When the game is over. */
  gameEnds?(position: Position): void;
  /** After all games. */
  allPlayed?(): void;
}

/** The number and name of a law. */
export interface LawName {
  readonly number: number;
  readonly name: string;
}

/** One of the laws that every ruleset obeys. */
export interface Law extends LawName {
  /** Starts a watch; `check` records a violation when `holds` is false. `what` is only asked then. */
  watch(ruleset: AnyRuleset, check: Check, settings: LawSettings): LawWatch;
}

/** Records one thing looked at, and a violation unless it holds. */
export type Check = (holds: boolean, what: () => string) => void;

/** The settings of a law, beside the ruleset. */
export interface LawSettings {
  /** Events that random games hardly ever reach, each with an example for the law of descriptions. */
  readonly rareEvents: readonly AnyTagged[];
  /** Types of events and codes of refusals whose English and French are not held against each other: why stands beside them. */
  readonly uncompared: readonly string[];
  /** Pieces of the game that are neither lost nor doubled. */
  readonly conserved: readonly Conserved[];
  /** How many games bots play out, each bot in its turn. */
  readonly botGames: number;
  /** A reduced run: what only many games are sure to meet is not demanded. */
  readonly reduced: boolean;
  /** How many examples of each kind are looked at, of so many in a whole run. */
  readonly examples: (most: number) => number;
  /** The most commits of a game; a longer one counts as endless. */
  readonly mostCommits: number;
  /** The requests of the ruleset's functions to the environment since the last look. */
  readonly impurities: Set<string>;
}

/** Plain data as text, to be compared byte for byte. */
export const bytes = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value));

/** Shortens a text for a message. */
export const brief = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

/** Where two texts part, for a message. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 80);
  return `they part at character ${at}: «${one.slice(from, at + 120)}» against «${other.slice(from, at + 120)}»`;
}
