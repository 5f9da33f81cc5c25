import { onceFor } from '#kernel';
import type { Table } from '#skirmish';
import { emptyTable } from '#skirmish/set-up';
import { box, findScenario, woundCardIds } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import { optionsFields } from '../options-fields.js';
import { book } from '../rulebook.js';
import { planOf } from '../table/scenario.js';
import type { Figure, HeroState, SideState, State, TestState } from '../state.js';
import type { FigureView, HeroView, TestView, View } from './view-schema.js';

/**
 * The table as a view shows it, for questions that rules answer by public facts alone, such as `canDo`. Hidden cards are some
 * that may be there, of the right number; nothing may be told by which. No game goes on from it.
 */
export const tableOfView = onceFor((view: View): Table<State> => ({ state: stateOfView(view), book }));

/** The scenario of the box; of another one the tiles with their own cards, which are all that a view knows of it (CLASH-083). */
function scenarioOfView({ scenarioId, board: { tiles } }: View): Scenario {
  const [first] = box.printed.scenario;
  const known = findScenario(scenarioId);
  if (known && JSON.stringify(known.tiles.map(placeOf)) === JSON.stringify(tiles.map(placeOf))) return known;
  if (!first) throw new RangeError('The box has no scenario.');
  const { threatSheet: _threat, ...rest } = first;
  const { victory, articles } = planOf({ options: { scenario: first } } as Pick<State, 'options'>);
  const plan = { figures: [], tokens: [], tests: [], specialActions: [], victory, articles };
  return { ...rest, id: scenarioId, tiles, objects: [], rules: [], plan };
}

const placeOf = ({ face, column, row, turns }: Scenario['tiles'][number]): unknown[] => [face, column, row, turns];

function stateOfView(view: View): State {
  const { mode, difficulty } = view;
  return {
    ...emptyTable(),
    turn: view.turn,
    phase: 'ACTIVATION',
    options: { ...optionsFields.parse({ mode, difficulty }), scenario: scenarioOfView(view) },
    seats: view.seats.map(({ mainHero = null, ...seat }) => ({ ...seat, mainHero })),
    sides: { A: sideOf(view, 'A'), B: sideOf(view, 'B') },
    heroes: view.heroes.map(heroOf),
    figures: view.figures.map(figureOf),
    tokens: view.tokens.map(({ tokenId, kindId, spaceId }) => ({ id: tokenId, kindId, spaceId })),
    objects: view.objects.map(({ objectId, ...object }) => ({ ...object, id: objectId })),
    openDoors: view.board.doors.filter(({ open }) => open).map(({ doorId }) => doorId),
    tests: Object.fromEntries(view.tests.map((test) => [test.testKey, testOf(test)])),
    villainPowers: Object.fromEntries(view.figures.map(({ figureId, usedPowers = [] }) => [figureId, usedPowers])),
    modifiers: [...view.modifiers],
    woundPile: woundCardIds.slice(0, view.woundPile),
    woundDiscard: [...view.woundDiscard],
    shownWounds: [...view.shownWounds],
    active: view.active ? { ...view.active, figureId: view.active.heroId } : null,
    track: view.track?.at ?? 0,
    blanks: 0,
    nextSide: null,
    villainItem: null,
    atStake: view.atStake.map(({ articleId }) => articleId),
    villainBeatenBy: view.villainBeatenBy ?? null,
    outs: view.sides.flatMap(({ side, outs }) =>
      outs.flatMap(({ sheetId, count }) => Array.from({ length: count }, () => ({ side, sheetId }))),
    ),
    over: null,
  };
}

function sideOf({ sides }: View, side: 'A' | 'B'): SideState {
  const shown = sides.find((each) => each.side === side);
  const page = (shown?.page ?? []).map(({ kind, articleId, turn }) => ({ kind, id: articleId, turn }));
  return { newspaper: shown?.newspaper ?? null, heroes: shown?.heroPlaces ?? 0, higherRank: null, deck: [], page };
}

function heroOf({ set, hand, wounds, setAside, discard, inPlay, deeds, ...shown }: HeroView): HeroState {
  const { heroId, seat, side, rank, teamUp, missionId = null, missionDone, activated, bonusActions, drewWound } = shown;
  const elsewhere = [...discard, ...inPlay.map(({ cardId }) => cardId), ...setAside];
  const held = set.filter((id) => !elsewhere.includes(id)).slice(0, hand - wounds);
  const woundsHeld = woundCardIds.filter((id) => !elsewhere.includes(id)).slice(0, wounds);
  return {
    ...{ heroId, seat, side, rank, teamUp, missionId, missionDone, activated, bonusActions, drewWound },
    hand: [...held, ...woundsHeld],
    discard: [...discard],
    inPlay: [...inPlay],
    plan: null,
    setAside: [...setAside],
    notTaken: [],
    tookBack: false,
    usedPowers: [...shown.usedPowers],
    deeds: Object.fromEntries(deeds.map(({ deed, count }) => [deed, count])),
    zonesVisited: [],
    tokens: [...shown.tokens],
    choosesCards: false,
  };
}

const figureOf = ({ figureId, side, ownerId, spaceId, ...shown }: FigureView): Figure => {
  const { kind, sheetId, number, damage, status, superVillain } = shown;
  const placed = { side: side ?? null, ownerId: ownerId ?? null, spaceId: spaceId ?? null };
  return { id: figureId, kind, sheetId, number, ...placed, damage, status, superVillain };
};

const testOf = ({ offers, closed, passedByA, passedByB }: TestView): TestState => ({
  malus: Object.fromEntries(offers.map(({ characteristic, malus }) => [characteristic, malus])),
  change: 0,
  closed,
  passed: { A: passedByA, B: passedByB },
});
