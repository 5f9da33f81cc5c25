import { type LoadedGame, rematchId } from '#records';
import { refuses } from './commands/command-request.js';
import { campaignOf } from './obligations/campaign-record.js';
import type { Games } from './games.js';
import type { Outcome } from './outcome.js';
import type { JoinRequest } from './requests.js';
import { seatOf } from './reading/visibility.js';

/** A player of a game wants another one like it. `gameId`: the game that is over; `seat`: the one that they had there when absent. */
export type RematchRequest = Omit<JoinRequest, 'expectedVersion' | 'invitation'>;

/**
 * A game is played again: the same rules and options, the same bots, and seats for those who had them. A game has one
 * rematch: the first request opens it, later ones sit down there. A retry under the same command id finishes an unfinished one.
 */
export async function rematch(games: Games, request: RematchRequest): Promise<Outcome> {
  const { account } = request;
  const over = await games.load(request.gameId);
  if (!over) return { status: 'notFound', what: 'game' };
  const held = seatOf(over, account);
  if (!held) return { status: 'forbidden', reason: 'noSeat' };
  if (over.game.phase !== 'over') return refuses(over, 'notOver');
  if (campaignOf(over) !== undefined) return refuses(over, 'adventureOfCampaign');
  const gameId = rematchId(over.gameId);
  let next = await games.load(gameId);
  if (!next) {
    const opened = await open(games, over, request);
    // Not accepted where another player was quicker: then it is there.
    next = opened.status === 'accepted' ? opened.loaded : await games.load(gameId);
    if (!next) return opened;
  }
  if (next.game.openedBy === account) await seatBots(games, over, { ...request, gameId });
  const invitation = await games.invitation(next);
  return games.join({ ...request, gameId, seat: request.seat ?? held.seat, invitation });
}

const open = (games: Games, { ruleset, game }: LoadedGame, request: RematchRequest): Promise<Outcome> =>
  games.open({
    commandId: games.ids.of('open rematch', request.commandId),
    account: request.account,
    ruleset: ruleset.name,
    options: game.options,
    byInvitation: game.invitation !== undefined,
    unlisted: game.unlisted === true,
    bank: game.bank,
    takeBack: game.takeBack === true,
    undo: game.undoBy,
    spectatorDelay: game.spectatorDelay,
    calendar: game.calendar,
    vacation: game.vacation,
    hiddenSeeds: game.hiddenSeeds === true,
    leavers: game.leavers,
    noSubstitutes: game.noSubstitutes === true,
    rematchOf: request.gameId,
  });

/** The bots sit where they sat, with what they brought. Where a player was quicker, the seat is theirs. */
async function seatBots(games: Games, { game }: LoadedGame, { gameId, commandId, account }: RematchRequest) {
  for (const { seat, bot, brought } of game.seats) {
    if (bot === null) continue;
    const own = games.ids.of('seat', commandId, String(seat));
    await games.addBot({ gameId, commandId: own, account, seat, bot, brought });
  }
}
