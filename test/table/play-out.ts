import type { CardLook } from './card-look.js';
import type { TableClient } from './table-client.js';
import type { Wish } from './wishes.js';

/** A player at a table. */
export interface Seated<Look extends CardLook> {
  readonly client: TableClient;
  readonly wish: Wish<Look>;
}

/** A running game, and the way in which a client reads it. */
export interface Played<Look extends CardLook> {
  readonly gameId: string;
  readonly lookAs: (client: TableClient) => Promise<Look>;
}

/**
 * Plays a game to its end, or until a player sees the wanted state, each player by its wishes. Returns all
 * their positions during the game, in order.
 */
export async function playOut<Look extends CardLook>(
  { gameId, lookAs }: Played<Look>,
  players: readonly Seated<Look>[],
  until: (look: Look) => boolean = () => false,
): Promise<Look[]> {
  const looks: Look[] = [];
  for (;;) {
    for (const { client, wish } of players) {
      const look = await lookAs(client);
      if (look.position.status === 'OVER') return looks;
      looks.push(look);
      if (until(look)) return looks;
      if (look.position.waiting?.mine) await give(client, gameId, wish(look));
    }
  }
}

/** Sends a command that must be accepted. */
export async function give(client: TableClient, gameId: string, command: unknown): Promise<void> {
  await client.must('submitCommand', 'SubmitCommandInput', { gameId, command }, 'version');
}
