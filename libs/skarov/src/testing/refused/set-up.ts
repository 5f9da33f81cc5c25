import { LocalGame } from '#kernel';
import type { Command } from '../../commands.js';
import { skarov } from '../../skarov.js';
import { finishPassages, finishTiles, lieutenant, minion, passage, tile, undo } from '../build-commands.js';
import { given, type Scene } from '../scene.js';
import type { Refused, Told } from './refused.js';

const opened = (options: Readonly<Record<string, unknown>>): Scene =>
  given(LocalGame.start(skarov, { options, seed: 'refused' }).state);
const once = (make: () => Scene): (() => Scene) => {
  let made: Scene | undefined;
  return () => (made ??= make());
};
/** The overlord of two heroes. */
const overlord = 2;
const custom = { type: 'chooseScenario', scenarioId: 'CUSTOM', difficulty: 'NORMAL' } as const;
const choose = (heroId: string, rank: 'HERO' | 'VETERAN' = 'HERO') => ({ type: 'chooseHero', heroId, rank }) as const;
const allow = (seat: number, rank: 'HERO' | 'VETERAN') => ({ type: 'allowRank', seat, rank }) as const;
const stand = (heroId: string, spaceId: string) => ({ type: 'placeHero', heroId, spaceId }) as const;

const choosing = once(() => opened({ heroes: 2 }).when(overlord, custom));
const building = once(() =>
  choosing()
    .when(0, choose('sgt-freedom'))
    .chancing({ combat: ['1', '1'] })
    .when(1, choose('super-nova')),
);
const builds = (from: () => Scene, ...commands: readonly Command[]): (() => Scene) =>
  once(() => commands.reduce((scene, command) => scene.when(overlord, command), from()));
const inRow = builds(building, tile('t3a', 1, 0), tile('t2a', 2, 0, 1));
const joining = builds(inRow, finishTiles);
const posting = builds(joining, passage('4,2,E'), passage('9,2,E'), finishPassages);
/** The defaults are given until a step is open. */
const until = (step: string, from: () => Scene): (() => Scene) =>
  once(() => {
    let scene = from();
    while (scene.step !== step) scene = scene.when(overlord, scene.byDefault(overlord));
    return scene;
  });
const commanding = until('setup.lieutenants', posting);
const placing = once(() => {
  const scene = opened({ heroes: 2, scenarioId: 'light-showers', ranks: ['HERO', 'HERO'] }).when(
    0,
    choose('sgt-freedom', 'HERO'),
  );
  return scene.chancing({ combat: ['1', '1'] }).when(1, choose('super-nova'));
});

const byOverlord = (...[rule, code, because, at, command, facts = {}]: Told): Refused => ({
  rule,
  code,
  because,
  at,
  seat: overlord,
  command,
  facts,
});

