import { clone, type AnyRules, type AnyTagged, type EventReason, type Locale } from '#kernel';
import { describeEvent, reasonOfEvent, type Game } from '#kernel/server';
import type { StoredCommit } from './commit.js';
import type { RulesetRelease } from './ruleset-release.js';
import { formsOf, inFormOf } from './event-forms.js';
import { GENESIS_HASH } from './hash-chain.js';

/** A game folded up to a commit. Shared between readers: never change it, clone `game` first. */
export interface LoadedGame {
  readonly gameId: string;
  /** The rules that the game was opened under, and the kernel that runs them. */
  readonly release: RulesetRelease;
  /** Those rules. */
  readonly ruleset: AnyRules;
  readonly game: Readonly<Game>;
  /** Hash of the last commit folded, lower-case hex. */
  readonly hash: string;
  /** When the game was opened, in milliseconds since 1970; 0 before that. */
  readonly openedAt: number;
  /** When the last commit folded was made, in milliseconds since 1970. */
  readonly at: number;
  /** Version at which the open step went on after it had been suspended; 0 when it never was. */
  readonly resumedAt: number;
}

/** A game before its first commit. */
export const unopenedGame = (gameId: string, release: RulesetRelease): LoadedGame => ({
  gameId,
  release,
  ruleset: release.ruleset,
  game: release.kernel.newGame(),
  hash: GENESIS_HASH,
  openedAt: 0,
  at: 0,
  resumedAt: 0,
});

/** A game after further commits; the one given stays as it is. Throws when the commits do not follow on it. */
export function foldGame(base: LoadedGame, commits: readonly StoredCommit[]): LoadedGame {
  const last = commits.at(-1);
  if (!last) return base;
  const game = clone(base.game);
  const openedAt = openedAtOf(base, commits[0] ?? last);
  const { ruleset, kernel } = base.release;
  const forms = formsOf(ruleset);
  let { resumedAt } = base;
  for (const { firstVersion, at, command, events } of commits) {
    if (firstVersion !== game.version + 1) {
      throw new Error(`Game ${base.gameId}: commit ${firstVersion} does not follow on version ${game.version}.`);
    }
    const before = { clocks: game.clocks, stoppedAt: game.stoppedAt, resumedAt };
    kernel.applyCommit(ruleset, game, {
      at,
      command: command as { type: string },
      events: clone(forms.tagged(events)),
    });
    resumedAt = resumedAfter(before, game);
  }
  return { ...base, game, hash: last.hash, openedAt, at: last.at, resumedAt };
}

/** When a game was opened, of which this commit is the next. */
export const openedAtOf = ({ game, openedAt }: LoadedGame, next: { readonly at: number }): number =>
  game.version === 0 ? next.at : openedAt;

/** `resumedAt` of a game after a commit. */
export function resumedAfter(
  before: Pick<Game, 'clocks'> & Pick<LoadedGame, 'resumedAt'> & { readonly stoppedAt: number | undefined },
  { clocks, version, stoppedAt }: Pick<Game, 'clocks' | 'version' | 'stoppedAt'>,
): number {
  const running = clocks.find(({ due }) => due !== null);
  const past = before.clocks.find(({ stepId }) => stepId === running?.stepId);
  if (past === undefined) return 0;
  const wentOn = past.due === null || (before.stoppedAt !== undefined && stoppedAt === undefined);
  return wentOn ? version : before.resumedAt;
}

/**
 * A sentence for people about an event of a game, of any release of its rules.
 * @param event may be redacted. @param names the players' names by seat.
 */
export const describedIn = (
  { release: { ruleset, presentation }, game }: LoadedGame,
  event: AnyTagged,
  locale: Locale,
  names: readonly string[],
): string => describeEvent(presentation, inFormOf(presentation, ruleset, event), locale, names, game);

/** Why an event of a game came out as it did, of any release of its rules; the arguments are those of `describedIn`. */
export const reasonIn = (
  { release: { ruleset, presentation }, game }: LoadedGame,
  event: AnyTagged,
  locale: Locale,
  names: readonly string[],
): EventReason | undefined => reasonOfEvent(presentation, inFormOf(presentation, ruleset, event), locale, names, game);
