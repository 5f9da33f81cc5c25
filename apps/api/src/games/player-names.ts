import type { LoadedGame } from '#games';
import type DataLoader from 'dataloader';
import type { Account } from '#accounts';

/** The names of the players of a game by seat: of its account, or of its bot. A seat without either has none. */
export async function playerNames(
  { game }: LoadedGame,
  accounts: DataLoader<string, Account | undefined>,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { seat, account, bot } of game.seats) {
    const name = account === null ? bot && `${bot} (${seat})` : (await accounts.load(account))?.name;
    if (name) names[seat] = name;
  }
  return names;
}
