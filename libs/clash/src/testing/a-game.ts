import { cardsOfHero, villainSheet, woundCardIds } from '../content/catalogue.js';
import { evolve } from '../evolve.js';
import { seatPlan } from '../flow/set-up/seat-plan.js';
import { initialState } from '../initial-state.js';
import { optionsFields, type Options } from '../options-fields.js';
import type { Figure, State } from '../state.js';
import { layPiece } from '../table/pieces.js';
import { sides, type Side } from '../words.js';
import type { FigureSetup, GameSetup, HeroSetup } from './game-setup.js';
import { madeHero } from './made-records.js';
import { madeScenario } from './made-scenario.js';

/** A game that stands where a test wants it, with the records that the test names. */
export function aGame(setup: GameSetup = {}): State {
  const options = optionsOf(setup);
  const state = initialState(
    options,
    seatPlan(options).seats.map((seat) => ({ ...seat, bot: false })),
  );
  const heroes: readonly HeroSetup[] = setup.heroes ?? state.seats.map(() => ({}));
  evolve(state, {
    type: 'tableLaid',
    scenarioId: 'made-scenario',
    heroesA: count(state, heroes, 'A'),
    heroesB: count(state, heroes, 'B'),
  });
  heroes.forEach((hero, place) => addHero(state, { ...hero, seat: hero.seat ?? place }));
  for (const villain of setup.villains ?? []) addVillain(state, villain);
  for (const sidekick of setup.sidekicks ?? []) addSidekick(state, sidekick);
  for (const object of setup.objects ?? []) layPiece(state, 'OBJECT', object);
  for (const token of setup.tokens ?? []) layPiece(state, 'TOKEN', { ...token, turns: 0 });
  state.woundPile = woundCardIds.filter((id) => !isHeld(state, id));
  for (const side of sides) state.sides[side].page = [...(setup.pages?.[side] ?? [])];
  openAt(state, setup);
  Object.assign(state, setup.state);
  return state;
}

/** The options of a game with the made scenario, not held against the box: made scenarios are not for players. */
export function optionsOf(setup: GameSetup): Options {
  const alone = setup.options?.mode !== undefined && setup.options.mode !== 'VERSUS';
  const seatSides: readonly Side[] = setup.seats ?? (alone ? ['A'] : ['A', 'B']);
  const seats = (side: Side): number => seatSides.filter((other) => other === side).length;
  const mode = setup.options?.mode ?? 'VERSUS';
  const numbers = mode === 'VERSUS' ? { seatsA: seats('A'), seatsB: seats('B') } : { seatsA: seatSides.length };
  const scenario = madeScenario(setup);
  return optionsFields.parse({ mode, ...numbers, ...setup.options, scenario });
}

const count = (state: State, heroes: readonly HeroSetup[], side: Side): number =>
  heroes.filter(({ seat }, place) => state.seats[seat ?? place]?.side === side).length;

const isHeld = (state: State, id: string): boolean =>
  state.heroes.some(({ hand, discard, inPlay }) =>
    [...hand, ...discard, ...inPlay.map(({ cardId }) => cardId)].includes(id),
  );

function addHero(
  state: State,
  { id = madeHero(), seat = 0, teamUp = false, rank = 'HERO', damage = 0, at, ...own }: HeroSetup,
): void {
  const side = state.seats[seat]?.side ?? 'A';
  const cardIds = cardsOfHero(id, 'BASE', 'WEAKNESS').map((card) => card.id);
  evolve(state, {
    type: 'heroChosen',
    seat,
    heroId: id,
    side,
    rank,
    teamUp,
    cardIds,
    setAside: [],
    choosesCards: false,
  });
  const hero = state.heroes.find(({ heroId }) => heroId === id);
  if (hero) Object.assign(hero, structuredClone(own));
  const figure = state.figures.find((candidate) => candidate.id === id);
  if (!figure) return;
  figure.damage = damage;
  if (at === null) {
    figure.status = 'OUT';
    const holder = state.seats[seat];
    if (holder?.mainHero === id) holder.mainHero = null;
    return;
  }
  evolve(state, { type: 'heroPlaced', heroId: id, spaceId: at ?? freeEdge(state, side) });
}

const freeEdge = (state: State, side: Side): string =>
  [0, 1, 2, 3, 4]
    .map((y) => `${side === 'A' ? 0 : 4},${y}`)
    .find((spaceId) => state.figures.every((figure) => figure.spaceId !== spaceId)) ?? '0,0';

function addVillain(state: State, { sheet, at, damage = 0, number = 0, superVillain }: FigureSetup): void {
  const taken = state.figures.filter((figure) => figure.sheetId === sheet && figure.status === 'IN_PLAY').length;
  const id = `${sheet}-${number || taken + 1}`;
  const known = state.figures.find((figure) => figure.id === id);
  const figure: Figure = known ?? {
    ...blankFigure,
    id,
    kind: 'VILLAIN',
    sheetId: villainSheet(sheet).id,
    number: number || taken + 1,
    superVillain: state.options.scenario?.threatSheet?.superVillain.sheet === sheet,
  };
  if (!known) state.figures.push(figure);
  Object.assign(figure, { spaceId: at, damage, status: 'IN_PLAY', superVillain: superVillain ?? figure.superVillain });
}

const blankFigure: Omit<Figure, 'id' | 'kind' | 'sheetId' | 'number'> = {
  side: null,
  ownerId: null,
  spaceId: null,
  damage: 0,
  status: 'RESERVE',
  superVillain: false,
};

function addSidekick(state: State, { sheet, at, damage = 0, owner }: FigureSetup): void {
  const hero = state.heroes.find(({ heroId }) => heroId === owner) ?? state.heroes[0];
  if (!hero) return;
  evolve(state, { type: 'sidekickTaken', seat: hero.seat, heroId: hero.heroId, sidekickId: sheet });
  evolve(state, { type: 'heroPlaced', heroId: sheet, spaceId: at });
  const figure = state.figures.find(({ id }) => id === sheet);
  if (figure) figure.damage = damage;
}

function openAt(state: State, { at = 'strategy', active, actions = 3, decks = {}, state: given }: GameSetup): void {
  evolve(state, { type: 'turnStarted', turn: given?.turn ?? 1 });
  const standing = (side: Side): string[] =>
    state.heroes
      .filter(
        ({ heroId, side: own }) =>
          own === side && state.figures.some(({ id, status }) => id === heroId && status === 'IN_PLAY'),
      )
      .map(({ heroId }) => heroId);
  const activeId = active ?? state.heroes[0]?.heroId ?? '';
  for (const side of sides) {
    const others = standing(side).filter((id) => at !== 'activation' || id !== activeId);
    state.sides[side].deck = [...(decks[side] ?? others)];
  }
  if (at === 'strategy') {
    evolve(state, { type: 'stepOpened', step: 'strategy' });
    return;
  }
  evolve(state, { type: 'cardsRevealed', heroes: [] });
  const side = state.heroes.find(({ heroId }) => heroId === activeId)?.side ?? 'A';
  if (at === 'villain') {
    for (const each of sides) state.sides[each].deck = [];
    Object.assign(state, { phase: 'VILLAIN', villainItem: 0, firstSide: 'A' });
    return;
  }
  Object.assign(state, { firstSide: side, nextSide: side });
  state.sides[side].deck.unshift(activeId);
  const sidekicks = state.figures.filter(({ ownerId }) => ownerId === activeId).map(({ id }) => id);
  evolve(state, { type: 'heroActivated', side, heroId: activeId, actions, sidekicks });
  evolve(state, { type: 'stepOpened', step: 'activation.hero' });
}
