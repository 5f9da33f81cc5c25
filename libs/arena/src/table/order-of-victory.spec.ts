import { aCreature, aGame, aGuardian, aShield, given } from '../testing/index.js';

const creatures = (count: number): string[] => Array.from({ length: count }, () => aCreature());

/** Seat 0 has 4 victorious, a creature in the duel zone, a captive that would win; seat 1 has 2 ruins. */
const onTheBrink = (defence: { LEFT: string } | undefined) =>
  given(
    aGame({
      at: 'RAID_REVEAL',
      raid: { targets: ['LEFT', 'CENTER'] },
      seats: [
        {
          victorious: creatures(4),
          arena: aCreature(),
          prison: { shield: aShield(), captive: aCreature({ vitality: 24 }) },
          on: { CENTER: aCreature({ vitality: 9 }) },
        },
        {
          guardian: aGuardian({ vitality: 20 }),
          ruins: ['CENTER', 'RIGHT'],
          ...(defence ? { on: defence } : {}),
        },
      ],
    }),
  ).goingOn();

describe('victory comes in the order of the steps', () => {
  it('D54 ARENA-END-04 ARENA-END-09 the third ruin before the arena is left', () => {
    const scene = onTheBrink(undefined);
    expect(scene.state.over).toEqual({ reason: 'RUINS', winner: 0 });
    expect(scene.happened('creatureVictorious')).toEqual([]);
  });

  it('D54 ARENA-END-04 else the fifth victorious creature, before any challenge', () => {
    const scene = onTheBrink({ LEFT: aShield() });
    expect(scene.happened('creatureVictorious')).toHaveLength(1);
    expect(scene.state.over).toEqual({ reason: 'VICTORIOUS', winner: 0 });
  });
});
