import { randomBytes } from 'node:crypto';
import { atSeat, Random, refuseGame, type AnyTagged, type GameCommand, type Seat } from '#kernel';
import { propose, SYSTEM, type Attempt } from './attempt.js';
import type { Clock } from './clock.js';
import { obligationCommandId } from './derived-id.js';
import type { LoadedGame } from '#records';
import { dutyOf, waitsForItsTime, type Duty, type DutyOfGame } from './obligations.js';
import { legalOf } from './sight.js';

/** A job meets an obligation: refused as not due when the game no longer, or not yet, asks for it. */
export function meeting(
  { gameId, key }: DutyOfGame,
  { now, luck }: { readonly now: Clock; readonly luck: () => Random },
): Attempt {
  return {
    streamId: gameId,
    commandId: obligationCommandId(gameId, key),
    actor: SYSTEM,
    // The id is derived from the obligation: whatever it was given for was meant.
    intent: () => ({}),
    decide(loaded) {
      const duty = dutyOf(loaded, key);
      if (duty === undefined || (waitsForItsTime(duty) && duty.dueAt > now())) {
        return { status: 'refused', refusal: refuseGame('nothingDue'), ruleset: loaded.ruleset };
      }
      return propose(commandFor(loaded, duty, luck));
    },
  };
}

function commandFor(loaded: LoadedGame, duty: Duty, luck: () => Random): GameCommand {
  switch (duty.kind) {
    case 'automatic':
      return { type: 'runStep', key: duty.payload.key };
    case 'deadline':
      return { type: 'expireStep', stepId: duty.payload.stepId };
    case 'bot':
      return { type: 'play', seat: duty.payload.seat, command: botCommand(loaded, duty.payload.seat, luck()) };
    case 'campaign':
      throw new TypeError(`What game ${loaded.gameId} has to tell is for campaigns to meet: use meetObligation.`);
  }
}

/** Chance that nobody can foresee. */
export const unforeseen = (): Random => Random.from(randomBytes(16).toString('hex'));

/** What the bot at a seat does. Its chance is not the game's: nobody needs to prove it. */
function botCommand(loaded: LoadedGame, seat: Seat, random: Random): AnyTagged {
  const { ruleset, game } = loaded;
  const name = game.seats.find((holder) => holder.seat === seat)?.bot ?? '';
  const bot = ruleset.bots[name];
  if (!bot) throw new Error(`Game ${loaded.gameId}: the ruleset "${ruleset.name}" has no bot "${name}".`);
  const view: unknown = ruleset.view(game.state, atSeat(seat));
  return bot({ seat, view, legal: legalOf(loaded, seat), random }) as AnyTagged;
}
