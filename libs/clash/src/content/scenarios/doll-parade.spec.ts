import { atItem, inScenario, madeHero, turnBegins, type GameSetup, type Scene } from '../../testing/index.js';

const far = [{ at: '0,4' }, { at: '14,4' }];
const at = (itemId: string, setup: GameSetup): Scene => atItem('doll-parade', itemId, { heroes: far, ...setup });
const acting = (setup: GameSetup): Scene => inScenario('doll-parade', { at: 'activation', ...setup });
const doll = (space: string) => ({ sheet: 'no-dalie', at: space });
const arrows = (...spaces: string[]) =>
  spaces.map((spaceId, place) => ({ id: `route-${place + 1}`, kindId: 'route', spaceId }));
const zoneOf = (scene: Scene, id: string): string | undefined =>
  scene.view('spectator').board.spaces.find(({ spaceId }) => spaceId === scene.figure(id).spaceId)?.zone;
const four = [
  { at: '0,4' },
  { seat: 0, teamUp: true, at: null },
  { seat: 1, at: '14,4' },
  { seat: 1, teamUp: true, at: '14,2' },
];

describe('Doll Parade', () => {
  it('CLASH-270 dolls-march: each goes to the nearest arrow that lies nearer to the stage than she does', () => {
    const march = (space: string, ...spaces: string[]): Scene =>
      at('dolls-march', { villains: [doll(space)], tokens: arrows(...spaces) }).whenJobRuns();
    expect(zoneOf(march('8,0', '8,2', '8,5', '8,7'), 'no-dalie-1')).toBe('5a/d');
    expect(zoneOf(march('8,2', '8,2', '8,5', '8,7'), 'no-dalie-1')).toBe('1b/a');
    expect(zoneOf(march('8,5', '8,2', '8,5', '8,7'), 'no-dalie-1')).toBe('1b/s');
  });

  it('CLASH-270 arrows lead: by the bicycle stands or by the ticket alley; without one ahead she waits, and on the stage she stays', () => {
    const march = (space: string, ...spaces: string[]): Scene =>
      at('dolls-march', { villains: [doll(space)], tokens: arrows(...spaces) }).whenJobRuns();
    const [stands, alley] = [march('5,0', '5,3'), march('5,0', '8,2')].map((scene) => zoneOf(scene, 'no-dalie-1'));
    expect([stands, alley]).toEqual(['5a/c', '5a/b']);
    const waiting = march('8,2', '8,2', '8,0');
    expect(waiting.figure('no-dalie-1').spaceId).toBe('8,2');
    expect(waiting.told).not.toContain('figureMoved');
    expect(march('6,7', '8,2', '8,5').figure('no-dalie-1').spaceId).toBe('6,7');
  });

  it('CLASH-091 dolls-shoot: each attacks from afar, a power die more', () => {
    const hero = madeHero({ defense: 9 });
    const scene = at('dolls-shoot', {
      heroes: [{ id: hero, at: '8,5' }, { at: '14,4' }],
      villains: [doll('8,2')],
      objects: [],
    })
      .chancing({ combat: ['0', '0'], power: ['0'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared')).toMatchObject([{ targetId: hero, mode: 'RANGED' }]);
  });

  it('CLASH-091 show-goes-on: 1 while a doll is on the stage; step 4 closes the barricades', () => {
    const show = (space: string, track = 0): Scene =>
      at('show-goes-on', { villains: [doll(space)], state: { track } }).whenJobRuns();
    expect(show('8,2').state.track).toBe(0);
    expect(show('6,7').state.track).toBe(1);
    expect(
      show('6,7', 3)
        .happened('testChanged')
        .map(({ closed }) => closed),
    ).toEqual([true, true]);
  });

  it('CLASH-091 next-train: two dolls; in a game with one hero only one, and none from turn 5 on', () => {
    const train = (heroes: GameSetup['heroes'], turn: number): number =>
      at('next-train', {
        heroes,
        seats: heroes?.map(() => 'A' as const),
        options: { mode: heroes?.length === 1 ? 'SOLO' : 'COOP' },
        villains: [doll('8,2')],
        state: { turn },
      } as GameSetup)
        .whenJobRuns()
        .happened('figurePlaced').length;
    expect([train([{}, { at: null }], 5), train([{}], 4), train([{}], 5)]).toEqual([2, 1, 0]);
  });

  it('CLASH-091 fresh-paint: an arrow on the stage when fewer than three are left', () => {
    const paint = (...spaces: string[]): number =>
      at('fresh-paint', { villains: [doll('8,2')], tokens: arrows(...spaces) }).whenJobRuns().state.tokens.length;
    expect([paint('8,2', '8,5'), paint('8,2', '8,5', '8,7')]).toEqual([3, 3]);
    const painted = at('fresh-paint', { villains: [doll('8,2')], tokens: [] }).whenJobRuns();
    expect(painted.happened('pieceAdded').map(({ spaceId }) => Number(spaceId.split(',')[0]))).toEqual([6]);
  });

  it('CLASH-094 CLASH-232 sisters: of those within 2 zones the nearest that can attack does, not the first', () => {
    const hero = madeHero({ attack: 6, defense: 9 });
    const heroes = [{ id: hero, at: '7,2' }, { at: '14,4' }];
    const villains = [doll('5,0'), doll('8,2'), doll('9,3')];
    const dice = { combat: ['1', '1', '1', '1', '1', '1', '0', '0'], power: ['0'] };
    const scene = acting({ heroes, villains, objects: [], tokens: [] });
    const avenged = scene.attacks(hero, 'no-dalie-2', dice);
    const [, revenge] = avenged.happened('attackDeclared');
    expect(revenge).toMatchObject({ attackerId: 'no-dalie-3', targetId: hero });
    const alone = acting({ heroes, villains: [doll('5,0'), doll('8,2')], objects: [], tokens: [] });
    const quiet = alone.attacks(hero, 'no-dalie-2', { combat: ['1', '1', '1', '1', '1', '1'] });
    expect(quiet.happened('attackDeclared')).toHaveLength(1);
  });

  it('CLASH-247 barricade: strengthened again and again, each time the show goes back by 1 (held-back)', () => {
    const hero = madeHero({ mind: 9 });
    const heroes = [{ id: hero, at: '5,6' }, { at: '14,4' }];
    const attempt = { type: 'attemptTest', testId: 'barricade@barricade-4', characteristic: 'MIND' } as const;
    const dice = { test: [1, 1, 1, 1, 1, 1] };
    const scene = acting({ heroes, villains: [doll('8,2')], state: { track: 3 } });
    const twice = scene.chancing(dice).when(0, attempt).chancing(dice).when(0, attempt);
    expect(twice.state.track).toBe(1);
  });

  it('CLASH-155 microphone: the show goes back by 2, and the article is the side’s; sound-check: a doll on the stage opens it again', () => {
    const hero = madeHero({ mind: 9 });
    const heroes = [{ id: hero, at: '7,7' }, { at: '14,4' }];
    const attempt = { type: 'attemptTest', testId: 'microphone', characteristic: 'MIND' } as const;
    const scene = acting({ heroes, villains: [doll('8,2')], state: { track: 3 } });
    const unplugged = scene.chancing({ test: [1, 1, 1, 1, 1, 1] }).when(0, attempt);
    expect(unplugged.state.track).toBe(1);
    expect(unplugged.happened('articleWon')).toMatchObject([{ articleId: 'dolls-counted', side: 'A' }]);
    expect(unplugged.refusalCode(0, attempt)).toBe('TEST_ALREADY_PASSED');
    const tests = { microphone: { malus: {}, change: 0, closed: true, passed: { A: 1, B: 0 } } };
    const back = at('dolls-march', { villains: [doll('8,5')], state: { tests } }).whenJobRuns();
    expect(back.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['dolls-march', 'sound-check']);
    expect(back.state.tests['microphone']?.closed).toBe(false);
  });

  it('CLASH-096 applause: when a hero falls the dolls march once more', () => {
    const hero = madeHero({ health: 1, defense: 1 });
    const heroes = [{ at: '0,4' }, { id: hero, seat: 0, teamUp: true, at: '9,3' }, { seat: 1, at: '14,4' }];
    const scene = at('dolls-shoot', { heroes, villains: [doll('8,2')], objects: [] })
      .chancing({ combat: ['1', '0'], power: ['0'] })
      .whenJobRuns();
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: hero }]);
    expect(scene.happened('figureMoved')).toMatchObject([{ figureId: 'no-dalie-1', source: 'applause' }]);
    expect(zoneOf(scene, 'no-dalie-1')).toBe('1b/a');
  });

  it('CLASH-083 repaint-arrow: scrubbed off, the arrow is gone; CLASH-248 the shutter opens', () => {
    const hero = madeHero({ mind: 9 });
    const scrub = { type: 'performSpecialAction', specialActionId: 'repaint-arrow' } as const;
    const scene = acting({ heroes: [{ id: hero, at: '8,5' }, { at: '14,4' }], villains: [doll('8,2')] }).when(0, scrub);
    expect(scene.state.tokens.filter(({ kindId }) => kindId === 'route').map(({ spaceId }) => spaceId)).toEqual([
      '8,2',
      '8,7',
    ]);
    expect(scene.refusalCode(0, scrub)).toBe('NOT_ON_INTERACTION_SPACE');
    const door = acting({ heroes: [{ id: hero, at: '7,1' }, { at: '14,4' }], villains: [doll('8,2')] });
    const opened = door.when(0, { type: 'attemptTest', testId: 'metro-shutter', characteristic: 'MIND' });
    expect(opened.happened('doorSet')).toMatchObject([{ door: '5a/shutter', open: true }]);
  });

  it('CLASH-255 dolls-counted: four dolls out by the side; CLASH-181 parade-over: the last of them', () => {
    const hero = madeHero({ attack: 6, defense: 9 });
    const heroes = [{ id: hero, at: '7,2' }, { at: '14,4' }];
    const outs = [1, 2, 3].map(() => ({ side: 'A' as const, sheetId: 'no-dalie' }));
    const scene = acting({ heroes, villains: [doll('8,2')], objects: [], state: { outs } });
    const last = scene.attacks(hero, 'no-dalie-1', { combat: ['1', '1', '1', '1', '1', '1'] });
    expect(last.happened('articleWon').map(({ articleId }) => articleId)).toEqual(['parade-over', 'dolls-counted']);
    expect(last.happened('gameEnded')).toMatchObject([{ reason: 'OBJECTIVE' }]);
  });

  it('CLASH-189 six dolls who fill the stage, or a show of six, are the dolls’ victory', () => {
    const ending = (scene: Scene): Scene => scene.stoppingAt(({ type }) => type === 'gameEnded').whenJobRuns();
    const villains = ['6,7', '7,7', '8,7', '6,8', '7,8'].map(doll);
    const show = ending(at('show-goes-on', { villains: [doll('6,7')], state: { track: 5 } }));
    expect(show.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', reason: 'VILLAIN_OBJECTIVE' }]);
    const march = (more: ReturnType<typeof doll>[]): Scene =>
      at('dolls-march', { villains: [...villains, ...more], objects: [] });
    expect(ending(march([doll('8,5')])).happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN' }]);
    expect(march([doll('8,2')]).whenJobRuns().told).not.toContain('gameEnded');
  });

  it('CLASH-096 crowd: two dolls and 2 defense at the start of each turn of a game with four heroes', () => {
    const villains = [doll('8,2')];
    const crowded = turnBegins('doll-parade', 2, { heroes: four, villains });
    expect(crowded.happened('figurePlaced')).toHaveLength(2);
    expect(crowded.happened('modifierLaid').map(({ characteristic, by }) => [characteristic, by])).toEqual(
      [1, 2, 3].map(() => ['DEFENSE', 2]),
    );
    expect(turnBegins('doll-parade', 2, { heroes: far, villains }).told).not.toContain('figurePlaced');
  });

  it('CLASH-096 street-musicians: a hero that ends its activation at the busker pitch heals 1', () => {
    const hero = madeHero();
    const heroes = [{ id: hero, at: '8,2', damage: 2 }, { at: '14,4' }];
    const scene = acting({ heroes, villains: [doll('5,0')] }).when(0, { type: 'endActivation' });
    expect(scene.figure(hero).damage).toBe(1);
  });
});
