import { LocalGame, Random } from '#kernel';
import {
  connectionsOf,
  groundAt,
  isControl,
  isUsable,
  objectiveTiles,
  passagesAmong,
  roomOf,
  type State,
} from '#skarov/queries';
import { skarov } from '../../skarov.js';
import { overlord } from '../overlord.js';

/** A base of the overlord's own design against so many heroes, as it stands when it is confirmed. */
function baseAgainst(heroes: number): State['base'] {
  const local = LocalGame.start(skarov, { seed: `a base against ${heroes}`, options: { heroes } });
  const seat = local.state.overlord.seat;
  local.must({ type: 'play', seat, command: { type: 'chooseScenario', scenarioId: 'CUSTOM', difficulty: 'NORMAL' } });
  const random = Random.from('building');
  for (let next = local.nextSeat(); !local.state.base.confirmed && next !== undefined; next = local.nextSeat()) {
    const sight = local.sight(next, random);
    const command = next === seat ? overlord(sight) : random.pick(sight.legal);
    local.must({ type: 'play', seat: next, command });
  }
  return local.state.base;
}

describe.each([1, 2, 3, 4])('A base of the overlord against %i', (heroes) => {
  const base = baseAgainst(heroes);
  const { tiles, passages, minions, lieutenants } = base;

  it('SKAROV-BASE-01 is larger, the more heroes come', () => {
    expect(tiles).toHaveLength(4 + heroes);
    expect(objectiveTiles(tiles)).toHaveLength(heroes > 2 ? 2 : 1);
  });

  it('SKAROV-BASE-05 is one long way from the Entry to the control room, a door in every wall', () => {
    const ways = passagesAmong(connectionsOf(tiles), passages);
    expect(ways).toHaveLength(tiles.length - 1);
    const passagesOf = (at: number): number =>
      ways.filter(({ tiles: ends }) => ends.includes(tiles[at] as never)).length;
    expect(tiles.map((_, at) => passagesOf(at))).toEqual([1, ...Array<number>(tiles.length - 2).fill(2), 1]);
    expect(tiles.map((tile) => isControl(tile)).indexOf(true)).toBe(tiles.length - 1);
    expect(passages.every(({ kind }) => kind === 'DOOR')).toBe(true);
  });

  it('SKAROV-BASE-09 has the three kinds of minions in equal parts, and no room with one kind alone', () => {
    const counts = ['android', 'gynoid', 'arachnoid'].map(
      (kind) => minions.filter(({ sheet }) => sheet === kind).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    const usable = tiles.flatMap((tile) => roomOf(tile).reinforcement.filter(({ mark }) => isUsable(mark, heroes)));
    expect(minions).toHaveLength(usable.length);
  });

  it('SKAROV-BASE-11 has the lieutenant who is hardest to move where an objective is settled', () => {
    const at = lieutenants.map(({ sheet, space }) => [sheet, groundAt(tiles, space)?.faceId]);
    expect(lieutenants).toHaveLength(4);
    expect(objectiveTiles(tiles).map(({ faceId }) => faceId)).toContain(at.find(([sheet]) => sheet === 'chi')?.[1]);
  });
});
