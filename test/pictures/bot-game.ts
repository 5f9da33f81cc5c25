import { LocalGame, Random, usualBot, type AnyRuleset } from '#kernel';

/** How a game is set up; the fewest seats and the ruleset's own options by default. */
export interface SetUp {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Lets the usual bot of a ruleset play all seats of a game to the end. `look` gets the game before every command and
 * after the last, and ends it by giving `true`. Gives the number of commands. The same seed gives the same game.
 */
export function playBots(
  ruleset: AnyRuleset,
  { seats, options = {} }: SetUp,
  seed: string,
  look: (local: LocalGame, played: number) => unknown,
): number {
  const local = LocalGame.start(ruleset, { seed, options, ...(seats === undefined ? {} : { seats }) });
  const bot = ruleset.bots[usualBot(ruleset)!]!;
  return local.playOut(
    local.game.seats.map(() => bot),
    Random.from(seed),
    { look: (played) => look(local, played) },
  );
}
