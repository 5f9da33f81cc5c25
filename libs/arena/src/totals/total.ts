import { influenceTaken, modifiersOf } from '#cards/engine';
import { rulePart, totalFrom, type Total } from '#cards/totals';
import type { Seat } from '#kernel';
import { printed } from '../content/catalogue.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';
import { asCounted } from './annulment.js';
import { isInfluenceable } from './attributes.js';
import { fightersOf } from './duellists.js';
import { challengeBy, fightOf } from './fights.js';
import { partsOf } from './parts.js';
import { ruledInChallenge, ruledInCombat } from './rules-of-parts.js';
import { redGifts, sideParts } from './side-parts.js';

/**
 * The total of a seat in the present round of the combat, and what it is made of in the order of display (ARENA-PRI-06,
 * ARENA-SEC-04, cards.md 6). 0 of nothing without a combat.
 */
export function totalOf(state: State, seat: Seat): Total {
  const { combat } = state;
  if (!combat) return totalFrom([]);
  const fight = fightOf(state);
  const total = totalFrom([
    ...fightersOf(state, seat).flatMap((fighter) => partsOf(state, combat, fight, fighter)),
    ...redGifts(combat, fight, seat),
    ...sideParts(combat, fight, seat),
  ]);
  return ruledInCombat(asCounted(state, combat, fight, seat, total));
}

/**
 * The total of a seat's captive against its guardian with so many power stones: base, influence up to the cap, and texts
 * that speak of challenges (ARENA-CHA-07, ARENA-CHA-09). 0 of nothing without a captive.
 */
export function challengeTotal(state: State, seat: Seat, stones: number): Total {
  const { guardian, prison } = playerOf(state, seat);
  const captive = prison?.captive;
  if (!captive || guardian === null) return totalFrom([]);
  const card = cardOf(state, captive);
  const influence = challengeInfluence(state, seat, stones);
  const total = totalFrom([
    rulePart(
      { sort: 'BASE', card: card.id, source: captive, rule: 'ARENA-CHA-07', value: card.vitality ?? 0 },
      captive,
    ),
    ...modifiersOf(challengeBy(state, seat), captive),
    rulePart({ sort: 'INFLUENCE', card: guardian, source: guardian, rule: 'ARENA-CHA-03', value: influence }, captive),
  ]);
  return ruledInChallenge(total);
}

/** The bonus of so many power stones of a seat for its captive: none without one, or for one that is not influenceable (ARENA-CHA-03). */
export function challengeInfluence(state: State, seat: Seat, stones: number): number {
  const { guardian, prison } = playerOf(state, seat);
  const captive = prison?.captive;
  if (!captive || guardian === null || !isInfluenceable(state, captive)) return 0;
  return influenceTaken('ARENA', cardOf(state, captive), 0, stones * (printed(guardian).influenceValue ?? 0));
}
