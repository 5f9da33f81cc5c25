import { atSeat, LocalGame, Random } from '#kernel';
import { arena } from '../arena.js';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import { resample } from './resample.js';

describe('a sealed deck in a world drawn for the other seat', () => {
  const local = LocalGame.start(arena, { options: { decks: 'SEALED' }, seed: 'sealed' });
  for (const type of ['chooseGuardian', 'chooseStronghold', 'leaveOut'] as const)
    local.must({ type: 'play', seat: 0, command: local.legal(0).find((command) => command.type === type)! });
  const real = local.game.state as State;
  const building = real.building![0];
  const worlds = Array.from({ length: 20 }, (_, seed) => resample(real, atSeat(1), Random.from(`boosters-${seed}`)));

  it('D59 ARENA-GEN-05 is built of other boosters, with as many cards left out', () => {
    for (const { building: other } of worlds) {
      expect(other![0].pool).toHaveLength(building.pool.length);
      expect(other![0].pool).not.toEqual(building.pool);
      expect(other![0].left).toHaveLength(building.left.length);
      expect(other![0].pool).toEqual(expect.arrayContaining(other![0].left));
    }
  });

  it('D59 ARENA-GEN-05 has chosen what its seat has chosen, and no more', () => {
    const [position] = Object.keys(building.strongholds) as ['LEFT' | 'CENTER' | 'RIGHT'];
    const taken = worlds.map(({ building: other }) => other![0].strongholds);
    for (const strongholds of taken) {
      expect(Object.keys(strongholds)).toEqual([position]);
      expect(printed(strongholds[position]!)).toMatchObject({ type: 'STRONGHOLD', position });
    }
    const guardians = worlds.map(({ building: other }) => other![0].guardian);
    for (const guardian of guardians) expect(printed(guardian!).type).toBe('GUARDIAN');
    expect(new Set(guardians).size).toBeGreaterThan(1);
  });

  it('D59 ARENA-GEN-05 leaves the own deck of the viewer as it is', () => {
    for (const { building: other } of worlds) expect(other![1]).toEqual(real.building![1]);
  });
});
