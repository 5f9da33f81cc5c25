import { aCreature, aGame, anUpgrade, aStronghold, given, type SeatSetup } from '../testing/index.js';

const bare = aStronghold({ defenseBonus: 0 });

/** Creature against creature on the center of Passive (seat 1), until the raid is over or a seat is asked. */
const fought = (active: SeatSetup, passive: SeatSetup) => {
  let scene = given(
    aGame({
      at: 'RAID_REVEAL',
      raid: { targets: ['CENTER', 'CENTER'] },
      seats: [active, { strongholds: { CENTER: bare }, ...passive }],
    }),
  )
    .until('EXIT_ARENA')
    .goingOn();
  while (scene.state.stage !== 'EXIT_ARENA' && !scene.state.over && scene.step === 'PRIMARY_ACTIONS') {
    scene = scene.until('EXIT_ARENA').when(scene.asked[0]!, { type: 'pass' });
  }
  return scene;
};

describe('creature against creature in a raid', () => {
  it('D20 ARENA-RAI-10 ARENA-RAI-11 an attacker that wins destroys the stronghold and stays face up', () => {
    const [seven, five] = [aCreature({ vitality: 7 }), aCreature({ vitality: 5 })];
    const after = fought({ on: { CENTER: seven }, stones: 0 }, { on: { CENTER: five }, stones: 0 });
    expect(after.player(1).strongholds?.CENTER).toMatchObject({ ruin: true, on: null });
    expect(after.player(1).discard).toEqual([five]);
    expect(after.player(0).strongholds?.CENTER.on).toMatchObject({ id: seven, faceUp: true });
  });

  it('D21 ARENA-RAI-10 a defender that wins saves its stronghold, and Active loses none', () => {
    const [five, seven] = [aCreature({ vitality: 5 }), aCreature({ vitality: 7 })];
    const after = fought({ on: { CENTER: five } }, { on: { CENTER: seven } });
    expect(after.player(0).discard).toEqual([five]);
    expect([after.player(0).strongholds?.CENTER.ruin, after.player(1).strongholds?.CENTER.ruin]).toEqual([
      false,
      false,
    ]);
    expect(after.at(1, 'ON_CENTER')).toBe(seven);
  });

  it('D21 ARENA-RAI-11 a tie sends both to their pens', () => {
    const [one, other] = [aCreature({ vitality: 6 }), aCreature({ vitality: 6 })];
    const after = fought({ on: { CENTER: one } }, { on: { CENTER: other } });
    expect([after.player(0).pen, after.player(1).pen]).toEqual([[one], [other]]);
    expect(after.player(1).strongholds?.CENTER.ruin).toBe(false);
  });

  it('D22 ARENA-FLY-04 ARENA-RAI-09 the defender counts in full against a flyer, with the bonus of its stronghold', () => {
    const strong = aStronghold({ defenseBonus: 2 });
    const after = fought(
      { on: { CENTER: aCreature({ vitality: 4, flying: true }) } },
      { on: { CENTER: aCreature({ vitality: 3 }) }, strongholds: { CENTER: strong } },
    );
    expect(after.player(1).strongholds?.CENTER.ruin).toBe(false);
    expect(after.player(0).discard).toHaveLength(1);
  });

  it('ARENA-FLY-05 a flying defender ignores no attacker where its stronghold lets nothing fly', () => {
    const against = (stronghold: string) =>
      fought(
        { on: { CENTER: aCreature({ vitality: 5 }) } },
        { on: { CENTER: aCreature({ vitality: 3, flying: true }) }, strongholds: { CENTER: stronghold } },
      ).player(1).strongholds?.CENTER.ruin;
    const closed = aStronghold({ defenseBonus: 0, effects: [{ op: 'NO_FLIGHT', what: 'SPACE' }] });
    expect([against(bare), against(closed)]).toEqual([false, true]);
  });

  it('ARENA-FLY-05 wings do not help a raider where an upgrade of the defending seat watches, in any place', () => {
    const diver = aCreature({
      vitality: 4,
      flying: true,
      effects: [{ op: 'VITALITY', value: 3, when: { own: { flying: true } } }],
    });
    const watch = anUpgrade({ effects: [{ op: 'NO_FLIGHT', what: 'OWN_STRONGHOLDS' }] });
    const raided = (ofActive: SeatSetup, ofPassive: SeatSetup) =>
      fought(
        { on: { CENTER: diver }, ...ofActive },
        { on: { CENTER: aCreature({ vitality: 5 }) }, ...ofPassive },
      ).player(1).strongholds?.CENTER.ruin;
    expect(raided({}, {})).toBe(true);
    expect(raided({}, { upgrades: { LEFT: watch } })).toBe(false);
    expect(raided({ upgrades: { LEFT: watch } }, {})).toBe(true);
  });

  it('D36 ARENA-END-02 ARENA-END-04 the third ruin ends the game before the arena is left', () => {
    const after = given(
      aGame({
        at: 'RAID_REVEAL',
        raid: { targets: ['CENTER', 'CENTER'] },
        seats: [
          { on: { CENTER: aCreature() } },
          {
            ruins: ['LEFT', 'RIGHT'],
            victorious: [aCreature(), aCreature(), aCreature(), aCreature()],
            arena: aCreature(),
          },
        ],
      }),
    ).goingOn();
    expect(after.state.over).toEqual({ reason: 'RUINS', winner: 0 });
  });
});
