import type { Evolvers } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { BuildingEvent } from './building-events.js';
import { buildingOf, newBuilding, type BuildingState } from './building.js';

/** The changes of each event of building a deck. */
export const buildingEvolvers = ({ box, seats }: CardBook): Evolvers<BuildingState, BuildingEvent> => ({
  boostersOpened(state, { seat, cards, leftOut }) {
    state.building ??= seats.map(newBuilding);
    const building = buildingOf(state, seat);
    building.pool = [...cards];
    building.left = [...leftOut];
  },
  guardianTaken(state, { seat, card }) {
    buildingOf(state, seat).guardian = card;
  },
  strongholdTaken(state, { seat, card }) {
    const { position } = box.known.card(card);
    if (position) buildingOf(state, seat).strongholds[position] = card;
  },
  cardLeftOut(state, { seat, card }) {
    buildingOf(state, seat).left.push(card);
  },
  deckFinished(state, { seat, guardian, strongholds }) {
    Object.assign(buildingOf(state, seat), { guardian, strongholds: { ...strongholds }, finished: true });
  },
});
