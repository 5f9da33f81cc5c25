import type { CardKey } from '#cards';
import { abilitiesBy } from '#cards/effects';
import { effectsIn, type NumberedEffect } from '#cards/engine';
import type { Seat } from '#kernel';
import type { Target } from '../commands.js';
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
const abilitiesOf = (state: State, source: CardKey): NumberedEffect[] =>
  effectsIn('ARENA', sourceCard(state, source)).filter(
    ({ effect: { trigger } }) => trigger === 'ACTIVATED' || trigger === 'BEATEN',
  );

/** Those of them that are for this window; a `SAVE` is for either action window of a combat. */
const abilitiesNow = (state: State, source: CardKey): NumberedEffect[] =>
  abilitiesOf(state, source).filter(({ effect }) =>
    isTimed(state, effect.trigger === 'BEATEN' ? ['MATCHUP'] : (effect.timing ?? [])),
  );

/** How they are used, each once a turn (ARENA-GEN-11). */
export const { abilityToUse, hasUsableAbility, abilityOffers, refusedAbility } = abilitiesBy<State, Target>({
  cards: abilityCards,
  of: abilitiesOf,
  now: abilitiesNow,
  targets: targetsFor,
  rules: { ability: 'ARENA-ENL-11', once: 'ARENA-GEN-11', cost: 'ARENA-SPL-03', target: 'ARENA-SPL-04' },
});
