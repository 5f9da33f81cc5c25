import type { Seat } from '#kernel';
import type { Game, GameCommand, GameCommandOf } from '#kernel/server';
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
  if (isOfPlayer(command)) {
    const account = accountOf(game, command.seat);
    return only(actor === account, account ?? 'the player at the seat');
  }
  switch (command.type) {
    case 'openGame':
      return only(actor === command.openedBy, `the opener, ${command.openedBy}`);
    case 'takeOverSeat':
      return only(actor === command.account, `the player, ${command.account}`);
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
    case 'abandonGame':
      return only(actor === game.openedBy || actor === SYSTEM, `the opener, ${game.openedBy}, or ${SYSTEM}`);
    case 'closeGame':
    case 'expireSeeds':
    case 'pardonClock':
    case 'replacePlayer':
    case 'replaceLeaver':
    case 'runStep':
    case 'expireStep':
      return only(actor === SYSTEM, SYSTEM);
  }
}

const accountOf = ({ seats }: Readonly<Game>, seat: Seat | undefined): string | null =>
  seat === undefined ? SYSTEM : (seats.find((each) => each.seat === seat)?.account ?? null);

const OF_PLAYERS = [
  'playAll',
  'takeBack',
  'takeVacation',
  'grantTime',
  'resign',
  'giveSeed',
  'offerSeat',
  'withdrawOffer',
  'propose',
  'answerProposal',
  'withdrawProposal',
  'endPause',
  'handToBot',
] as const satisfies readonly GameCommand['type'][];

/** True for a command that only the account at its seat gives; without a seat, the end of a pause is the server's. */
const isOfPlayer = (command: GameCommand): command is GameCommandOf<(typeof OF_PLAYERS)[number]> =>
  (OF_PLAYERS as readonly string[]).includes(command.type);

/** The id that a game has to have, where it is another one: it follows from the opener and the command id. */
export function wrongGameId({ streamId, actor, commandId, command }: StoredCommit): string | undefined {
  const { rematchOf } = command as { readonly rematchOf?: string };
  const due = rematchOf === undefined ? openedGameId(actor, commandId) : rematchId(rematchOf);
  return due === streamId ? undefined : due;
}
