import { overlay } from '#kernel/testing';
import { box } from '../../content/catalogue.js';
import type { GameSetup } from '../game-setup.js';
import type { Scene } from '../scene.js';
import type { Refused } from './refused.js';
import {
  freedom,
  eventNamed,
  left,
  doors,
  kamikaze,
  lasers,
  techniqueOnly,
  hero,
  villain,
  choosing,
  moves,
  attacks,
  opens,
  plays,
  activates,
  selects,
  chi,
  byHero,
  bySkarov,
} from './scenes.js';

/** The spaces of the south-east of the Missile Silo are full of villains. */
const fullZone = ['7,2', '7,3', '8,3', '9,3', '7,4', '8,4'].map((at) => ({ sheet: 'android', at }));

const chiActs = villain('chi', '7,1', [], { heroes: [{ at: '6,1' }] });
const four = ['POW', '1', '1', '1'];

const windows: readonly Refused[] = [
  ...[
    ['SPACE_TAKEN', 'Chi stands there', '7,1', { space: '7,1' }],
    ['NOT_ADJACENT', 'out of reach of a push', '9,1', { id: '9,1' }],
    ['SPACE_NOT_USABLE', 'a reinforcement space', '5,0', { space: '5,0' }],
  ].map(([code, because, spaceId, facts]) =>
    bySkarov(
      'ATK-07',
      code as Refused['code'],
      because as string,
      () =>
        chiActs()
          .chancing({ combat: four })
          .when(1, attacks(freedom, 'MELEE', 'chi-1')),
      { type: 'pushBack', spaceId: spaceId as string },
      facts as Refused['facts'],
    ),
  ),
  byHero(
    'SPEC-06',
    'NO_REACTION',
    'another power is offered',
    () =>
      villain('chi', '7,1', [], {
        heroes: [{ id: 'golden-boy', at: '6,1', inPlay: [left('golden-boy-backflip')] }],
      })().when(1, attacks('golden-boy', 'MELEE', 'chi-1')),
    { type: 'react', powerId: 'sgt-freedom-briefing' },
  ),
  bySkarov(
    'SPEC-08',
    'BAD_CHOICE',
    'no such option',
    () => villain('chi', '7,1', fullZone)().when(1, plays(kamikaze)),
    { type: 'choose', optionId: 'all of them' },
    {
      option: 'all of them',
    },
  ),
];

const villainActs: readonly Refused[] = [
  bySkarov('ACT-03', 'UNKNOWN_ID', 'no sheet is called that', choosing(), activates('nobody'), { id: 'nobody' }),
  bySkarov(
    'ACT-06',
    'ALREADY_ACTIVATED',
    'it has its token',
    choosing({ state: { activatedSheets: ['chi'] } }),
    activates('chi'),
    { sheet: 'chi' },
  ),
  bySkarov('ACT-09', 'NOT_IN_PLAY', 'no Gynoid is on the board', choosing(), activates('gynoid'), { id: 'gynoid' }),
  bySkarov(
    'ACT-09',
    'SKAROV_LOCKED',
    'the door is closed, in the final combat too',
    choosing({ state: { finalCombat: true } }),
    activates('skarov'),
  ),

  ...[
    ['chi-1', 'a figure of another sheet'],
    ['android-9', 'an Android from the supply'],
  ].map(([figureId = '', because = '']) =>
    bySkarov('ACT-13', 'NOT_ACTIVE', because, villain('android', '6,0', [...fullZone, chi]), selects(figureId), {
      figure: figureId,
    }),
  ),
  bySkarov(
    'ACT-13',
    'NOT_ACTIVE',
    'it acts already',
    () => villain('android', '6,0', fullZone)().when(1, selects('android-2')),
    selects('android-2'),
    {
      figure: 'android-2',
    },
  ),
  bySkarov(
    'ACT-05',
    'FIGURE_FINISHED',
    'it has been left for another',
    () => villain('android', '6,0', fullZone)().when(1, selects('android-2')).when(1, selects('android-3')),
    selects('android-2'),
    { figure: 'android-2' },
  ),
  bySkarov(
    'ACT-13',
    'NOT_IN_PLAY',
    'it is out of action',
    () =>
      villain('android', '6,0', fullZone)().with(({ figures }) => {
        Object.assign(figures.find(({ id }) => id === 'android-2') ?? {}, { status: 'RESERVE', spaceId: null });
      }),
    selects('android-2'),
    { id: 'android-2' },
  ),
  bySkarov(
    'ACT-13',
    'NOT_ACTIVE',
    'no figure is selected yet',
    villain('android', '6,0', fullZone),
    moves('7,1', 'android-1'),
    { figure: 'android-1' },
  ),
  bySkarov(
    'MOVE-10',
    'OUT_OF_REACH',
    'no way leads from one reinforcement space to another',
    villain('android', '5,0'),
    moves('9,0', 'android-1'),
    { space: '9,0', reason: 'NO_WAY' },
  ),
  bySkarov(
    'DOOR-08',
    'NOT_FACING_DOOR',
    'a villain stands before it',
    villain('chi', '7,1', [], { passages: doors }),
    opens('4,2,E', undefined, 'chi-1'),
    {
      figure: 'chi-1',
    },
  ),

  bySkarov('EVT-04', 'UNKNOWN_ID', 'no card is called that', chiActs, plays('nothing'), { id: 'nothing' }),
  bySkarov('EVT-05', 'EVENT_ALREADY_PLAYED', 'an event twice', () => chiActs().when(1, plays(lasers)), plays(kamikaze)),
  bySkarov('EVT-04', 'CARD_NOT_IN_HAND', 'it lies somewhere', chiActs, plays(eventNamed('photonic-ray')), {
    card: eventNamed('photonic-ray'),
  }),
  bySkarov('EVT-01', 'CARD_HAS_NO_EVENT', 'it is a technique alone', chiActs, plays(techniqueOnly), {
    card: techniqueOnly,
  }),
  bySkarov('SPEC-08', 'NO_TARGET', 'no robot is there to be sacrificed', chiActs, plays(kamikaze)),

  bySkarov('FINAL-05', 'CANNOT_ESCAPE', 'he is not activated', chiActs, { type: 'escape' }),
  ...[
    [0, 'NO_ACTION_LEFT', 'ACT-02', 'it has none'],
    [1, 'CANNOT_ESCAPE', 'FINAL-05', 'no hero has fallen in the final combat'],
  ].map(([actions, code, rule, because]) =>
    bySkarov(
      rule as string,
      code as Refused['code'],
      because as string,
      () =>
        choosing({ state: { finalCombat: true, openDoors: ['9,2,E'] }, overlord: { hand: [kamikaze] } })()
          .when(1, activates('skarov'))
          .with(({ active }) => {
            Object.assign(active ?? {}, { actions });
          }),
      { type: 'escape' },
    ),
  ),
];

