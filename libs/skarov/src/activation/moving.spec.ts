import { aGame, given, type GameSetup, type Scene, type VillainSetup } from '../testing/index.js';

/* The Missile Silo has four zones: a in the north-west, b in the north-east, c in the south-west, d in the south-east. */
const inC = '6,4';
const [zoneA, zoneD] = [
  ['6,0', '7,0', '5,1', '6,1', '7,1'],
  ['7,2', '7,3', '8,3', '9,3', '7,4', '8,4'],
];
const all = (sheet: string, spaces: readonly string[] = []): VillainSetup[] => spaces.map((at) => ({ sheet, at }));

const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', ...setup }));
const freedom = (setup: GameSetup = {}): Scene => acting({ heroes: [{ at: inC }], ...setup });
const moves = (spaceId: string, figureId = 'sgt-freedom') => ({ type: 'move', figureId, spaceId }) as const;
const outOf = (scene: Scene, spaceId: string): unknown => scene.refusal(0, moves(spaceId));

describe('moving', () => {
  it('SKAROV-EX-01 SKAROV-MOVE-01 SKAROV-MOVE-02 SKAROV-SHEET-02 speed 2 leads two zones away for one action, to any free space', () => {
    const scene = freedom();
    for (const spaceId of ['8,0', '8,1', '9,1', '8,2', '9,2']) {
      const moved = scene.when(0, moves(spaceId));
      expect(moved.figure('sgt-freedom').spaceId).toBe(spaceId);
      expect(moved.state.active).toMatchObject({ actions: 2 });
      expect(moved.happened('figureMoved')[0]?.zones).toEqual(['t3a/a', 't3a/b']);
    }
  });

  it('SKAROV-EX-02 SKAROV-MOVE-06 another free space of the own zone is a move, an enemy there or not', () => {
    expect(freedom().when(0, moves('5,2')).state.active).toMatchObject({ actions: 2 });
    const beside = freedom({ villains: [{ sheet: 'chi', at: '6,3' }] });
    expect(beside.when(0, moves('5,2')).figure('sgt-freedom').spaceId).toBe('5,2');
    expect(beside.refusalCode(0, moves('6,3'))).toBe('SPACE_TAKEN');
  });

  it('SKAROV-EX-03 SKAROV-MOVE-03 SKAROV-MOVE-10 a figure that begins beside an enemy goes one zone and no further', () => {
    const scene = freedom({ villains: [{ sheet: 'chi', at: '6,3' }] });
    expect(scene.when(0, moves('7,4')).state.active).toMatchObject({ actions: 2 });
    expect(outOf(scene, '9,1')).toMatchObject({ code: 'OUT_OF_REACH', facts: { reason: 'BREAK_AWAY_ONE_ZONE' } });
  });

  it('SKAROV-EX-04 SKAROV-MOVE-04 a zone with an enemy is entered, and not crossed', () => {
    const scene = freedom({
      villains: [
        { sheet: 'chi', at: '7,1' },
        { sheet: 'android', at: '7,2' },
      ],
    });
    expect(scene.when(0, moves('8,4')).figure('sgt-freedom').spaceId).toBe('8,4');
    expect(outOf(scene, '9,1')).toMatchObject({ code: 'OUT_OF_REACH', facts: { reason: 'ENEMY_STOPS_MOVE' } });
  });

  it('SKAROV-EX-05 SKAROV-MOVE-05 a full zone is crossed by allies of those in it, and by no others', () => {
    const full = [...all('gynoid', zoneA), ...all('android', zoneD)];
    expect(outOf(freedom({ villains: full }), '9,1')).toMatchObject({ code: 'OUT_OF_REACH' });
    const villains = [...full, { sheet: 'android', at: inC }];
    const scene = given(aGame({ at: 'choice', heroes: [{ at: '1,2' }], villains })).when(1, {
      type: 'activateSheet',
      sheetId: 'android',
    });
    const last = scene.when(1, { type: 'selectFigure', figureId: 'android-7' });
    expect(last.when(1, moves('9,1', 'android-7')).figure('android-7').spaceId).toBe('9,1');
  });

  it('SKAROV-MOVE-07 SKAROV-DOOR-06 heroes pass an airlock, and a door that is open', () => {
    const door = [{ edge: '4,2,E', kind: 'DOOR' } as const, { edge: '9,2,E', kind: 'DOOR' } as const];
    const heroes = [{ at: '5,2' }];
    expect(acting({ heroes }).legal(0, 'move')).toContainEqual(moves('4,2'));
    expect(outOf(acting({ heroes, passages: door }), '4,2')).toMatchObject({ facts: { reason: 'NO_WAY' } });
    expect(acting({ heroes, passages: door, state: { openDoors: ['4,2,E'] } }).legal(0, 'move')).toContainEqual(
      moves('4,2'),
    );
  });

  it('SKAROV-MOVE-08 SKAROV-TECH-01 a technique counts for every move of the turn; what is not used is lost', () => {
    const inPlay = [{ cardId: 'golden-boy-somersault', side: 'RIGHT' as const }];
    const far = '0,1';
    const boy = (own: object): Scene => acting({ heroes: [{ id: 'golden-boy', at: '9,1', ...own }] });
    const plain = boy({});
    expect(plain.refusalCode(0, moves(far, 'golden-boy'))).toBe('OUT_OF_REACH');
    const fast = boy({ inPlay });
    const short = fast.when(0, moves('8,1', 'golden-boy'));
    expect(short.state.active).toMatchObject({ actions: 2 });
    expect(short.when(0, moves(far, 'golden-boy')).figure('golden-boy').spaceId).toBe(far);
  });
});

