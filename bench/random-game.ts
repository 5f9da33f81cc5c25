import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import {
  LocalGame,
  Random,
  randomBot,
  waitsForSeats,
  type AnyRuleset,
  type LocalCommit,
  type LocalGameOptions,
} from '#kernel';
import { applyCommit, newGame, type GameCommand } from '#kernel/server';
import { skarov } from '#skarov-presentation';

/** A game that random players play; the same number gives the same game. */
export interface RandomGame {
  /** The game, as a table of figures names it. */
  readonly title: string;
  readonly ruleset: AnyRuleset;
  readonly setUp: Omit<LocalGameOptions, 'seed'>;
}

/** Guilds at a table of so many. */
export const guildsFor = (seats: number): RandomGame => ({
  title: `Guilds, ${seats} seats`,
  ruleset: guilds,
  setUp: { seats },
});

/** Skarov against so many heroes, the base built. */
export const skarovFor = (heroes: number): RandomGame => ({
  title: `Skarov, ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}`,
  ruleset: skarov,
  setUp: { options: { heroes } },
});

/** Guardians with the starter decks. */
export const guardiansGame: RandomGame = { title: 'Guardians', ruleset: guardians, setUp: {} };

/** Any legal command of a seat that is waited for, each equally likely; `undefined` when the game is over. */
export function anyCommand(local: LocalGame, random: Random): GameCommand | undefined {
  const { waiting } = local;
  if (!waitsForSeats(waiting)) return undefined;
  const seat = random.pick(waiting.seats);
  return { type: 'play', seat, command: random.pick(local.legal(seat)) };
}

/** Plays a whole game with random players. */
export function playRandomGame({ ruleset, setUp }: RandomGame, number: number): readonly LocalCommit[] {
  const local = LocalGame.start(ruleset, { ...setUp, seed: `bench-${number}` });
  local.playOut(
    local.game.seats.map(() => randomBot),
    Random.from(`bench-players-${number}`),
  );
  return local.commits;
}

/** Folds a game from its first event to its last. */
export function fold({ ruleset }: RandomGame, commits: readonly LocalCommit[]): void {
  const game = newGame();
  for (const commit of commits) applyCommit(ruleset, game, commit);
}

/** Seconds that a piece of work takes. */
export function secondsOf(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1_000;
}
