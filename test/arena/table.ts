import { bringing } from '../table/card-decks.js';
import type { Box } from '../table/card-look.js';
import { openClub as openClubFor, seatTwo, type Club } from '../table/club.js';
import * as endings from '../table/ending.js';
import * as play from '../table/play-out.js';
import { openGame, type Brings } from '../table/seating.js';
import type { TableClient } from '../table/table-client.js';
import { Look } from './look.js';

export const { starter, deck } = bringing('arena');

/** An API, and people who play Arena on it. */
export const openClub = <const Names extends readonly string[]>(...names: Names): Promise<Club<Names>> =>
  openClubFor('arena', ...names);

/** Seats two with what they bring, in their order, and starts their game. Gives the id of the game. */
export const seat = (
  players: readonly [TableClient, TableClient],
  brings: readonly [Brings, Brings],
  arena: object = {},
): Promise<string> => seatTwo(players, { arena }, brings);

/** Opens a game with its first seat for its opener. */
export const open = (opener: TableClient, brings: Brings, arena: object = {}): Promise<string> =>
  openGame(opener, { arena }, brings);

/** Plays a game out, each player by its wishes. */
export const playOut = (
  gameId: string,
  box: Box,
  players: readonly play.Seated<Look>[],
  until?: (look: Look) => boolean,
): Promise<Look[]> => play.playOut({ gameId, lookAs: (client) => Look.at(client, gameId, box) }, players, until);

/** Asks how a game ended. */
export const endingOf = (client: TableClient, gameId: string): Promise<endings.Ending> =>
  endings.endingOf(client, gameId, 'ArenaView');
