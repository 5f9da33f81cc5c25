import type { SeatHolder } from '#kernel/server';
import type { LoadedGame } from '#records';

/** A source of account names. */
export interface KnowsNames {
  load(account: string): Promise<{ readonly name: string } | undefined>;
}

/** The name for a seat: of its account, or of its bot with the number of the seat, from 1. */
export async function playerName(
  { seat, account, bot }: SeatHolder,
  accounts: KnowsNames,
): Promise<string | null | undefined> {
  return account === null ? bot && `${bot} (${seat + 1})` : (await accounts.load(account))?.name;
}

/** The names of the players of a game by seat. A free seat has none. */
export async function playerNames({ game }: LoadedGame, accounts: KnowsNames): Promise<readonly string[]> {
  const names: string[] = [];
  const read = async (holder: SeatHolder) => [holder.seat, await playerName(holder, accounts)] as const;
  for (const [seat, name] of await Promise.all(game.seats.map(read))) if (name) names[seat] = name;
  return names;
}

/** The names of the people in a game by seat, `null` for bots: as transcripts have them. */
export async function namesOfPeople(loaded: LoadedGame, accounts: KnowsNames): Promise<readonly (string | null)[]> {
  const names = await playerNames(loaded, accounts);
  return loaded.game.seats.map(({ bot, seat }) => (bot === null ? (names[seat] ?? null) : null));
}
