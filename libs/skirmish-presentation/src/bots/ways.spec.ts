import { buildBoard } from '#skirmish/board';
import { faceOf, placed } from '#skirmish/testing';
import { actorWith, type Actor } from './actor.js';
import type { Battle, Fighter } from './battle.js';
import { movesFrom } from './ways.js';

const fighter = (figureId: string, spaceId: string): Fighter => ({
  figureId,
  kind: 'HERO',
  sheetId: figureId,
  spaceId,
  damage: 0,
  health: 3,
  speed: 1,
  attack: 3,
  combatDice: 3,
  powerDice: 0,
  defense: 4,
});

/** Two rooms of two zones each, one beside the other, with a closed door between them. */
const zones = ['aaabb', 'aaabb', 'aaabb', 'aaabb', 'aaabb'];
const board = buildBoard({
  tiles: [placed(faceOf({ id: 'west', zones })), placed(faceOf({ id: 'east', tile: 2, zones }), 1)],
  border: 'WALL',
  passages: [{ id: '4,2,E', x: 4, y: 2, edge: 'E', kind: 'DOOR', open: false }],
});

function movesOf(battle: Partial<Battle>): Record<string, number> {
  const own = fighter('own', '0,0');
  const ground = { board, doors: new Set<string>(), covered: new Set<string>() };
  const full: Battle = { ground, standing: [own], ours: [own], foes: [], turnsLeft: 5, ...battle };
  return Object.fromEntries(movesFrom(full, actorWith(own, []), 'west/a'));
}

describe('The ways of a bot', () => {
  it('CLASH-125 SKAROV-MOVE-10 are counted in moves, up to what is closed', () => {
    expect(movesOf({})).toEqual({ 'west/a': 0, 'west/b': 1 });
  });

  it('SKAROV-MOVE-03 SKAROV-MOVE-04 end in zones with an enemy, and leave them by one step, but for figures that fly', () => {
    const open = { board, doors: new Set(['4,2,E']), covered: new Set<string>() };
    const swift = { ...fighter('own', '0,0'), speed: 3 };
    const moves = (foeAt: string, values: Partial<Actor> = {}): Record<string, number> => {
      const foes = [fighter('foe', foeAt)];
      const battle: Battle = { ground: open, standing: [swift, ...foes], ours: [swift], foes, turnsLeft: 5 };
      return Object.fromEntries(movesFrom(battle, { ...actorWith(swift, []), ...values }, 'west/a'));
    };
    expect(moves('9,0')).toEqual({ 'west/a': 0, 'west/b': 1, 'east/a': 1, 'east/b': 1 });
    expect(moves('4,0')).toEqual({ 'west/a': 0, 'west/b': 1, 'east/a': 2, 'east/b': 3 });
    expect(moves('0,1')).toEqual({ 'west/a': 0, 'west/b': 1, 'east/a': 2, 'east/b': 2 });
    expect(moves('4,0', { sureFooted: true })).toEqual({ 'west/a': 0, 'west/b': 1, 'east/a': 2, 'east/b': 2 });
    expect(moves('4,0', { flies: true })).toEqual({ 'west/a': 0, 'west/b': 1, 'east/a': 1, 'east/b': 1 });
  });

  it('SKAROV-DOOR-01 go on through what can be opened, at its price', () => {
    const crossings = [{ from: 'west/b', to: 'east/a', moves: 3 }];
    expect(movesOf({ crossings })).toEqual({ 'west/a': 0, 'west/b': 1, 'east/a': 4, 'east/b': 5 });
  });
});
