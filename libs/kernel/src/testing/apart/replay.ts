import type { GameCommand } from '../../game-commands.js';
import { describeEvent } from '../../describe-event.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator } from '../../seat.js';
import type { LawOptions } from '../check-laws.js';
import { playedAt, setTable } from '../random-games.js';

/** One commit of a random game, for people who look for a fault in it. */
export interface ReplayedCommit {
  readonly firstVersion: number;
  readonly command: GameCommand;
  /** A sentence for each event, in full. */
  readonly sentences: readonly string[];
  /** The views after the commit, by seat, and that of a spectator at the end; none before the start of the game. */
  readonly views: readonly unknown[];
}

/** A random game that the laws judge. */
export interface Replay {
  readonly ruleset: string;
  readonly seed: string;
  readonly commits: readonly ReplayedCommit[];
  /** Why the game does not go on, where the rules throw. */
  readonly fault?: string;
}

/** Plays one of the random games of some laws, by its number. */
export function replayed(ruleset: AnyRuleset, options: LawOptions, number: number): Replay {
  const table = setTable(ruleset, options, number);
  const { seed, seats, local } = table;
  const names = seats.map((seat) => `seat ${seat}`);
  const viewers = [...seats.map(atSeat), spectator];
  const commits: ReplayedCommit[] = [];
  try {
    for (const { firstVersion, command, events } of playedAt(table, options)) {
      const { state } = local.game;
      const sentences = events.map((event) => describeEvent(ruleset, event, 'en', names, local.game));
      const views = state === null ? [] : viewers.map((viewer) => ruleset.view(state, viewer) as unknown);
      commits.push(structuredClone({ firstVersion, command, sentences, views }));
    }
  } catch (fault) {
    return {
      ruleset: ruleset.name,
      seed,
      commits,
      fault: fault instanceof Error ? (fault.stack ?? '') : String(fault),
    };
  }
  return { ruleset: ruleset.name, seed, commits };
}