/** One hero has acted, and the overlord is asked for a room. */
const roomChoice = (more: GameSetup = {}): (() => Scene) => {
  return () => hero({ at: '1,2' }, [], more)().when(0, { type: 'endActivation' });
};
const room = (tileNumber: number) => ({ type: 'activateRoom', tileNumber }) as const;

/** A base with an Armoury in which nothing can be activated. */
function withIdleRoom(): Scene {
  const { activation: _, ...idle } = box.known.room('t9a');
  const faceId = overlay(box).add('room', idle);
  const tiles = ['t1a', 't3a', 't2a', faceId].map((each, column) => ({ faceId: each, column, row: 0, turns: 0 }));
  return roomChoice({ tiles, passages: [] })();
}

const rooms: readonly Refused[] = [
  bySkarov('END-03', 'TILE_NOT_IN_BASE', 'tile 9 was not laid', roomChoice(), room(9), { tile: 9 }),
  bySkarov('END-03', 'ROOM_HAS_NO_EFFECT', 'its card tells of none', withIdleRoom, room(9), { tile: 9 }),
  bySkarov(
    'END-09',
    'SPACE_TAKEN',
    'Chi stands at the launch console',
    roomChoice({ villains: [{ sheet: 'chi', at: '14,3' }], state: { activatedSheets: ['chi'] } }),
    room(3),
    { space: '14,3' },
  ),
];

const common: readonly Refused[] = [
  byHero(
    'GEN-09',
    'WRONG_PHASE',
    'another step is open',
    hero({}),
    { type: 'declareReady' },
    { step: 'activation.hero' },
  ),
  byHero(
    'GEN-09',
    'WRONG_PHASE',
    'another step is open, for any id',
    hero({}),
    { ...activates('nobody') },
    { step: 'activation.hero' },
  ),
  bySkarov('GEN-09', 'NOT_YOUR_TURN', 'a hero acts, for any id', hero({}, [chi]), moves('99,9', 'nobody')),
  bySkarov(
    'GEN-09',
    'CHOICE_PENDING',
    'a push is to be answered',
    () =>
      chiActs()
        .chancing({ combat: four })
        .when(1, attacks(freedom, 'MELEE', 'chi-1')),
    { type: 'endActivation' },
    { step: 'window.push' },
  ),
  byHero('GEN-13', 'NOT_YOUR_SEAT', 'it has resigned', () => hero({}, [], { heroes: [{}, {}] })().whenResigns(0), {
    type: 'declareReady',
  }),
  byHero('GEN-03', 'GAME_OVER', 'the overlord has resigned', () => hero({})().whenResigns(1), { type: 'declareReady' }),
];

/** The refusals in activations of villains, windows and the end of a turn, command by command as in skarov.md 7.1, and those of all commands. */
export const refusedInActing: readonly Refused[] = [...windows, ...villainActs, ...rooms, ...common];