/** The refusals in the steps of set-up, command by command as in skarov.md 7.1. */
export const refusedInSetUp: readonly Refused[] = [
  byOverlord(
    'SETUP-06',
    'UNKNOWN_ID',
    'no adventure has this id',
    () => opened({ heroes: 2 }),
    { type: 'chooseScenario', scenarioId: 'heavy-showers' },
    { id: 'heavy-showers' },
  ),
  {
    ...byOverlord(
      'SETUP-06',
      'SCENARIO_NEEDS_OTHER_HEROES',
      'four heroes are too many for it',
      () => opened({ heroes: 4 }),
      {
        type: 'chooseScenario',
        scenarioId: 'light-showers',
      },
      { least: 1, most: 3 },
    ),
    seat: 4,
  },
  {
    rule: 'GEN-01',
    code: 'HERO_TAKEN',
    because: 'another seat has her, at any rank',
    at: () => choosing().when(0, choose('super-nova')),
    seat: 1,
    command: choose('super-nova', 'VETERAN'),
    facts: { hero: 'super-nova' },
  },
  {
    rule: 'RANK-02',
    code: 'RANK_NEEDS_CONSENT',
    because: 'a veteran in a normal adventure',
    at: choosing,
    seat: 0,
    command: choose('super-nova', 'VETERAN'),
  },
  {
    rule: 'CAMP-05',
    code: 'RANK_NOT_OFFERED',
    because: 'the options fix another rank',
    at: () => opened({ heroes: 2, ranks: ['VETERAN', null] }).when(overlord, custom),
    seat: 0,
    command: choose('super-nova', 'HERO'),
    facts: { rank: 'HERO' },
  },
  byOverlord(
    'RANK-06',
    'ALREADY_CHOSEN',
    'that seat has its hero',
    () => choosing().when(0, choose('super-nova')),
    allow(0, 'HERO'),
  ),
  byOverlord('RANK-02', 'RANK_NOT_OFFERED', 'no consent is needed for it', choosing, allow(0, 'HERO'), {
    rank: 'HERO',
  }),
  byOverlord('RANK-02', 'UNKNOWN_ID', 'the overlord’s own seat has no hero', choosing, allow(overlord, 'VETERAN'), {
    id: '2',
  }),

  byOverlord('TILE-01', 'UNKNOWN_ID', 'no tile has that face', building, tile('t10a', 0, 0), { id: 't10a' }),
  byOverlord('TILE-01', 'TILE_USED', 'the entry is turned over first or not at all', inRow, tile('t1b', 0, 0), {
    tile: 1,
  }),
  byOverlord('BASE-03', 'CELL_TAKEN', 'the entry lies there', building, tile('t3a', 0, 0)),
  byOverlord('BASE-03', 'NOT_CONNECTABLE', 'nothing lies beside that place', building, tile('t3a', 3, 3)),
  byOverlord('BASE-06', 'NOT_CONNECTABLE', 'a tile beside the control room alone', inRow, tile('t4b', 3, 0)),
  byOverlord(
    'BASE-15',
    'ROOM_STILL_NEEDED',
    'the last tile that could show an objective',
    builds(building, ...[3, 4, 5, 6, 7].map((number) => tile(`t${number}b`, number - 2, 0))),
    tile('t8a', 0, 1),
  ),
  byOverlord(
    'BASE-12',
    'TOO_MANY_OBJECTIVES',
    'a fifth objective room',
    builds(building, tile('t3a', 1, 0), tile('t4a', 2, 0), tile('t5a', 3, 0), tile('t6a', 4, 0)),
    tile('t7a', 0, 1),
    { most: 4 },
  ),
  byOverlord('BASE-02', 'ROOMS_MISSING', 'the entry alone', building, finishTiles),

  byOverlord('BASE-04', 'NO_PASSAGE_HERE', 'an edge within a room', joining, passage('2,2,E'), { edge: '2,2,E' }),
  byOverlord('BASE-04', 'NO_PASSAGE_HERE', 'no edge at all', joining, passage('99,0,S'), { edge: '99,0,S' }),
  byOverlord(
    'BASE-04',
    'EDGE_TAKEN',
    'a token lies there',
    builds(joining, passage('4,2,E')),
    passage('4,2,E', 'AIRLOCK'),
    {
      edge: '4,2,E',
    },
  ),
  byOverlord(
    'BASE-04',
    'NO_TOKEN_LEFT',
    'the last door, which is kept for the control room',
    () =>
      joining().with(({ base }) => {
        Object.assign(base, { passages: Array.from({ length: 8 }, (_, y) => ({ edge: `99,${y},E`, kind: 'DOOR' })) });
      }),
    passage('4,2,E'),
    { kind: 'DOOR' },
  ),
  byOverlord(
    'BASE-07',
    'CONTROL_ROOM_ONE_DOOR',
    'an airlock to the control room',
    joining,
    passage('9,2,E', 'AIRLOCK'),
  ),
  byOverlord('BASE-05', 'BASE_NOT_CONNECTED', 'no passage lies yet', joining, finishPassages, {
    rules: ['SKAROV-BASE-05', 'SKAROV-BASE-07'],
    tiles: ['t3a', 't2a'],
  }),

  byOverlord('BASE-09', 'UNKNOWN_ID', 'a lieutenant is no minion', posting, minion('chi', '5,0'), { id: 'chi' }),
  byOverlord('TILE-06', 'SPACE_NOT_USABLE', 'a 3+ space with two heroes', posting, minion('android', '9,0'), {
    space: '9,0',
  }),
  byOverlord(
    'TILE-06',
    'SPACE_TAKEN',
    'a minion stands there',
    builds(posting, minion('android', '5,0')),
    minion('gynoid', '5,0'),
    {
      space: '5,0',
    },
  ),
  byOverlord(
    'BASE-09',
    'NO_FIGURE_LEFT',
    'ten Androids stand',
    () =>
      posting().with(({ base }) => {
        Object.assign(base, {
          minions: Array.from({ length: 10 }, (_, x) => ({ sheet: 'android', space: `${x},99` })),
        });
      }),
    minion('android', '5,0'),
    { sheet: 'android' },
  ),

  byOverlord(
    'BASE-11',
    'ALREADY_PLACED',
    'Chi stands',
    builds(commanding, lieutenant('chi', '6,1')),
    lieutenant('chi', '6,1'),
  ),
  byOverlord('BASE-13', 'SPACE_NOT_USABLE', 'a reinforcement space', commanding, lieutenant('chi', '5,0'), {
    space: '5,0',
  }),
  byOverlord(
    'TILE-04',
    'SPACE_TAKEN',
    'Chi stands there',
    builds(commanding, lieutenant('chi', '6,1')),
    lieutenant('ki', '6,1'),
    {
      space: '6,1',
    },
  ),
  byOverlord('BASE-12', 'OBJECTIVE_ROOMS_FIRST', 'the Missile Silo has none', commanding, lieutenant('chi', '1,2')),
  byOverlord(
    'BASE-11',
    'TILE_HAS_LIEUTENANT',
    'Chi is in that room',
    builds(commanding, lieutenant('chi', '6,1')),
    lieutenant('ki', '7,1'),
  ),

  byOverlord('BASE-16', 'NOTHING_TO_UNDO', 'the entry is the game’s', building, undo),
  byOverlord(
    'BASE-16',
    'NO_TAKE_BACK_LEFT',
    'fifty were undone',
    () =>
      inRow().with(({ base }) => {
        base.undone = 50;
      }),
    undo,
    { most: 50 },
  ),

  {
    rule: 'SETUP-04',
    code: 'NOT_OWN_HERO',
    because: 'she is another seat’s',
    at: placing,
    seat: 0,
    command: stand('super-nova', '5,0'),
    facts: { hero: 'super-nova' },
  },
  {
    rule: 'SETUP-04',
    code: 'NOT_A_START_SPACE',
    because: 'no green space',
    at: placing,
    seat: 0,
    command: stand('sgt-freedom', '5,0'),
    facts: { space: '5,0' },
  },
  {
    rule: 'TILE-04',
    code: 'SPACE_TAKEN',
    because: 'the other hero stands there',
    at: () => placing().when(1, stand('super-nova', '2,3')),
    seat: 0,
    command: stand('sgt-freedom', '2,3'),
    facts: { space: '2,3' },
  },
];
