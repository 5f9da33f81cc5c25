import type { InnatePower, PowerCard, TestCard } from '../content/records/records.js';
import type { Power } from '../content/vocabulary/language.js';
import type { FigureId } from '../content/words.js';
import type { Rulebook, Scope } from '../rulebook.js';
import type { SkirmishState } from '../state.js';
import { seatOfHero } from '../figures/figures.js';
import { boardOf } from './faces.js';

const words = (text: string): { en: string; fr: string } => ({ en: text, fr: text });

/** The wishes of a test for the duel: the one card, the one test, and the differences from a plain game. */
export interface DuelTerms {
  readonly power?: Power;
  readonly test?: Partial<TestCard>;
  readonly book?: Partial<Rulebook>;
}

const noPower: InnatePower = { id: 'idle', name: words('idle'), text: words('idle'), power: { trigger: 'PERMANENT' } };

const cardOf = (power: Power): PowerCard => ({
  id: 'trick',
  name: words('trick'),
  heroId: 'north',
  set: 'BASE',
  flavor: words('trick'),
  special: { type: 'DEFENSE', text: words('trick'), power },
});

const testOf = (test: Partial<TestCard>): TestCard => ({
  id: 'lever',
  name: words('lever'),
  text: words('lever'),
  at: { space: '0,0' },
  offers: [{ characteristic: 'MIND', difficulty: 3 }],
  direct: false,
  repeatable: true,
  onSuccess: [],
  ...test,
});

const none = (id: string): never => {
  throw new RangeError(`The duel has no "${id}".`);
};

/**
 * The book of a game for tests alone: two heroes of two sides on one tile of two zones, one power card, one test, no
 * wound cards and no villain. Rules are called `DUEL-` and their key.
 */
export function duelBook({ power = { trigger: 'PERMANENT' }, test = {}, book = {} }: DuelTerms = {}): Rulebook {
  const board = boardOf({ zones: ['aaabb', 'aaabb', 'aaabb', 'aaabb', 'aaabb'] });
  const card = cardOf(power);
  const isNorth = (id: FigureId): boolean => id === 'north';
  return {
    rule: (key) => `DUEL-${key}`,
    findPowerCard: (id) => (id === card.id ? card : undefined),
    powerCard: (id) => (id === card.id ? card : none(id)),
    findWoundCard: () => undefined,
    woundCard: none,
    isWoundCard: () => false,
    heroIds: () => ['north', 'south'],
    cardsOfHero: (heroId) => (heroId === card.heroId ? [card] : []),
    isHeroId: (id) => ['north', 'south'].includes(id),
    isOnSheet: (id) => id === noPower.id,
    isWoundOfGame: () => false,
    compareCards: (a, b) => (a < b ? -1 : Number(a > b)),
    sheetOf: () => ({ speed: 1, attack: 2, defense: 2, mind: 3, health: 3 }),
    innatePowers: () => noPower,
    testsOf: () => [testOf(test)],
    piecesAt: () => undefined,
    tokenNeedsSpace: () => false,
    sides: ['NORTH', 'SOUTH'],
    opponentsOf: (side) => (side === 'NORTH' ? 'SOUTH' : 'NORTH'),
    isEnemy: (_state, a, b) => isNorth(a.id) !== isNorth(b.id),
    seatOf: (state, { id }) => seatOfHero(state, id),
    advancingHero: (state, seat) => state.heroes.find((hero) => hero.seat === seat),
    articlesOf: () => [],
    isAtStake: () => false,
    boardOf: () => board,
    startSpaces: (_state, side) => [side === 'NORTH' ? '4,0' : '0,4'],
    openDoorsOf: () => new Set(),
    doorsForMoving: () => new Set(),
    costOfZone: () => undefined,
    stopsIn: () => undefined,
    coveredCells: () => new Set(),
    mayBePushedTo: () => true,
    isSealed: () => false,
    malusMode: 'SUM',
    malusLiesOn: 'PLACE',
    toTotal: () => 0,
    isTestSettled: () => false,
    failureCosts: ({ direct }) => !direct,
    printedBonus: () => 0,
    bonuses: () => [],
    techniquesBeside: () => [],
    diceSwapped: () => 0,
    actionsOf: () => 2,
    mostActions: 4,
    outAtHealth: () => true,
    woundLimit: () => 3,
    emptyWoundPile: () => null,
    isExtraWound: () => false,
    mayPush: () => true,
    isSilenced: () => false,
    isPlanned: ({ plan }) => plan !== null,
    hasLaid: ({ plan }) => plan !== null,
    planShows: () => ({}),
    changesATurn: { takeBacks: 1, proposals: 1 },
    isNamed: () => false,
    furtherPlaces: () => [],
    furtherAmount: () => 0,
    furtherCondition: () => false,
    canDoFurther: () => false,
    ...book,
  };
}

/** The meaning of words in a rule about `north`, without a cause and without a choice. */
export const duelScope: Scope = {
  selfId: 'north',
  actingId: 'north',
  causeId: null,
  targetId: null,
  chosenId: null,
  side: 'NORTH',
  sight: 'NOW' as unknown as Scope['sight'],
  isDeed: false,
};

const hero = (heroId: FigureId, seat: number, side: string): SkirmishState['heroes'][number] => ({
  heroId,
  seat,
  side,
  rank: 'HERO',
  hand: [],
  discard: [],
  inPlay: [],
  plan: null,
  setAside: [],
  notTaken: [],
  tookBack: false,
  missionId: null,
  missionDone: false,
  activated: false,
  bonusActions: 0,
  drewWound: false,
  usedPowers: [],
  deeds: {},
  zonesVisited: [],
});

const figure = (id: FigureId, side: string, spaceId: string): SkirmishState['figures'][number] => ({
  id,
  kind: 'HERO',
  sheetId: id,
  number: 1,
  side,
  ownerId: null,
  spaceId,
  damage: 0,
  status: 'IN_PLAY',
  superVillain: false,
});

const seat = (number: number, side: string): SkirmishState['seats'][number] => ({
  seat: number,
  side,
  mainHero: side.toLowerCase(),
  resigned: false,
  takeBacks: 1,
  proposals: 1,
  ready: false,
});

/** The duel with `south` to act, both where the test wants them; the card of `north` lies open on the left. */
export const duelState = (north = '1,0', south = '0,0'): SkirmishState => ({
  turn: 1,
  step: 'activation',
  steps: 1,
  seats: [seat(0, 'NORTH'), seat(1, 'SOUTH')],
  sides: { NORTH: { deck: [] }, SOUTH: { deck: [] } },
  heroes: [{ ...hero('north', 0, 'NORTH'), inPlay: [{ cardId: 'trick', side: 'LEFT' }] }, hero('south', 1, 'SOUTH')],
  figures: [figure('north', 'NORTH', north), figure('south', 'SOUTH', south)],
  tokens: [],
  laid: {},
  villainPowers: {},
  openDoors: [],
  tests: {},
  modifiers: [],
  woundPile: [],
  woundDiscard: [],
  shownWounds: [],
  woundShuffles: {},
  firstSide: null,
  active: { figureId: 'south', actions: 2, granted: 2, sidekicks: [] },
  window: null,
  windows: 0,
  stack: [],
  phase: 'ACTIVATION',
  outs: [],
  over: null,
});
