import type { Card } from '#cards';
import { influenceTaken } from '#cards/engine';
import { type PlayerView, printed } from '#arena/queries';
import type { Outlook } from './outlook.js';

/*
 * The stakes of the game, counted in victorious creatures. The last step to a victory is worth much more.
 */

const VICTORIES = [1, 1.05, 1.15, 1.4, 6];
const RUINS = [1.6, 2.3, 6];
/** A captive that can beat its guardian, before and after the guardian has a ruin. */
const CAPTIVE = { closed: 0.8, open: 2.5 };
const HARMLESS_CAPTIVE = 0.05;

/** The worth of one more victorious creature to a seat. */
export const victoryOf = ({ victorious }: PlayerView): number => VICTORIES[victorious.length] ?? 0;

export const ruins = ({ strongholds }: PlayerView): number => strongholds.filter(({ ruin }) => ruin).length;

/** The cost for a seat of losing one more stronghold: with the first it lays its guardian open to a captive (ARENA-CHA-02). */
export const ruinOf = (victim: PlayerView, captor: PlayerView): number =>
  (RUINS[ruins(victim)] ?? 0) + (ruins(victim) === 0 && threatens(captor, victim) ? CAPTIVE.open - CAPTIVE.closed : 0);

/** True when a seat has a captive that can beat the guardian of the other one. */
export const threatens = (captor: PlayerView, victim: PlayerView): boolean =>
  captor.captive !== undefined && captiveWorth(printed(captor.captive.cardId), captor, victim) > HARMLESS_CAPTIVE;

/** The stakes in the duel zone: a victory for either side. */
export const duelStake = ({ me, enemy }: Outlook): number => victoryOf(me) + victoryOf(enemy);

/** The total of a creature in a challenge with so many power stones of a guardian (ARENA-CHA-07). */
export function challengePower(captive: Card, captor: PlayerView, stones = captor.powerStones): number {
  const offered = stones * ((captor.guardian && printed(captor.guardian).influenceValue) || 0);
  return (captive.vitality ?? 0) + (captive.influenceable ? influenceTaken('ARENA', captive, 0, offered) : 0);
}

/** The worth of a captive to its captor, against the guardian of the other seat. */
export function captiveWorth(captive: Card, captor: PlayerView, victim: PlayerView): number {
  const vitality = (victim.guardian && printed(victim.guardian).vitality) || 0;
  if (challengePower(captive, captor) <= vitality) return HARMLESS_CAPTIVE;
  return ruins(victim) > 0 ? CAPTIVE.open : CAPTIVE.closed;
}

/** The gain of a seat by taking a creature prisoner: less the one that it would have to let go (ARENA-PRS-03). */
export const captureGain = (captive: Card, captor: PlayerView, victim: PlayerView): number =>
  captiveWorth(captive, captor, victim) -
  (captor.captive ? captiveWorth(printed(captor.captive.cardId), captor, victim) : 0);
