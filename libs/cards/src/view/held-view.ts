import type { Passing, Seat } from '#kernel';
import { type z } from 'zod';
import { buildingView, buildingViewSchema } from '../brought/building-view.js';
import type { Building } from '../brought/building.js';
import { starterNameSchema, type StarterName } from '../decks/starter-decks.js';
import { count, printedId, shown, shownCards } from '../event-fields.js';
import { passUntilSchema, type PassUntil } from '../flow/pass-until.js';
import { shownCard, type CardsInGame } from '../hidden/instances.js';
import type { CardId, InstanceId } from '../ids.js';

/** The public view of what a seat has, hidden cards as counts: fields of the view of a seat. */
export const heldViewFields = (seat: z.ZodType<Seat>) => ({
  seat,
  starter: starterNameSchema.optional().meta({ description: 'The starter deck that it plays; its list lies open.' }),
  guardian: printedId.optional(),
  powerStones: count,
  pile: count,
  dominant: shown.optional(),
  hand: count,
  depot: count,
  pen: count,
  discard: shownCards.meta({ description: 'The discard pile, oldest first.' }),
  passing: passUntilSchema.optional().meta({ description: 'Passes declared ahead.' }),
});

/** The hands of a seat. */
interface Hands {
  readonly hand: readonly InstanceId[];
  readonly depot: readonly InstanceId[];
  readonly pen: readonly InstanceId[];
}

/** The cards of a seat in every game of cards. */
interface Held extends Hands, Passing<PassUntil> {
  readonly seat: Seat;
  readonly starter: StarterName | null;
  readonly guardian: CardId | null;
  readonly stones: number;
  readonly pile: readonly InstanceId[];
  readonly dominant: InstanceId | null;
  readonly discard: readonly InstanceId[];
}

const seen = (state: CardsInGame, ids: readonly InstanceId[]) => ids.map((id) => shownCard(state, id));

/** The public view of what a seat has. */
export const heldView = (state: CardsInGame, player: Held) => ({
  seat: player.seat,
  ...(player.starter === null ? {} : { starter: player.starter }),
  ...(player.guardian === null ? {} : { guardian: player.guardian }),
  powerStones: player.stones,
  pile: player.pile.length,
  ...(player.dominant === null ? {} : { dominant: shownCard(state, player.dominant) }),
  hand: player.hand.length,
  depot: player.depot.length,
  pen: player.pen.length,
  discard: seen(state, player.discard),
  ...(player.passing === null ? {} : { passing: player.passing }),
});

/** The secrets of the own seat about its cards: fields of its own view. */
export const ownHandsFields = (seat: z.ZodType<Seat>) => ({
  seat,
  hand: shownCards,
  depot: shownCards,
  pen: shownCards,
  building: buildingViewSchema.optional(),
});

/** The secrets of the own seat about its cards; `building` is the sealed deck that it builds. */
export const ownHands = (
  state: CardsInGame & { readonly building: readonly Building[] | null },
  { seat, hand, depot, pen }: Hands & { readonly seat: Seat },
) => {
  const building = state.building?.[seat];
  return {
    seat,
    hand: seen(state, hand),
    depot: seen(state, depot),
    pen: seen(state, pen),
    ...(building ? { building: buildingView(building) } : {}),
  };
};
