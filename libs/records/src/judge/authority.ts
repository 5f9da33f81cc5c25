import type { Seat } from '#kernel';
import type { Game, GameCommand } from '#kernel/server';
import { SYSTEM, type StoredCommit } from '../commit.js';
import { openedGameId, rematchId } from '../derived-id.js';

/** Leagues open games and seat players under a name that no account has. */
const LEAGUE = 'league/';

/**
 * The actors that may give a command, where the actor of its commit may not; `undefined` where it may. Operators, and commands that a
 * server itself gives, are \`system\`.
 * @param game before the commit.
 */
export function wrongActor(game: Readonly<Game>, { actor, command: stored }: StoredCommit): string | undefined {
  const command = stored as unknown as GameCommand;
  const holder = (seat: Seat) => game.seats.find((each) => each.seat === seat);
  const only = (right: boolean, who: string): string | undefined => (right ? undefined : who);
  switch (command.type) {
    case 'openGame':
      return only(actor === command.openedBy, `the opener, ${command.openedBy}`);
    case 'takeSeat':
      return only(
        actor === command.account || (actor === game.openedBy && actor.startsWith(LEAGUE)),
        `the player, ${command.account}, or the league of the game`,
      );
    case 'seatBot':
    case 'startGame':
      return only(actor === game.openedBy, `the opener, ${game.openedBy}`);
    case 'leaveSeat': {
      const own = holder(command.seat)?.account;
      return only(actor === game.openedBy || actor === own, `the opener, ${game.openedBy}, or the player at the seat`);
    }
    case 'play': {
      const { account = null, bot = null } = holder(command.seat) ?? {};
      return only(bot === null ? actor === account : actor === SYSTEM, account ?? `${SYSTEM}, for a bot`);
    }
    case 'playAll':
    case 'takeBack':
    case 'takeVacation':
    case 'grantTime':
    case 'resign':
    case 'giveSeed': {
      const account = holder(command.seat)?.account ?? null;
      return only(actor === account, account ?? 'the player at the seat');
    }
    case 'abandonGame':
      return only(actor === game.openedBy || actor === SYSTEM, `the opener, ${game.openedBy}, or ${SYSTEM}`);
    case 'expireSeeds':
    case 'pardonClock':
    case 'replacePlayer':
    case 'runStep':
    case 'expireStep':
      return only(actor === SYSTEM, SYSTEM);
  }
}

/** The id that a game has to have, where it is another one: it follows from the opener and the command id. */
export function wrongGameId({ streamId, actor, commandId, command }: StoredCommit): string | undefined {
  const { rematchOf } = command as { readonly rematchOf?: string };
  const due = rematchOf === undefined ? openedGameId(actor, commandId) : rematchId(rematchOf);
  return due === streamId ? undefined : due;
}
