import { type CardKey, effectsIn, type NumberedEffect } from '#cards';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { ownerOf } from '../table/cards.js';
import { otherSeat, playerOf, standing, strongholdOf } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { isTimed } from './timing.js';
import { targetsFor } from './use-effects.js';

/**
 * The cards of a seat whose abilities can be used: guardian, standard bearer, strongholds, upgrades (ARENA-ENL-11), and its
 * duellist for its `SAVE` (ARENA-RES-04). All of them are public. Guardians and strongholds go by their library id.
 */
export function* abilityCards(state: State, seat: Seat): Iterable<CardKey> {
  const { guardian, standardBearer } = playerOf(state, seat);
  if (guardian !== null) yield guardian;
  if (standardBearer !== null) yield standardBearer;
  for (const home of [seat, otherSeat(seat)]) {
    for (const position of standing(state, home)) {
      const { card, upgrade, downgrade } = strongholdOf(state, home, position);
      if (home === seat) yield card;
      for (const id of [upgrade, downgrade]) if (id !== null && ownerOf(state, id) === seat) yield id;
    }
  }
  for (const { id, part, seat: owner } of state.combat?.fighters ?? []) {
    if (owner === seat && part === 'DUELLIST') yield id;
  }
}

/** The abilities printed on a card: activated ones, and `SAVE`, which is paid for beforehand (cards.md 5.3). */
export const abilitiesOf = (state: State, source: CardKey): NumberedEffect[] =>
  effectsIn('ARENA', sourceCard(state, source)).filter(
    ({ effect: { trigger } }) => trigger === 'ACTIVATED' || trigger === 'BEATEN',
  );

/** Those of them that are for this window; a `SAVE` is for either action window of a combat. */
export const abilitiesNow = (state: State, source: CardKey): NumberedEffect[] =>
  abilitiesOf(state, source).filter(({ effect }) =>
    isTimed(state, effect.trigger === 'BEATEN' ? ['MATCHUP'] : (effect.timing ?? [])),
  );

/** How the use of an ability is marked for the turn; both seats may have the same guardian or stronghold. */
export const markOf = (seat: Seat, source: CardKey, index: number): string => `${seat} ${source} ${index}`;

/** The ability that the seat uses when it uses the card now: the first one of this window that it has not used. */
export const abilityToUse = (state: State, seat: Seat, source: CardKey): NumberedEffect | undefined =>
  abilitiesNow(state, source).find((ability) => !state.marks.abilities.includes(markOf(seat, source, ability.index)));

/** True when it can be paid for and finds something to act on: all of it public (arena.md 7.1). */
export function canUse(state: State, seat: Seat, source: CardKey): boolean {
  const ability = abilityToUse(state, seat, source);
  if (!ability || (ability.effect.cost ?? 0) > playerOf(state, seat).stones) return false;
  return targetsFor(state, seat, [ability]).length > 0;
}

/** True when the seat has an ability that it could use now, by public facts (arena.md 7.1). */
export function hasUsableAbility(state: State, seat: Seat): boolean {
  for (const cardId of abilityCards(state, seat)) if (canUse(state, seat, cardId)) return true;
  return false;
}
