import type { Random } from '#kernel';
import { doorsOpenAtStart } from '#skirmish';
import { box, cardsOfHero, scenarioById, villainSheet, woundCardIds } from '../content/catalogue.js';
import { seatPlan } from '../flow/set-up/seat-plan.js';
import { initialState } from '../initial-state.js';
import { optionsSchema } from '../options.js';
import type { Figure, HeroState, State } from '../state.js';
import { boardOf, coveredCells } from '../table/board.js';
import { planOf } from '../table/scenario.js';
import { ranks, type FigureId, type Mode, type Side } from '../words.js';

/** What a table is made of. */
export interface TableSetup {
  readonly scenarioId: string;
  readonly mode?: Mode;
  readonly seatsA?: number;
  readonly seatsB?: number;
  /** How far the game is, from 0 to 1. */
  readonly progress: number;
}

/**
 * A table of a scenario of the box as it could lie there, drawn at random: not reached by any commands, but with all
 * kinds of pieces, cards and articles on it. For whoever draws tables.
 */
export function anyTable(
  { scenarioId, mode = 'VERSUS', seatsA = 1, seatsB = 1, progress }: TableSetup,
  random: Random,
): State {
  const options = optionsSchema.parse({ scenarioId, mode, seatsA, ...(mode === 'VERSUS' ? { seatsB } : {}) });
  const state = initialState(
    options,
    seatPlan(options).seats.map((seat) => ({ ...seat, bot: false })),
  );
  layBoard(state);
  if (progress > 0) {
    const heroes = random.shuffle([...box.printed.hero]);
    state.seats.forEach(({ seat, side }, index) =>
      addHero(state, heroes[index]?.id ?? 'rage', { seat, side, teamUp: false }, random),
    );
    if (mode === 'VERSUS' && heroes.length >= 2 * state.seats.length)
      state.seats.forEach(({ seat, side }, index) =>
        addHero(state, heroes[state.seats.length + index]?.id ?? 'rage', { seat, side, teamUp: true }, random),
      );
    state.sides.A.newspaper = 'GUARDIANS_CHRONICLES';
    if (mode === 'VERSUS') state.sides.B.newspaper = 'MERCURY_HERALD';
  }
  play(state, progress, random);
  return state;
}

const free = (state: State): string[] => {
  const covered = coveredCells(state);
  const taken = new Set(state.figures.map(({ spaceId }) => spaceId));
  return boardOf(state)
    .spaces.map(({ id }) => id)
    .filter((id) => !covered.has(id) && !taken.has(id));
};

const blank: Omit<Figure, 'id' | 'kind' | 'sheetId'> = {
  number: 1,
  side: null,
  ownerId: null,
  spaceId: null,
  damage: 0,
  status: 'RESERVE',
  superVillain: false,
};

function layBoard(state: State): void {
  const scenario = scenarioById(state.options.scenarioId);
  const plan = planOf(state);
  state.objects = scenario.objects.map(({ kind, x, y, turns }, index) => ({
    id: `${kind}-${index}`,
    kindId: kind,
    spaceId: `${x},${y}`,
    turns,
  }));
  state.tokens = plan.tokens.map(({ kind, space }, index) => ({
    id: `${kind}-${index}`,
    kindId: kind,
    spaceId: space,
  }));
  state.openDoors = [...doorsOpenAtStart(boardOf(state))];
  state.atStake = plan.articles.map(({ id }) => id);
  const placed = plan.figures.flatMap(({ sheet, count, at }) =>
    Array.from({ length: count }, (_, index) => ({ sheet, at: at[index] ?? at[0] ?? '0,0' })),
  );
  for (const sheetId of new Set(placed.map(({ sheet }) => sheet))) {
    const spaces = placed.filter(({ sheet }) => sheet === sheetId).map(({ at }) => at);
    for (let number = 1; number <= villainSheet(sheetId).figures; number += 1) {
      const spaceId = spaces[number - 1] ?? null;
      const superVillain = scenario.threatSheet?.superVillain.sheet === sheetId;
      state.figures.push({
        ...blank,
        id: `${sheetId}-${number}`,
        kind: 'VILLAIN',
        sheetId,
        number,
        spaceId,
        status: spaceId === null ? 'RESERVE' : 'IN_PLAY',
        superVillain,
      });
    }
  }
}

type Place = Pick<HeroState, 'seat' | 'side' | 'teamUp'>;

function addHero(state: State, heroId: FigureId, { seat, side, teamUp }: Place, random: Random): void {
  const cards = cardsOfHero(heroId, 'BASE', 'WEAKNESS').map(({ id }) => id);
  const [first = '', second = '', ...hand] = random.shuffle(cards);
  const hero: HeroState = {
    heroId,
    seat,
    side,
    rank: random.pick([...ranks]),
    teamUp,
    hand: [...hand, random.pick([...woundCardIds])],
    discard: [],
    inPlay: random.pick([true, false])
      ? []
      : [
          { cardId: first, side: 'LEFT' },
          { cardId: second, side: 'RIGHT' },
        ],
    plan: null,
    tokens: null,
    setAside: [],
    notTaken: [],
    choosesCards: false,
    tookBack: false,
    missionId: teamUp ? null : `${heroId}-mission-${random.pick([1, 2])}`,
    missionDone: random.pick([true, false]),
    activated: random.pick([true, false]),
    bonusActions: 0,
    drewWound: false,
    usedPowers: [],
    deeds: {},
    zonesVisited: [],
  };
  state.heroes.push(hero);
  state.figures.push({
    ...blank,
    id: heroId,
    kind: 'HERO',
    sheetId: heroId,
    side,
    spaceId: random.pick(free(state)),
    damage: random.pick([0, 0, 1, 2]),
    status: 'IN_PLAY',
  });
  const holder = state.seats[seat];
  if (holder && !teamUp) holder.mainHero = heroId;
}

/** Everything that time brings: pages fill, the track moves, figures come, somebody is active, the game ends. */
function play(state: State, progress: number, random: Random): void {
  const scenario = scenarioById(state.options.scenarioId);
  const { articles, track } = planOf(state);
  const sides: Side[] = state.options.mode === 'VERSUS' ? ['A', 'B'] : ['A'];
  state.turn = Math.round(progress * scenario.turnLimit);
  state.phase = progress === 0 ? 'SETUP' : 'ACTIVATION';
  state.track = Math.round(progress * (track?.length ?? 0));
  state.nextSide = progress > 0 ? 'A' : null;
  for (const { id } of articles.slice(0, Math.round(articles.length * progress))) {
    state.atStake = state.atStake.filter((other) => other !== id);
    state.sides[random.pick(sides)].page.push({ kind: 'OBJECTIVE', id, turn: state.turn });
  }
  for (const { heroId, side } of state.heroes.filter(() => progress > 0.5)) {
    const kind = random.pick(['PRAISE', 'DISCREDIT'] as const);
    state.sides[side].page.push({ kind, id: heroId, turn: state.turn });
  }
  for (const figure of state.figures.filter(({ kind }) => kind === 'VILLAIN')) {
    if (figure.status !== 'RESERVE' || random.pick([true, false])) continue;
    Object.assign(figure, { spaceId: random.pick(free(state)), status: 'IN_PLAY' });
  }
  const [first] = state.heroes;
  if (first && progress < 1) state.active = { figureId: first.heroId, actions: 2, granted: 3, sidekicks: [] };
  if (progress >= 1) {
    state.phase = 'OVER';
    state.over = { outcome: 'SIDE_A', reason: 'TURN_LIMIT' };
  }
}
