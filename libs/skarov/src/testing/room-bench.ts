import { figureOf } from '#skirmish/figures';
import { zoneOf } from '#skirmish/table';
import { testState, trialTerms } from '#skirmish/trials';
import type { LaidTile } from '../base/base.js';
import { box, room as roomById, scenarioById } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';
import { evolve } from '../evolve.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import type { FigureId, Side, SpaceId } from '../words.js';
import { aGame } from './a-game.js';
import { villainNamed, type GameSetup } from './game-setup.js';
import { Scene } from './scene.js';

/** The figures and their places on a bench, and the other wishes of a test. */
interface BenchSetup extends Pick<GameSetup, 'overlord' | 'passages' | 'state'> {
  /** Heroes of the box, by seat in this order, and their spaces. One waits on the entry tile where none is named. */
  readonly heroes?: Readonly<Record<FigureId, SpaceId>>;
  /** Villain figures, `android-2`, and their spaces. */
  readonly villains?: Readonly<Record<FigureId, SpaceId>>;
  readonly damage?: Readonly<Record<FigureId, number>>;
  /** Where counters of objectives stand. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Rooms that are in the base too, away from the one that is tried. */
  readonly beside?: readonly string[];
  readonly turn?: number;
}

/** The faces of entry and control room, unless the room that is tried is the other face of one of them. */
const ENDS = ['t2a', 't1a'] as const;

/**
 * The room unturned at column 0, row 0, so that its cells are those of its face; control room, entry and others to the south, side by
 * side with it where passages join them.
 */
function tilesAround(roomId: string, beside: readonly string[], joined: boolean): LaidTile[] {
  const { tileNumber } = roomById(roomId);
  const [control, entry] = ENDS;
  const others = [control, ...beside, entry].filter((faceId) => roomById(faceId).tileNumber !== tileNumber);
  return [
    { faceId: roomId, column: 0, row: 0, turns: 0 },
    ...others.map((faceId, column) => ({ faceId, column, row: joined ? 1 : 5, turns: 0 })),
  ];
}

function gameOf(setup: BenchSetup, base: Pick<GameSetup, 'tiles' | 'passages'>): State {
  const { heroes = {}, villains = {}, damage = {}, counters = {}, turn = 1, overlord = {} } = setup;
  const standing = Object.entries(heroes).map(([id, at]) => ({ id, at, damage: damage[id] ?? 0 }));
  const state = aGame({
    ...base,
    at: 'activation',
    heroes: standing.length > 0 ? standing : [{}],
    villains: Object.entries(villains).map(([id, at]) => villainNamed(id, at, damage[id])),
    overlord,
    state: { ...setup.state, turn },
  });
  for (const objective of state.objectives) objective.counter = counters[objective.id] ?? objective.counter;
  return state;
}

/** A game brought to the moment at which one room does what its card says. Never changes: every deed gives a new one. */
export class RoomBench extends Scene {
  private constructor(
    state: State,
    private readonly room: Room,
  ) {
    super(state);
  }

  /** A room, joined to the others by the named passages alone. */
  static in(roomId: string, setup: BenchSetup = {}): RoomBench {
    const { beside = [], passages = [] } = setup;
    return new RoomBench(
      gameOf(setup, { tiles: tilesAround(roomId, beside, passages.length > 0), passages }),
      roomById(roomId),
    );
  }

  /** A room of an adventure, in its base; only the named figures stand there. */
  static of(scenarioId: string, roomId: string, setup: BenchSetup = {}): RoomBench {
    const { tiles, passages = [] } = scenarioById(scenarioId).base ?? { tiles: [] };
    const state = gameOf(setup, { tiles, passages });
    evolve(state, { type: 'adventureChosen', scenarioId, difficulty: box.known.scenario(scenarioId).difficulty });
    return new RoomBench(state, roomById(roomId));
  }

  /** The same with a figure on another space. */
  put(figureId: FigureId, spaceId: SpaceId): this {
    return this.with((state) => {
      figureOf(state, figureId).spaceId = spaceId;
    });
  }

  /** A hero attempts a test of the room by its first characteristic, with so many tokens on it that it cannot fail. */
  passes(testId: string, heroId: FigureId, pieceId?: string): this {
    const { key, characteristic } = this.attempt(testId, pieceId);
    return this.with((state) => {
      state.tests[testId] = { ...testState({ state, book }, testId), malus: { [characteristic]: 99 } };
    }).attempts(key, characteristic, heroId);
  }

  /** A hero attempts a test of the room by its first characteristic, and every die shows 2. Throws an Error when that is enough. */
  fails(testId: string, heroId: FigureId, pieceId?: string): this {
    const { key, characteristic } = this.attempt(testId, pieceId);
    const { dice } = trialTerms(this.table, heroId, key, characteristic);
    const tried = this.chancing({ test: Array<number>(dice).fill(2) }).attempts(key, characteristic, heroId);
    if (tried.happened('testResolved')[0]?.passed !== false) throw new Error(`${heroId} has passed ${testId}.`);
    return tried;
  }

