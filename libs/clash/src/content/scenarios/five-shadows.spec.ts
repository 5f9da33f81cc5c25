import { scenarioById } from '../catalogue.js';
import { atItem, inScenario, madeHero, turnBegins, type GameSetup, type Scene } from '../../testing/index.js';

const at = (itemId: string, setup: GameSetup): Scene => atItem('five-shadows', itemId, { heroes: far, ...setup });
const acting = (setup: GameSetup): Scene => inScenario('five-shadows', { at: 'activation', ...setup });
const emissary = (space: string, more: object = {}) => ({ sheet: 'emissary', at: space, ...more });
const far = [{ at: '0,0' }, { at: '14,0' }];
const four = [
  { at: '0,0' },
  { seat: 0, teamUp: true, at: null },
  { seat: 1, at: '14,0' },
  { seat: 1, teamUp: true, at: '13,0' },
];
const relays = (...spaces: string[]) =>
  spaces.map((spaceId, place) => ({ id: `relay-${place + 1}`, kindId: 'relay', spaceId }));

describe('Five Shadows', () => {
  it('CLASH-091 CLASH-216 another-shadow: one more comes into the zone of the first, as long as there are five', () => {
    const scene = at('another-shadow', { villains: [emissary('7,2')] }).whenJobRuns();
    expect(scene.happened('figurePlaced')).toMatchObject([
      { figureId: 'emissary-2', spawned: true, superVillain: false },
    ]);
    const all = at('another-shadow', { villains: ['7,2', '5,2', '6,1', '6,3', '8,1'].map((space) => emissary(space)) });
    expect(all.whenJobRuns().told).not.toContain('figurePlaced');
  });

  it('CLASH-091 CLASH-227 to-the-relays: each goes to the nearest relay, without one next to its nearest enemy', () => {
    const villains = [emissary('7,2')];
    const scene = at('to-the-relays', { villains, tokens: relays('5,2') }).whenJobRuns();
    expect(scene.figure('emissary-1').spaceId).toBe('5,2');
    const heroes = [{ at: '8,0' }, { at: '14,0' }];
    const hunting = at('to-the-relays', { villains, heroes, tokens: [], objects: [] }).whenJobRuns();
    expect(['7,0', '7,1', '8,1', '9,1', '9,0']).toContain(hunting.figure('emissary-1').spaceId);
  });

  it('CLASH-091 CLASH-042 shadows-strike: each attacks; side by side they roll a power die more', () => {
    const hero = madeHero({ defense: 9 });
    const heroes = [{ id: hero, at: '7,2' }, { at: '14,0' }];
    const scene = at('shadows-strike', { heroes, villains: [emissary('6,1'), emissary('6,3')], objects: [] })
      .chancing({ combat: ['0', '0', '0', '0', '0', '0'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared').map(({ targetId }) => targetId)).toEqual([hero, hero]);
    const beside = at('shadows-strike', { heroes, villains: [emissary('6,1'), emissary('5,0')], objects: [] })
      .chancing({ combat: ['0', '0', '0'], power: ['0'] })
      .whenJobRuns();
    expect(beside.happened('attackRolled')).toMatchObject([{ attackerId: 'emissary-1', power: ['0'] }]);
  });

  it('CLASH-040 Many Eyes: each Emissary shields the first one in a game that began with four heroes', () => {
    const defense = (heroes: GameSetup['heroes'], id = 'emissary-1'): number | undefined =>
      acting({ heroes, villains: [emissary('7,2'), emissary('2,6')] })
        .view('spectator')
        .figures.find(({ figureId }) => figureId === id)?.defense;
    expect([defense(four), defense(far), defense(four, 'emissary-2')]).toEqual([7, 5, 5]);
  });

  it('CLASH-091 first-relay-manned and all-relays-manned: 1 for one on a relay, 1 more for three', () => {
    const tokens = relays('10,1', '1,4', '6,7');
    const call = (itemId: string, ...spaces: string[]): number =>
      at(itemId, { tokens, villains: spaces.map((space) => emissary(space)) }).whenJobRuns().state.track;
    expect(call('first-relay-manned', '7,2')).toBe(0);
    expect(call('first-relay-manned', '10,1')).toBe(1);
    expect(call('all-relays-manned', '10,1', '1,4')).toBe(0);
    expect(call('all-relays-manned', '10,1', '1,4', '6,7')).toBe(1);
  });

  it('CLASH-091 two-relays-manned: 1 more for two on relays, with four heroes at the start', () => {
    const tokens = relays('10,1', '1,4', '6,7');
    const call = (heroes: GameSetup['heroes'], ...spaces: string[]): number =>
      at('two-relays-manned', {
        tokens,
        villains: spaces.map((space) => emissary(space)),
        ...(heroes ? { heroes } : {}),
      }).whenJobRuns().state.track;
    expect(call(four, '10,1', '1,4')).toBe(1);
    expect(call(four, '10,1')).toBe(0);
    expect(call(undefined, '10,1', '1,4')).toBe(0);
  });

  it('CLASH-230 CLASH-160 step 4 brings an Emissary; step 6 a relay, and 1 more on the result of every test on a relay', () => {
    const villains = [emissary('10,1')];
    const from = (track: number): Scene => at('first-relay-manned', { villains, state: { track } }).whenJobRuns();
    expect(from(3).happened('figurePlaced')).toMatchObject([{ figureId: 'emissary-2' }]);
    const six = from(5);
    expect(six.happened('pieceAdded')).toMatchObject([{ kindId: 'relay' }]);
    expect(six.happened('testChanged').map(({ toTotal }) => toTotal)).toEqual([1, 1, 1, 1]);
    expect(six.view('spectator').tests.find(({ testId }) => testId === 'relay')).toMatchObject({ toTotal: 1 });
  });

  it('CLASH-160 CLASH-161 a token on the result counts in the total, and for what is certain', () => {
    const hero = madeHero({ mind: 3 });
    const key = 'relay@relay-2';
    const tests = { [key]: { malus: {}, change: 0, toTotal: 1, closed: false, passed: { A: 0, B: 0 } } };
    const attempt = { type: 'attemptTest', testId: key, characteristic: 'MIND' } as const;
    const heroes = [{ id: hero, at: '1,4' }, { at: '14,0' }];
    const scene = acting({ heroes, villains: [emissary('7,2')], state: { tests } });
    const failed = scene.chancing({ test: [1, 1, 1, 0, 0] }).when(0, attempt);
    expect(failed.happened('testAttempted')).toMatchObject([{ dice: 5, toTotal: 1, sure: false }]);
    expect(failed.happened('testRolled')).toMatchObject([{ total: 4 }]);
    expect(failed.happened('testResolved')).toMatchObject([{ passed: false }]);
    const passed = scene.chancing({ test: [1, 1, 0, 0, 0] }).when(0, attempt);
    expect(passed.happened('testResolved')).toMatchObject([{ passed: true }]);
    const eased = { [key]: { malus: { MIND: 4 }, change: 0, toTotal: 2, closed: false, passed: { A: 0, B: 0 } } };
    const nearly = acting({ heroes, villains: [emissary('7,2')], state: { tests: eased } });
    expect(
      nearly
        .chancing({ test: [2] })
        .when(0, attempt)
        .happened('testResolved'),
    ).toMatchObject([{ passed: false }]);
  });

  it('CLASH-189 eight calls are the Emissary’s victory; at the turn limit the pages decide', () => {
    const villains = [emissary('10,1')];
    const scene = at('first-relay-manned', { villains, state: { track: 7 } }).stoppingAt(
      ({ type }) => type === 'gameEnded',
    );
    expect(scene.whenJobRuns().happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN' }]);
    const page = [{ kind: 'OBJECTIVE', id: 'envoy-expelled', turn: 3 }] as const;
    const over = (turn: number, pages: GameSetup['pages']): Scene => {
      const setup: GameSetup = { at: 'villain', heroes: far, villains: [emissary('7,2')], pages };
      return inScenario('five-shadows', { ...setup, state: { turn, track: 6 } })
        .with((state) => {
          state.villainItem = scenarioById('five-shadows').threatSheet?.endOfTurn.length ?? 0;
        })
        .whenJobRuns();
    };
    expect(over(11, { B: [...page] }).told).not.toContain('gameEnded');
    const limit = { reason: 'TURN_LIMIT' };
    expect(over(12, { B: [...page] }).happened('gameEnded')).toMatchObject([{ ...limit, outcome: 'SIDE_B' }]);
    expect(over(12, { A: [...page] }).happened('gameEnded')).toMatchObject([{ ...limit, outcome: 'SIDE_A' }]);
    expect(over(12, {}).happened('gameEnded')).toMatchObject([{ ...limit, outcome: 'DRAW' }]);
  });

  it('CLASH-094 change-places: hit, the first changes places with the farthest', () => {
    const hero = madeHero({ attack: 6 });
    const heroes = [{ id: hero, at: '6,2' }, { at: '14,0' }];
    const villains = [emissary('7,2'), emissary('6,3'), emissary('2,6')];
    const dice = { combat: ['1', '1', '1', '1', '1', '0'] };
    const hit = acting({ heroes, villains, objects: [] })
      .attacks(hero, 'emissary-1', dice)
      .when(0, { type: 'declinePushBack' });
    expect(hit.happened('figuresSwapped')).toMatchObject([{ a: 'emissary-1', b: 'emissary-3' }]);
    expect(hit.figure('emissary-1').spaceId).toBe('2,6');
  });

  it('CLASH-225 last-shadows: with the first out two more come onto the loading road', () => {
    const hero = madeHero({ attack: 6 });
    const heroes = [{ id: hero, at: '6,2' }, { at: '14,0' }];
    const options = { mode: 'COOP' } as const;
    const scene = inScenario('five-shadows', {
      at: 'activation',
      seats: ['A', 'A'],
      options,
      heroes,
      villains: [emissary('7,2', { damage: 1 }), emissary('2,6')],
      objects: [],
    });
    const out = scene.attacks(hero, 'emissary-1', { combat: ['1', '1', '1', '1', '1', '1'] });
    expect(out.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toContain('last-shadows');
    expect(out.happened('figurePlaced').map(({ spaceId }) => spaceId.split(',')[1])).toEqual(['5', '5']);
  });

  it('CLASH-155 relay: cut off, it leaves; false-number: failed, the nearest Emissary comes', () => {
    const hero = madeHero({ mind: 3 });
    const heroes = [{ id: hero, at: '1,4' }, { at: '14,0' }];
    const scene = acting({ heroes, villains: [emissary('7,2'), emissary('2,5')] });
    const attempt = { type: 'attemptTest', testId: 'relay@relay-2', characteristic: 'MIND' } as const;
    const cut = scene.chancing({ test: [0, 0, 0, 0, 0] }).when(0, attempt);
    expect(cut.state.tokens.map(({ id }) => id)).toEqual(['relay-1', 'relay-3']);
    const failed = scene.chancing({ test: [2, 2, 0, 0, 0] }).when(0, attempt);
    expect(failed.happened('figureMoved')).toMatchObject([{ figureId: 'emissary-2', source: 'false-number' }]);
  });

  it('CLASH-244 greasy-floor: who arrives in the upper hall loses 1 action', () => {
    const hero = madeHero();
    const heroes = [{ id: hero, at: '2,5' }, { at: '14,0' }];
    const open = (scene: Scene): Scene =>
      scene.with((state) => {
        state.openDoors.push('2b/freight-door');
      });
    const scene = open(acting({ heroes, villains: [emissary('7,2')], objects: [] }));
    const slipped = scene.when(0, { type: 'move', figureId: hero, spaceId: '2,6' });
    expect(slipped.happened('actionsChanged')).toMatchObject([{ heroId: hero, by: -1, source: 'greasy-floor' }]);
    expect(slipped.state.active?.actions).toBe(1);
  });

  it('CLASH-083 swing-crane: an enemy of the lower hall is set down on the ramp', () => {
    const heroes = [{ at: '3,6' }, { at: '14,0' }];
    const scene = acting({ heroes, villains: [emissary('7,2'), emissary('1,7')] });
    const swung = scene.when(0, { type: 'performSpecialAction', specialActionId: 'swing-crane' });
    expect(swung.happened('figurePlaced')).toMatchObject([{ figureId: 'emissary-2', spawned: false }]);
    expect(swung.figure('emissary-2').spaceId?.endsWith(',9')).toBe(true);
  });

  it('CLASH-255 shadow-count: three Emissaries out by the side; envoy-expelled: the first', () => {
    const hero = madeHero({ attack: 6 });
    const heroes = [{ id: hero, at: '6,2' }, { at: '14,0' }];
    const outs = ['A', 'A'].map((side) => ({ side: side as 'A', sheetId: 'emissary' }));
    const setup: GameSetup = { heroes, objects: [], state: { outs } };
    const dice = { combat: ['1', '1', '1', '1', '1', '1'] };
    const third = acting({ ...setup, villains: [emissary('2,6'), emissary('7,2', { damage: 1 })] });
    expect(third.attacks(hero, 'emissary-2', dice).happened('articleWon')).toMatchObject([
      { articleId: 'shadow-count' },
    ]);
    const first = acting({ ...setup, state: {}, villains: [emissary('7,2', { damage: 1 }), emissary('2,6')] });
    expect(first.attacks(hero, 'emissary-1', dice).happened('articleWon')).toMatchObject([
      { articleId: 'envoy-expelled', side: 'A' },
    ]);
  });

  it('CLASH-096 long-shadows: in turn 1 of a game with four heroes two more come, and never later', () => {
    const villains = [emissary('7,2')];
    expect(turnBegins('five-shadows', 1, { heroes: four, villains }).happened('figurePlaced')).toHaveLength(2);
    expect(turnBegins('five-shadows', 2, { heroes: four, villains }).happened('figurePlaced')).toEqual([]);
    expect(turnBegins('five-shadows', 1, { heroes: far, villains }).happened('figurePlaced')).toEqual([]);
  });
});
