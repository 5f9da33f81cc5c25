import { box, cardsOfHero, woundCardIds } from '../content/catalogue.js';
import { evolve } from '../evolve.js';
import { seatPlan } from '../flow/set-up/seat-plan.js';
import { startSpaces } from '../base/opening.js';
import { initialState } from '../initial-state.js';
import { optionsFields } from '../options-fields.js';
import type { State } from '../state.js';
import { sortTable } from '../table/canonical-order.js';
import type { FigureId } from '../words.js';
import type { GameSetup, HeroSetup, VillainSetup } from './game-setup.js';

/** Entry, objective room and control room in a row: an airlock between the first two, then the control door. */
const rowOfRooms = {
  tiles: [
    { faceId: 't1a', column: 0, row: 0, turns: 0 },
    { faceId: 't3a', column: 1, row: 0, turns: 0 },
    { faceId: 't2a', column: 2, row: 0, turns: 1 },
  ],
  passages: [
    { edge: '4,2,E', kind: 'AIRLOCK' },
    { edge: '9,2,E', kind: 'DOOR' },
  ],
} satisfies Required<Pick<GameSetup, 'tiles' | 'passages'>>;

/** A game that stands where a test wants it. The rooms are those of the box, or those that the test has laid over them. */
export function aGame(setup: GameSetup = {}): State {
  const heroes: readonly HeroSetup[] = setup.heroes ?? [{}, {}, {}];
  const options = optionsFields.parse({ ...setup.options, heroes: heroes.length });
  const state = initialState(
    options,
    seatPlan(options).seats.map((seat) => ({ ...seat, bot: false })),
  );
  evolve(state, { type: 'adventureChosen', scenarioId: null, difficulty: 'NORMAL' });
  heroes.forEach((hero, seat) => {
    const heroId = hero.id ?? freeHero(state);
    evolve(state, { type: 'heroChosen', seat, heroId, rank: hero.rank ?? 'HERO' });
    const cardIds = cardsOfHero(heroId, 'BASE', 'WEAKNESS').map(({ id }) => id);
    evolve(state, { type: 'deckBuilt', heroId, cardIds, setAside: [] });
  });
  layBase(state, setup);
  for (const villain of setup.villains ?? []) stand(state, villain);
  sortTable(state);
  evolve(state, { type: 'decksTaken' });
  heroes.forEach((hero, seat) => {
    settle(state, state.heroes[seat]?.heroId ?? '', hero);
  });
  state.woundPile = woundCardIds.filter((id) => !state.heroes.some(({ hand }) => hand.includes(id)));
  Object.assign(state.overlord, setup.overlord);
  if (setup.objectives) state.objectives = [...setup.objectives];
  openAt(state, setup);
  Object.assign(state, setup.state);
  return state;
}

const freeHero = (state: State): FigureId =>
  box.printed.hero.find(({ id }) => !state.heroes.some(({ heroId }) => heroId === id))?.id ?? '';

function layBase(state: State, { tiles, passages }: GameSetup): void {
  const byRule = true;
  for (const tile of tiles ?? rowOfRooms.tiles) evolve(state, { type: 'tilePlaced', ...tile, byRule });
  for (const passage of passages ?? rowOfRooms.passages) evolve(state, { type: 'passagePlaced', ...passage, byRule });
  evolve(state, { type: 'baseConfirmed' });
}

function stand(state: State, { sheet, number, at, damage = 0 }: VillainSetup): void {
  const figure = state.figures.find(
    (each) => each.sheetId === sheet && (number === undefined ? each.status === 'RESERVE' : each.number === number),
  );
  if (figure) Object.assign(figure, { spaceId: at, status: 'IN_PLAY', damage });
  else lieutenant(state, sheet, at, damage);
}

/** A lieutenant comes into the game where it has a post; a test gives it one. */
function lieutenant(state: State, sheetId: string, spaceId: string, damage: number): void {
  const place = state.figures.findIndex(({ kind }) => kind === 'VILLAIN');
  const model = state.figures[place];
  if (!model) return;
  const own = { id: `${sheetId}-1`, sheetId, number: 1, spaceId, damage, superVillain: false } as const;
  state.figures.splice(place + 1, 0, { ...model, ...own, status: 'IN_PLAY' });
}

function settle(state: State, heroId: FigureId, { id: _id, rank: _rank, damage = 0, at, ...own }: HeroSetup): void {
  const hero = state.heroes.find((each) => each.heroId === heroId);
  const figure = state.figures.find((each) => each.id === heroId);
  if (!hero || !figure) return;
  Object.assign(hero, structuredClone(own));
  figure.damage = damage;
  if (at === null) {
    Object.assign(figure, { status: 'OUT', spaceId: null });
    return;
  }
  const taken = new Set(state.figures.map(({ spaceId }) => spaceId));
  const spaceId = at ?? startSpaces(state.base.tiles).find((space) => !taken.has(space)) ?? '0,0';
  evolve(state, { type: 'heroPlaced', heroId, spaceId });
}

function openAt(state: State, { at = 'strategy', active = 0, actions = 3 }: GameSetup): void {
  evolve(state, { type: 'turnStarted', turn: 1 });
  const standing = state.heroes.filter(({ heroId }) =>
    state.figures.some(({ id, status }) => id === heroId && status === 'IN_PLAY'),
  );
  const order = standing.map(({ heroId }) => heroId);
  evolve(state, { type: 'decksStacked', side: 'HEROES', order });
  evolve(state, { type: 'stepOpened', step: 'strategy' });
  if (at === 'strategy') return;
  evolve(state, { type: 'cardsRevealed', heroes: [] });
  const heroId = state.heroes[active]?.heroId ?? '';
  state.sides.HEROES.deck = [heroId, ...order.filter((id) => id !== heroId)];
  evolve(state, { type: 'heroActivated', side: 'HEROES', heroId, actions });
  evolve(state, { type: 'stepOpened', step: 'activation.hero' });
  if (at === 'activation') return;
  evolve(state, { type: 'activationEnded', side: 'HEROES', heroId });
  evolve(state, { type: 'stepOpened', step: 'activation.choice' });
}
