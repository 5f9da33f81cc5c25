import type { CardKey, InstanceId } from '#cards';
import { abilitiesBy } from '#cards/effects';
import { effectsIn, type NumberedEffect } from '#cards/engine';
import { mayHold } from '#cards/hidden';
import type { Seat } from '#kernel';
import type { Target } from '../commands.js';
import { currentStep } from '../flow/current-step.js';
import type { State } from '../state.js';
import { cardOf, ownerOf } from '../table/cards.js';
import { otherSeat, playerOf, positions } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { bearersOf } from '../table/standard-bearers.js';
import { playableCards } from './playable-cards.js';
import { effectsNow, isTimed } from './timing.js';
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
const abilitiesOf = (state: State, source: CardKey): NumberedEffect[] =>
  effectsIn('GUARDIANS', sourceCard(state, source)).filter(
    ({ effect: { op, trigger } }) => trigger === 'ACTIVATED' || trigger === 'BEATEN' || op === 'HOLD',
  );

/** Those of them that are for this window: a `SAVE` when the combat ends, what is held on an own turn (guardians.md 11.4). */
const abilitiesNow = (state: State, source: CardKey): NumberedEffect[] =>
  abilitiesOf(state, source).filter(({ effect: { op, trigger, timing = [] } }) => {
    if (trigger === 'BEATEN') return state.stage === 'COMBAT_HEAL';
    return isTimed(state, op === 'HOLD' ? ['TURN'] : timing);
  });

/** How they are used, each once a turn (GUARD-132). */
export const { abilityToUse, hasUsableAbility, abilityOffers, refusedAbility } = abilitiesBy<State, Target>({
  cards: abilityCards,
  of: abilitiesOf,
  now: abilitiesNow,
  targets: targetsFor,
  rules: { ability: 'GUARD-012', once: 'GUARD-132', cost: 'GUARD-012', target: 'GUARD-012' },
});

/** Whether a card of a seat could be played now, wherever it lies: it is timed for this window, and an answer finds its play. */
function isPlayableNow(state: State, seat: Seat, id: InstanceId): boolean {
  const card = cardOf(state, id);
  if (card.type !== 'SPELL' && card.type !== 'ITEM_HAND') return false;
  const effects = effectsNow(state, card);
  if (effects.length === 0) return false;
  return currentStep(state) !== 'RESPONSE' || targetsFor(state, seat, id, effects).length > 0;
}

/** A seat is asked in a window of plays: it has cards to play from, one of which may be for this window, or an ability (guardians.md 7.1). */
export const mayPlay = (state: State, seat: Seat): boolean =>
  hasUsableAbility(state, seat) ||
  (playableCards(state, seat).length > 0 && mayHold(state, seat, (id) => isPlayableNow(state, seat, id)));
