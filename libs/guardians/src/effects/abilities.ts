import { type CardKey, effectsIn, type NumberedEffect } from '#cards';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { ownerOf } from '../table/cards.js';
import { otherSeat, playerOf, positions } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { bearersOf } from '../table/standard-bearers.js';
import { playableCards } from './playable-cards.js';
import { isTimed } from './timing.js';
import { targetsFor } from './use-effects.js';

/**
 * The cards of a seat whose abilities can be used: guardian, standard bearer, what is attached to strongholds, and its beaten
 * creatures (guardians.md 7). All of them are public. Guardians go by their library id.
 */
export function* abilityCards(state: State, seat: Seat): Iterable<CardKey> {
  const { guardian } = playerOf(state, seat);
  if (guardian !== null) yield guardian;
  if (!state.marks.plainBearers.includes(seat)) yield* bearersOf(state, seat);
  for (const home of [seat, otherSeat(seat)]) {
    const { strongholds } = playerOf(state, home);
    for (const position of positions) {
      const works = strongholds?.[position].works ?? null;
      if (works !== null && ownerOf(state, works) === seat) yield works;
    }
  }
  for (const { id, seat: owner, beaten } of state.combat?.fighters ?? []) if (owner === seat && beaten) yield id;
}

/** The abilities printed on a card: activated ones, what an upgrade holds, and what saves a beaten creature (cards.md 5.3). */
export const abilitiesOf = (state: State, source: CardKey): NumberedEffect[] =>
  effectsIn('GUARDIANS', sourceCard(state, source)).filter(
    ({ effect: { op, trigger } }) => trigger === 'ACTIVATED' || trigger === 'BEATEN' || op === 'HOLD',
  );

/** Those of them that are for this window: a `SAVE` when the combat ends, what is held on an own turn (guardians.md 11.4). */
export const abilitiesNow = (state: State, source: CardKey): NumberedEffect[] =>
  abilitiesOf(state, source).filter(({ effect: { op, trigger, timing = [] } }) => {
    if (trigger === 'BEATEN') return state.stage === 'COMBAT_HEAL';
    return isTimed(state, op === 'HOLD' ? ['TURN'] : timing);
  });

/** How the use of an ability is marked for the turn; both seats may have the same guardian. */
export const markOf = (seat: Seat, source: CardKey, index: number): string => `${seat} ${source} ${index}`;

/** The ability that the seat uses when it uses the card now: the first one of this window that it has not used. */
export const abilityToUse = (state: State, seat: Seat, source: CardKey): NumberedEffect | undefined =>
  abilitiesNow(state, source).find((ability) => !state.marks.abilities.includes(markOf(seat, source, ability.index)));

/** True when it can be paid for and finds something to act on: all of it public (guardians.md 7.1). */
function canUse(state: State, seat: Seat, source: CardKey): boolean {
  const ability = abilityToUse(state, seat, source);
  if (!ability || (ability.effect.cost ?? 0) > playerOf(state, seat).stones) return false;
  return targetsFor(state, seat, source, [ability]).length > 0;
}

/** True when the seat has an ability that it could use now, by public facts (GUARD-133, guardians.md 7.1). */
function hasUsableAbility(state: State, seat: Seat): boolean {
  for (const cardId of abilityCards(state, seat)) if (canUse(state, seat, cardId)) return true;
  return false;
}

/** A seat is asked in a window of plays: it has cards to play from, or an ability (guardians.md 7.1). */
export const mayPlay = (state: State, seat: Seat): boolean =>
  playableCards(state, seat).length > 0 || hasUsableAbility(state, seat);
