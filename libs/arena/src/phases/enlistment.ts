import type { Seat } from '#kernel';
import type { Command } from '../commands.js';
import { abilityOffers, depotOffers, hasUsableAbility } from '../effects/offers.js';
import { askedInWindow, proceedWindow } from '../flow/enter-stage.js';
import type { StageRules } from '../flow/step-rules.js';
import { cardOf } from '../printed.js';
import type { InstanceId, State } from '../state.js';
import { playerOf, positions, seats } from '../table/players.js';
import { nameActiveAnew } from './active-seat.js';
import { enterExcess } from './excess.js';

const bothHaveBearers = (state: State): boolean => state.players.every(({ standardBearer }) => standardBearer !== null);

/** It holds a card, or both have a standard bearer, or it has a usable ability (arena.md 7.1). */
const mayAct = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).hand.length > 0 || bothHaveBearers(state) || hasUsableAbility(state, seat);

/** State 4: one action or a pass at a time, until both pass (ARENA-ENL-01). */
export const enlistmentStages = {
  ENLISTMENT: {
    asked: (state) => askedInWindow(state, mayAct),
    proceed: (turn) =>
      proceedWindow(turn, () => {
        nameActiveAnew(turn);
        enterExcess(turn);
      }),
    *offers(state, seat) {
      yield { type: 'pass' };
      for (const id of playerOf(state, seat).hand) yield* offersOf(state, id);
      yield { type: 'sacrificeStandardBearer' };
      yield* depotOffers(state, seat);
      yield* abilityOffers(state, seat);
    },
    byDefault: () => ({ type: 'pass' }),
  },
} satisfies Record<string, StageRules>;

/** What a card of the reserve hand can be used for by its type. */
function* offersOf(state: State, cardId: InstanceId): Iterable<Command> {
  const { type } = cardOf(state, cardId);
  for (const stronghold of positions) {
    if (['CREATURE', 'SHIELD', 'STANDARD_BEARER'].includes(type))
      yield { type: 'placeOnStronghold', cardId, stronghold };
    if (type === 'CREATURE') yield { type: 'placeUnderStronghold', cardId, stronghold };
    if (type === 'ITEM_CREATURE') yield { type: 'attachItem', cardId, stronghold };
    if (type === 'UPGRADE')
      for (const targetSeat of seats) yield { type: 'attachUpgrade', cardId, targetSeat, stronghold };
  }
  if (type === 'STANDARD_BEARER') yield { type: 'raiseStandardBearer', cardId };
}