describe('the actions of a hero', () => {
  it('SKAROV-ACT-02 SKAROV-ACT-14 three, each kind as often as it likes; with the last the activation is over', () => {
    const scene = freedom();
    expect(scene.state.active).toMatchObject({ actions: 3 });
    const twice = scene.when(0, moves('5,2')).when(0, moves('6,2'));
    expect([twice.step, twice.state.active?.actions]).toEqual(['activation.hero', 1]);
    const done = twice.when(0, moves('5,3'));
    expect(done.happened('activationEnded')).toHaveLength(1);
    expect(done.state.active).toBeNull();
  });

  it('SKAROV-ACT-11 SKAROV-STRAT-01 with the last card and the last slot the end of the turn begins', () => {
    const ended = freedom().when(0, { type: 'endActivation' });
    expect(ended.happened('slotPassed')).toHaveLength(1);
    expect(ended.step).toBe('endOfTurn.room');
  });

  it('SKAROV-ACT-04 SKAROV-SHEET-04 villains move, attack and open doors, and take no tests', () => {
    const setup = { heroes: [{ at: '7,2' }], villains: [{ sheet: 'chi', at: '6,1' }], overlord: { hand: ['event:1'] } };
    const scene = given(aGame({ at: 'choice', ...setup })).when(1, { type: 'activateSheet', sheetId: 'chi' });
    const kinds = new Set(scene.legal(1).map(({ type }) => type));
    expect([kinds.has('move'), kinds.has('attack'), kinds.has('attemptTest'), kinds.has('escape')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('SKAROV-ACT-15 a villain that arrives while its sheet is activated waits for its next activation', () => {
    const villains = [
      { sheet: 'android', at: '9,1' },
      { sheet: 'android', at: '8,2' },
    ];
    const scene = given(aGame({ at: 'choice', heroes: [{}], villains })).when(1, {
      type: 'activateSheet',
      sheetId: 'android',
    });
    const joined = scene.with(({ figures }) => {
      Object.assign(figures.find(({ id }) => id === 'android-3') ?? {}, { status: 'IN_PLAY', spaceId: '7,1' });
    });
    expect(joined.refusalCode(1, { type: 'selectFigure', figureId: 'android-3' })).toBe('NOT_ACTIVE');
    expect(joined.legal(1, 'selectFigure').map(({ figureId }) => figureId)).toEqual(['android-1', 'android-2']);
  });
});