  /** A hero moves. */
  walks(heroId: FigureId, spaceId: SpaceId): this {
    return this.acting(heroId).when(this.hero(heroId).seat, { type: 'move', figureId: heroId, spaceId });
  }

  /** A hero attacks an enemy beside it. */
  attacks(heroId: FigureId, targetId: FigureId): this {
    const attack = { type: 'attack', figureId: heroId, targetId, mode: 'MELEE' } as const;
    return this.acting(heroId).when(this.hero(heroId).seat, attack);
  }

  /** A hero who holds two wound cards draws the third at the end of the turn. */
  loses(heroId: FigureId): this {
    let now = this.with((state) => {
      figureOf(state, heroId).damage = 20;
      for (const hero of state.heroes) if (hero.heroId === heroId) hero.hand.push(...state.woundPile.splice(0, 2));
    }).endsTurnWithRules();
    while (now.figure(heroId).status === 'IN_PLAY') now = now.whenJobRuns();
    return now;
  }

  /** Skarov activates the room. */
  activates(): this {
    return this.with((state) => {
      Object.assign(state, { phase: 'ACTIVATION', step: 'endOfTurn.room', active: null, endOfTurnItem: null });
    }).when(this.overlord, { type: 'activateRoom', tileNumber: this.room.tileNumber });
  }

  /** The objective of the room does what it does at the end of a turn. */
  endsTurn(): this {
    return this.comesTo(this.state.objectives.findIndex(({ faceId }) => faceId === this.room.id));
  }

  /** Traps and rules of the adventure do what they do at the end of a turn, after the objectives. */
  endsTurnWithRules(): this {
    return this.comesTo(this.state.objectives.length);
  }

  /** The seats that are asked answer, one question after the other. */
  answers(...optionIds: readonly string[]): this {
    return optionIds.reduce<this>(
      (bench, optionId) => bench.when(bench.chooser ?? bench.overlord, { type: 'choose', optionId }),
      this,
    );
  }

  /** The possible answers now; empty when nothing is asked. */
  get options(): readonly string[] {
    const { window } = this.state;
    return window?.kind === 'choice' ? window.options.map(({ optionId }) => optionId) : [];
  }

  /** The seat that has to choose. */
  get chooser(): number | null {
    return this.state.window?.seat ?? null;
  }

  at(figureId: FigureId): SpaceId | null {
    return this.figure(figureId).spaceId;
  }

  damage(figureId: FigureId): number {
    return this.figure(figureId).damage;
  }

  tokens(kind: string): number {
    return this.state.tokens.filter(({ kindId }) => kindId === kind).length;
  }

  counter(objectiveId: string): number | undefined {
    return this.state.objectives.find(({ id }) => id === objectiveId)?.counter;
  }

  /** The side that has won the objective of the room. */
  get winner(): Side | null | undefined {
    return this.state.objectives.find(({ faceId }) => faceId === this.room.id)?.settled;
  }

  /** Whether a test is closed by what has happened. */
  isClosed(testId: string): boolean {
    return testState(this.table, testId).closed;
  }

  /** The zones in which the figures stand, by their letters; `''` on a reinforcement space. */
  zones(...figureIds: readonly FigureId[]): string[] {
    return figureIds.map((id) => zoneOf(this.table, id).split('/')[1] ?? '');
  }

  /** The changes that the last command has laid: figure, characteristic, by how much, until when. */
  get laid(): readonly (readonly unknown[])[] {
    return this.happened('modifierLaid').map((laid) => [laid.figureId, laid.characteristic, laid.by, laid.until]);
  }

  /** How many event cards the overlord has drawn by the last command. */
  get drawn(): number {
    return this.happened('eventsDrawn').reduce((sum, { count }) => sum + count, 0);
  }

  private get table() {
    return { state: this.state, book };
  }

  private attempt(testId: string, pieceId?: string) {
    const test = this.room.tests.find(({ id }) => id === testId);
    const characteristic = test?.offers[0]?.characteristic;
    if (!characteristic) throw new RangeError(`${this.room.id} has no test ${testId}`);
    return { key: pieceId === undefined ? testId : `${testId}@${pieceId}`, characteristic };
  }

  private attempts(testId: string, characteristic: 'ATTACK' | 'DEFENSE' | 'MIND' | 'SPEED', heroId: FigureId): this {
    const attempt = { type: 'attemptTest', testId, characteristic } as const;
    return this.acting(heroId).when(this.hero(heroId).seat, attempt);
  }

  /** The activation of a hero begins. */
  private acting(heroId: FigureId): this {
    return this.with((state) => {
      Object.assign(state, { phase: 'ACTIVATION', slotDue: false, endOfTurnItem: null });
      state.sides.HEROES.deck = [heroId];
      evolve(state, { type: 'heroActivated', side: 'HEROES', heroId, actions: 3 });
      evolve(state, { type: 'stepOpened', step: 'activation.hero' });
    });
  }

  private comesTo(item: number): this {
    return this.with((state) => {
      Object.assign(state, { phase: 'END_OF_TURN', step: null, active: null, endOfTurnItem: item });
    }).whenJobRuns();
  }
}
