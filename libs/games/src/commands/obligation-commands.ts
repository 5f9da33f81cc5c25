import { randomBytes } from 'node:crypto';
import { Random, waitsForSeats, type AnyTagged, type Seat } from '#kernel';
import { deadlineOfSeat, hasOwnTimes, type GameCommand } from '#kernel/server';
import { propose, refuses, type GameCommandRequest } from './command-request.js';
import { SYSTEM, type LoadedGame } from '#records';
import { obligationOf, waitsForItsTime, type GameObligation, type ObligationRef } from '../obligations/obligations.js';
import { RulesFault } from './rules-fault.js';
import { think } from './think.js';

/** The dependencies of meeting an obligation, beside the game. */
export interface MeetingParts {
  /** The chance of a bot's next move. */
  readonly luck: () => Random;
  /** The events that a seat has seen of a game, from the beginning to now: for bots that remember. */
  readonly history: (loaded: LoadedGame, seat: Seat) => Promise<readonly AnyTagged[]>;
}

type BotParts = Pick<MeetingParts, 'luck' | 'history'>;

/** A job meets an obligation: refused as not due when the game no longer, or not yet, asks for it. */
export function meeting(
  { gameId, key, commandId }: ObligationRef & { readonly commandId: string },
  { luck, history }: MeetingParts,
): GameCommandRequest {
  return {
    streamId: gameId,
    commandId,
    actor: SYSTEM,
    // The id is derived from the obligation: it cannot have been given for another command.
    intent: () => ({}),
    async commandOn(loaded, at) {
      const obligation = RulesFault.around(gameId, () => obligationOf(loaded, key));
      if (obligation === undefined || (waitsForItsTime(obligation) && obligation.dueAt > at)) {
        return refuses(loaded, 'nothingDue');
      }
      return propose(await commandFor(loaded, { obligation, at }, { luck, history }));
    },
  };
}

async function commandFor(
  loaded: LoadedGame,
  { obligation, at }: { readonly obligation: GameObligation; readonly at: number },
  parts: BotParts,
): Promise<GameCommand> {
  switch (obligation.kind) {
    case 'automatic':
      return { type: 'runStep', key: obligation.payload.key };
    case 'deadline':
      return expiry(loaded, obligation, at);
    case 'leaver':
      return { type: 'replaceLeaver', seat: obligation.payload.seat };
    case 'bot':
      return {
        type: 'play',
        seat: obligation.payload.seat,
        command: await botCommand(loaded, obligation.payload.seat, parts),
      };
    case 'emptyTable':
      return { type: 'abandonGame' };
    case 'pause':
      return { type: 'endPause' };
    case 'seeds':
      return { type: 'expireSeeds' };
    case 'campaign':
    case 'league':
      throw new TypeError(
        `Game ${loaded.gameId} owes this to another stream, which is for others to meet: use meetObligation.`,
      );
  }
}

/** Where seats have times of their own, only those whose time has run out are late: all of them, in any order of jobs. */
function expiry(
  { release: { ruleset, kernel }, game }: LoadedGame,
  { payload: { stepId } }: Extract<GameObligation, { kind: 'deadline' }>,
  at: number,
): GameCommand {
  const waiting = kernel.waitingIn(ruleset, game);
  if (!waitsForSeats(waiting) || !hasOwnTimes(game.clocks, waiting)) return { type: 'expireStep', stepId };
  const seats = waiting.seats.filter((seat) => (deadlineOfSeat(game.clocks, waiting, seat) ?? Infinity) <= at);
  return { type: 'expireStep', stepId, seats };
}

/** Unpredictable chance. */
export const unforeseen = (): Random => Random.from(randomBytes(16).toString('hex'));

/** The command of the bot at a seat. Its chance is not the game's: it needs no proof. */
async function botCommand(loaded: LoadedGame, seat: Seat, { luck, history }: BotParts): Promise<AnyTagged> {
  const { release, game } = loaded;
  const { ruleset, kernel, presentation } = release;
  const name = game.seats.find((holder) => holder.seat === seat)?.bot ?? '';
  const bot = presentation.bots[name];
  if (!bot) throw new Error(`Game ${loaded.gameId}: the ruleset "${ruleset.name}" has no bot "${name}".`);
  const events = bot.remembers ? await history(loaded, seat) : undefined;
  const sight = () => kernel.sightOf(ruleset, game, { seat, random: luck(), ...(events ? { events } : {}) });
  if (!bot.thinking) return RulesFault.around(loaded.gameId, () => bot(sight()) as AnyTagged);
  const steps = RulesFault.around(loaded.gameId, () => bot.thinking?.steps(sight())) as Generator<undefined, AnyTagged>;
  return think(() => RulesFault.around(loaded.gameId, () => steps.next()));
}
