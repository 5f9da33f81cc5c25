import { aCreature, aGame, aShield, aStandardBearer, given, type Scene, type SeatSetup } from '../testing/index.js';

const alone = (own: SeatSetup, enemy: SeatSetup): Scene =>
  given(aGame({ at: 'RAID_REVEAL', raid: { targets: ['CENTER', 'CENTER'] }, seats: [own, enemy] }))
    .until('EXIT_ARENA')
    .goingOn();

describe('ARENA-RAI-16 a shield without opponent', () => {
  it('D26 ARENA-RAI-16 captures the enemy creature in the duel zone, even if it lies face down', () => {
    const [shield, wolf] = [aShield(), aCreature()];
    const asked = alone({ on: { CENTER: shield } }, { arena: wolf });
    expect([asked.step, asked.asked]).toEqual(['RAID_LONE_SHIELD', [0]]);
    const after = asked.until('DEPLOY').when(0, { type: 'useLoneShield', mode: 'CAPTURE', place: 'DUEL_ZONE' });
    expect(after.player(0).prison).toEqual({ shield, captive: wolf });
    expect(after.player(1).victorious).toEqual([]);
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toContain('TERRAIN');
  });

  it('ARENA-RAI-16 captures a creature that lies face up ON or UNDER a stronghold, and no other card', () => {
    const asked = alone(
      { on: { CENTER: aShield() } },
      {
        on: { LEFT: { card: aCreature(), faceUp: true }, RIGHT: { card: aShield(), faceUp: true } },
        under: {
          LEFT: { card: aCreature({ rangedStrength: 2 }), faceUp: true },
          RIGHT: aCreature({ rangedStrength: 1 }),
        },
      },
    );
    expect(asked.legal(0, 'useLoneShield')).toEqual([
      { type: 'useLoneShield', mode: 'NOTHING', place: null },
      { type: 'useLoneShield', mode: 'CAPTURE', place: 'ON_LEFT' },
      { type: 'useLoneShield', mode: 'CAPTURE', place: 'UNDER_LEFT' },
    ]);
    const refused = (place: 'ON_RIGHT' | 'UNDER_RIGHT' | null) =>
      asked.refusalCode(0, { type: 'useLoneShield', mode: 'CAPTURE', place });
    expect([refused('ON_RIGHT'), refused('UNDER_RIGHT'), refused(null)]).toEqual([
      'ILLEGAL_TARGET',
      'ILLEGAL_TARGET',
      'ILLEGAL_TARGET',
    ]);
  });

  it('D27 ARENA-RAI-16 destroys the enemy standard bearer and is then discarded', () => {
    const [shield, bearer] = [aShield(), aStandardBearer()];
    const asked = alone({ on: { CENTER: shield } }, { standardBearer: bearer });
    const after = asked
      .until('EXIT_ARENA')
      .when(0, { type: 'useLoneShield', mode: 'DESTROY_STANDARD_BEARER', place: null });
    expect([after.player(0).discard, after.player(1).discard, after.player(1).standardBearer]).toEqual([
      [shield],
      [bearer],
      null,
    ]);
    const home = asked.until('EXIT_ARENA').when(0, { type: 'useLoneShield', mode: 'NOTHING', place: null });
    expect(home.player(0).pen).toEqual([shield]);
  });

  it('ARENA-RAI-16 without anything to do it goes to the pen unasked', () => {
    const shield = aShield();
    const after = alone({ on: { CENTER: shield } }, { on: { LEFT: aCreature() } });
    expect(after.player(0).pen).toEqual([shield]);
  });

  it('ARENA-RAI-16 destroys no standard bearer where there is none', () => {
    const asked = alone({ on: { CENTER: aShield() } }, { arena: aCreature() });
    const code = asked.refusalCode(0, { type: 'useLoneShield', mode: 'DESTROY_STANDARD_BEARER', place: null });
    expect(code).toBe('NO_STANDARD_BEARER');
  });
});
