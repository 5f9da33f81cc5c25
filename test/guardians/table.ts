import { bringing } from '../table/card-decks.js';
import type { Box } from '../table/card-look.js';
import type { TableClient } from '../table/table-client.js';
import * as endings from '../table/ending.js';
import * as play from '../table/play-out.js';
import { Look } from './look.js';

export const { deck } = bringing('guardians');

/** Plays a game of Guardians out, each player by its wishes. */
export const playOut = (
  gameId: string,
  box: Box,
  players: readonly play.Seated<Look>[],
  until?: (look: Look) => boolean,
): Promise<Look[]> => play.playOut({ gameId, lookAs: (client) => Look.at(client, gameId, box) }, players, until);

/** Asks how a game ended. */
export const endingOf = (client: TableClient, gameId: string): Promise<endings.Ending> =>
  endings.endingOf(client, gameId, 'GuardiansView');
