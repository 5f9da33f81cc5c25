import type { Seat } from '#kernel';
import { enterStage } from '../enter-stage.js';
import type { ArenaTurn, Evolvers, StepRules } from '../turn.js';
import type { Building, State } from '../../state.js';
import { seats } from '../../table/players.js';
import { printed } from '../../content/catalogue.js';
import { layTable } from './lay-table.js';
import { beyondFive, builtDeck, openBoosters } from './sealed-deck.js';

/** Opens each seat's boosters; then both build their decks in secret. */
export function openSealedGame(turn: ArenaTurn): void {
  for (const seat of seats) {
    const cards = openBoosters(turn.state.options, turn.random);
    turn.emit({ type: 'boostersOpened', seat, count: cards.length, cards, leftOut: beyondFive(cards) });
  }
  enterStage(turn, 'DECKS', seats);
}

/** The deck that a seat builds. Throws an Error when no sealed decks are being built. */
export function buildingOf(state: State, seat: Seat): Building {
  const building = state.building?.[seat];
  if (!building) throw new Error('No sealed decks are being built.');
  return building;
}

/** Before the table is laid, in a sealed game: both seats build at the same time. */
export const deckSteps = {
  DECKS: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat) => !buildingOf(state, seat).finished),
    proceed: (turn) => layTable(turn, [builtDeck(buildingOf(turn.state, 0)), builtDeck(buildingOf(turn.state, 1))]),
    byDefault: () => ({ type: 'finishDeck' }),
  },
} satisfies Record<string, StepRules>;

const newBuilding = (): Building => ({ pool: [], left: [], guardian: null, strongholds: {}, finished: false });

export const deckEvolvers = {
  boostersOpened(state, { seat, cards, leftOut }) {
    state.building ??= [newBuilding(), newBuilding()];
    const building = buildingOf(state, seat);
    building.pool = [...cards];
    building.left = [...leftOut];
  },
  guardianTaken(state, { seat, card }) {
    buildingOf(state, seat).guardian = card;
  },
  strongholdTaken(state, { seat, card }) {
    const { position } = printed(card);
    if (position) buildingOf(state, seat).strongholds[position] = card;
  },
  cardLeftOut(state, { seat, card }) {
    buildingOf(state, seat).left.push(card);
  },
  deckFinished(state, { seat, guardian, strongholds }) {
    Object.assign(buildingOf(state, seat), { guardian, strongholds: { ...strongholds }, finished: true });
  },
} satisfies Partial<Evolvers>;
