import { onceFor } from '#kernel';
import type { Table } from '#skirmish';
import { emptyTable } from '#skirmish/set-up';
import { emptyBase } from '../base/base-state.js';
import { eventCardIds, findScenario, villainSheet, woundCardIds } from '../content/catalogue.js';
import { optionsFields } from '../options-fields.js';
import { noEvents } from '../overlord/overlord-state.js';
import { book } from '../rulebook.js';
import type { Figure, HeroState, State } from '../state.js';
import type { FigureView, HeroView, TestView, View } from './view-schema.js';

/**
 * The table as a view shows it, for questions that rules answer by public facts alone, such as `canDo`. Hidden cards are some that may
 * be there, of the right number; nothing may be told by which. No game goes on from it.
 */
export const tableOfView = onceFor((view: View): Table<State> => ({ state: stateOfView(view), book }));

function stateOfView(view: View): State {
  const { turn, turnLimit, overlord, board, seats, tests } = view;
  const heroSeats = seats.filter(({ side }) => side === 'HEROES').length;
  return {
    ...emptyTable(),
    ...shownCourse(view),
    turn,
    options: optionsFields.parse({ heroes: heroSeats, turnLimit }),
    seats: seats.map(({ mainHero = null, ...seat }) => ({ ...seat, mainHero })),
    sides: { HEROES: { deck: [] }, OVERLORD: { deck: [] } },
    heroes: view.heroes.map(heroOf),
    figures: view.figures.map(figureOf),
    tokens: view.tokens.map(({ tokenId, kindId, spaceId }) => ({ id: tokenId, kindId, spaceId })),
    openDoors: board.passages.filter(({ kind, open }) => kind === 'DOOR' && open).map(({ edge }) => edge),
    tests: Object.fromEntries(tests.map((test) => [test.testKey, testOf(test)])),
    villainPowers: Object.fromEntries(view.figures.map(({ figureId, usedPowers = [] }) => [figureId, usedPowers])),
    modifiers: [...view.modifiers],
    woundPile: woundCardIds.slice(0, view.woundPile),
    woundDiscard: [...view.woundDiscard],
    shownWounds: [...view.shownWounds],
    adventure: adventureOf(view),
    allowed: [...view.allowedRanks],
    brought: null,
    base: {
      ...emptyBase(overlord.seat, view.heroes.length),
      tiles: board.tiles,
      passages: board.passages,
      confirmed: true,
    },
    overlord: overlordOf(view),
    page: view.page.map(({ articleId, ...won }) => ({ ...won, id: articleId })),
    objectives: view.objectives.map(({ objectiveId, settledFor = null, ...own }) => ({
      ...own,
      id: objectiveId,
      settled: settledFor,
    })),
  };
}

/** How far the turn is. */
const shownCourse = (view: View) => ({
  phase: 'ACTIVATION' as const,
  finalCombat: view.finalCombat,
  heroOutDuringFinalCombat: view.heroOutDuringFinalCombat,
  activatedSheets: [...view.activatedSheets],
  slotsUsed: view.slotsUsed,
  slotDue: false,
  villain: view.villain ? { ...view.villain, event: view.villain.event ?? null } : null,
  active: view.active ? { ...view.active, sidekicks: [] } : null,
  endOfTurnItem: null,
  over: null,
});

/** A scenario that is not in the box changes nothing that is asked here. */
function adventureOf({ adventure }: View): State['adventure'] {
  const { scenarioId, difficulty = 'NORMAL' } = adventure ?? {};
  return scenarioId !== undefined && findScenario(scenarioId)
    ? { kind: 'SCENARIO', scenarioId }
    : { kind: 'CUSTOM', difficulty };
}

function overlordOf({ overlord, sideSecrets }: View): State['overlord'] {
  const { seat, discard, inForce } = overlord;
  const hidden = eventCardIds.filter((id) => !discard.includes(id));
  const hand = sideSecrets?.overlord?.hand ?? hidden.slice(0, overlord.hand);
  const pile = hidden.filter((id) => !hand.includes(id)).slice(0, overlord.pile);
  return {
    ...noEvents(seat),
    hand: [...hand],
    pile,
    discard: [...discard],
    inForce: [...inForce],
    set: setOf(overlord),
  };
}

/** The event cards by sheets that lie face up. */
const setOf = ({ set }: View['overlord']): State['overlord']['set'] =>
  set.flatMap(({ sheetId, cardId }) => (cardId === undefined ? [] : [{ sheetId, cardId, shown: true }]));

function heroOf({ heroId, seat, rank, deck, setAside, hand, wounds, discard, inPlay, ...hero }: HeroView): HeroState {
  const elsewhere = [...discard, ...inPlay.map(({ cardId }) => cardId), ...setAside];
  const held = deck.filter((id) => !elsewhere.includes(id)).slice(0, hand);
  const woundsHeld = woundCardIds.filter((id) => !elsewhere.includes(id)).slice(0, wounds);
  return {
    heroId,
    seat,
    side: 'HEROES',
    rank,
    hand: [...held, ...woundsHeld],
    discard: [...discard],
    inPlay: [...inPlay],
    plan: null,
    shown: [],
    setAside: [...setAside],
    notTaken: [],
    tookBack: false,
    missionId: hero.missionId ?? null,
    missionDone: hero.missionDone,
    activated: hero.activated,
    bonusActions: hero.bonusActions,
    drewWound: hero.drewWound,
    usedPowers: [...hero.usedPowers],
    deeds: Object.fromEntries(hero.deeds.map(({ deed, count }) => [deed, count])),
    zonesVisited: [],
  };
}

const figureOf = ({ figureId, kind, sheetId, number, side, spaceId, damage, status }: FigureView): Figure => ({
  id: figureId,
  kind,
  sheetId,
  number,
  side,
  ownerId: null,
  spaceId: spaceId ?? null,
  damage,
  status,
  superVillain: kind === 'VILLAIN' && villainSheet(sheetId).rank === 'MASTER',
});

const testOf = ({ offers, change, closed, passed }: TestView): State['tests'][string] => ({
  malus: Object.fromEntries(offers.map(({ characteristic, malus }) => [characteristic, malus])),
  change,
  closed,
  passed: { HEROES: passed, OVERLORD: 0 },
});
