import { readWith } from '#kernel';
import { gameCommandSchema, isAbleTo, type GameCommand } from '#kernel/server';
import { leagueOf } from '#leagues';
import type { LoadedGame } from '#records';
import { propose, refuses, type GameCommandRequest } from './command-request.js';
import type { Forbidden, Refused } from '../outcome.js';
import type { ConsentAct, ConsentRequest } from '../requests.js';
import { seatOf } from '../reading/visibility.js';
import { by, unknownBot } from './table-commands.js';

/** A seat proposes something, answers, withdraws, ends a pause, or hands over to a bot. */
export const consenting = ({ act, ...request }: ConsentRequest): GameCommandRequest => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  intent: () => ({ ...act }),
  commandOn(loaded) {
    const own = seatOf(loaded, request.account)?.seat;
    if (own === undefined) return noSeat;
    if (!isAbleTo(loaded.release.kernel, 'proposals'))
      return refuses(loaded, 'tooOld', { version: loaded.ruleset.version });
    const refused = refuseBot(loaded, act);
    if (refused) return refused;
    const { data, issues } = readWith<GameCommand>(gameCommandSchema, { ...meant(loaded, act, own), seat: own });
    return issues ? refuses(loaded, 'invalidCommand', { issues }) : propose(data);
  },
});

const noSeat: Forbidden = { status: 'forbidden', reason: 'noSeat' };

const withoutSeat = (loaded: LoadedGame, account: string): Forbidden | undefined =>
  seatOf(loaded, account) ? undefined : noSeat;

/** A bot has to be there, and does not play for a player of a league. */
function refuseBot(loaded: LoadedGame, act: ConsentAct): Refused | undefined {
  const bot = 'bot' in act ? act.bot : undefined;
  if (bot === undefined) return undefined;
  return leagueOf(loaded) === undefined ? unknownBot(loaded, bot) : refuses(loaded, 'noBotsInLeagues');
}

/** An undo goes to before the latest command of the seat, unless it says how far. */
function meant({ release: { kernel }, game }: LoadedGame, act: ConsentAct, seat: number): ConsentAct {
  if (act.type !== 'propose' || act.kind !== 'UNDO' || act.to !== undefined) return act;
  const [to = game.version] = kernel.undoesTo(game, seat);
  return { ...act, to };
}
