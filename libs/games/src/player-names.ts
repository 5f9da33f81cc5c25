import type { LoadedGame } from '#records';

/** Whoever knows accounts by their id. */
export interface KnowsNames {
  load(account: string): Promise<{ readonly name: string } | undefined>;
}

/**
 * The names of the players of a game by seat: of its account, or of its bot with the number of the seat, from 1. A seat
 * without either has none.
 */
export async function playerNames({ game }: LoadedGame, accounts: KnowsNames): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { seat, account, bot } of game.seats) {
    const name = account === null ? bot && `${bot} (${seat + 1})` : (await accounts.load(account))?.name;
    if (name) names[seat] = name;
  }
  return names;
}
