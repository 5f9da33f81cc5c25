import { atSeat } from '#kernel';
import { redactorOf } from '#kernel/server';
import { arena } from '../arena.js';
import type { GameSetup, SeatSetup } from '../testing/index.js';
import { aCreature, aCreatureItem, aGame, aShield, aTerrain, anUpgrade, given } from '../testing/index.js';
import type { Place } from '../words.js';

const entering = (first: SeatSetup, second: SeatSetup = {}, setup: GameSetup = {}) =>
  given(aGame({ at: 'SPLIT', ...setup, seats: [first, second] })).goingOn();

const enter = (place: Place | null) => ({ type: 'enterArena', place }) as const;

describe('entering the arena', () => {
  it('ARENA-GEN-03 ARENA-ENT-01 ARENA-ENT-02 both choose in secret, then move together with facing and items', () => {
    const [wolf, bear, fang] = [aCreature(), aCreature(), aCreatureItem()];
    const scene = entering({ on: { LEFT: { card: wolf, items: [fang], seenBy: [1] } } }, { on: { RIGHT: bear } });
    expect(scene.asked).toEqual([0, 1]);
    const chosen = scene.when(0, enter('ON_LEFT'));
    expect(chosen.events).toEqual([{ type: 'entranceChosen', seat: 0, place: 'ON_LEFT' }]);
    expect(chosen.refusalCode(0, enter(null))).toBe('ALREADY_COMMITTED');
    const moved = chosen.until('PRIMARY_HAND').when(1, enter('ON_RIGHT'));
    expect(moved.state.arena).toEqual([
      { id: wolf, faceUp: false, items: [{ id: fang, faceUp: false }], seenBy: [] },
      { id: bear, faceUp: false, items: [], seenBy: [] },
    ]);
    expect(moved.at(0, 'ON_LEFT')).toBeNull();
  });

  it('ARENA-GEN-05 a choice is final, tells the other seat only that it was made, and waits for the other one', () => {
    const held = { on: { LEFT: aCreature(), CENTER: aCreature() } };
    const scene = entering(held, { on: { RIGHT: aCreature() } });
    const [one, other] = (['ON_LEFT', 'ON_CENTER'] as const).map((place) => scene.when(0, enter(place)));
    for (const chosen of [one!, other!]) {
      expect(chosen.refusalCode(0, enter('ON_CENTER'))).toBe('ALREADY_COMMITTED');
      expect(chosen.legal(0, 'enterArena')).toEqual([]);
      expect([chosen.step, chosen.asked, chosen.state.arena]).toEqual(['ENTER_ARENA', [1], [null, null]]);
    }
    const redact = redactorOf(arena, {});
    expect(one!.events.map((event) => redact(event, atSeat(1)))).toEqual([{ type: 'entranceChosen', seat: 0 }]);
    expect(one!.view(1)).toEqual(other!.view(1));
    expect(one!.legal(1)).toEqual(scene.legal(1));
    const both = one!.until('PRIMARY_HAND').when(1, enter('ON_RIGHT'));
    expect(both.happened('arenaEntered')).toMatchObject([
      {
        creatures: [
          { seat: 0, place: 'ON_LEFT' },
          { seat: 1, place: 'ON_RIGHT' },
        ],
      },
    ]);
  });

  it('ARENA-GEN-02 ARENA-ENT-05 a text overrides the rule that only who lies ON a stronghold enters', () => {
    const mole = aCreature({ influenceValue: 2, effects: [{ op: 'GRANT', what: 'ENTER_FROM_UNDER' }] });
    const seer = aCreature({ influenceValue: 2 });
    const scene = entering({ under: { LEFT: mole, RIGHT: seer } }, { on: { LEFT: aCreature() } });
    expect(scene.refusal(0, enter('UNDER_RIGHT'))).toMatchObject({ rule: 'ARENA-ENT-05', code: 'NOT_FROM_UNDER' });
    const both = scene.when(0, enter('UNDER_LEFT')).until('PRIMARY_HAND').when(1, enter('ON_LEFT'));
    expect(both.state.combat?.fighters.map(({ id }) => id)).toContain(mole);
    expect(both.at(0, 'UNDER_LEFT')).toBeNull();
  });

  it('ARENA-ENT-03 two creatures make a combat', () => {
    const scene = entering({ on: { LEFT: aCreature() } }, { on: { LEFT: aCreature() } })
      .when(0, enter('ON_LEFT'))
      .until('PRIMARY_HAND')
      .when(1, enter('ON_LEFT'));
    expect(scene.state.combat).toMatchObject({ kind: 'DUEL', stronghold: null });
  });

  it('ARENA-ENT-01 neither shields, nor creatures UNDER, nor empty places', () => {
    const scene = entering({
      on: { LEFT: aShield(), CENTER: aCreature() },
      under: { LEFT: aCreature({ influenceValue: 2 }) },
    });
    expect(scene.refusalCode(0, enter('ON_LEFT'))).toBe('NO_CREATURE_ON');
    expect(scene.refusalCode(0, enter('ON_RIGHT'))).toBe('NO_CREATURE_ON');
    expect(scene.refusalCode(0, enter('DUEL_ZONE'))).toBe('NO_CREATURE_ON');
    expect(scene.refusalCode(0, enter('UNDER_RIGHT'))).toBe('NO_CREATURE_ON');
    expect(scene.refusalCode(0, enter('UNDER_LEFT'))).toBe('NOT_FROM_UNDER');
    expect(scene.legal(0, 'enterArena')).toEqual([enter(null), enter('ON_CENTER')]);
  });

  it('ARENA-ENT-05 from UNDER when its text or the upgrade lets it', () => {
    const mole = aCreature({ effects: [{ op: 'GRANT', what: 'ENTER_FROM_UNDER' }] });
    const held = aCreature();
    const upgrades = { LEFT: anUpgrade({ effects: [{ op: 'HOLD' }] }) };
    const scene = entering({ under: { LEFT: held, RIGHT: mole }, upgrades });
    expect(scene.legal(0, 'enterArena')).toEqual([enter(null), enter('UNDER_LEFT'), enter('UNDER_RIGHT')]);
    expect(scene.until('RAID_HAND').when(0, enter('UNDER_RIGHT')).state.arena[0]).toMatchObject({ id: mole });
  });

  it('ARENA-GEN-06 ARENA-ENG-02 asked by public facts alone: a shield ON is asked, a face-up creature UNDER is not', () => {
    expect(entering({ on: { LEFT: aShield() } }).asked).toEqual([0]);
    const speaker = { card: aCreature({ influenceValue: 2 }), faceUp: true };
    expect(entering({ under: { LEFT: speaker.card } }).asked).toEqual([0]);
    expect(
      given(aGame({ at: 'SPLIT', seats: [{ under: { LEFT: speaker } }, {}] }))
        .until('RAID_HAND')
        .goingOn().state.stage,
    ).toBe('RAID_HAND');
  });

  it('ARENA-ENG-03 by default no duellist enters', () => {
    expect(
      entering({ on: { LEFT: aCreature() } })
        .until('RAID_HAND')
        .whenTimeRunsOut().state.arena,
    ).toEqual([null, null]);
  });
});

describe('leaving the arena', () => {
  it('D34 ARENA-ENT-04 ARENA-EXT-01 ARENA-TER-03 a lone creature becomes victorious; its seat may place a terrain', () => {
    const [wolf, marsh] = [aCreature(), aTerrain()];
    const scene = entering(
      { on: { CENTER: wolf }, hand: [marsh], undeployed: ['LEFT', 'RIGHT'] },
      { undeployed: ['LEFT', 'RIGHT'] },
      { turn: 1 },
    ).when(0, enter('ON_CENTER'));
    expect(scene.happened('creatureVictorious')).toMatchObject([{ seat: 0, card: { instanceId: wolf } }]);
    expect(scene.player(0).victorious).toEqual([wolf]);
    expect(scene.step).toBe('TERRAIN');
    expect(scene.asked).toEqual([0]);
    expect(scene.when(0, { type: 'placeTerrain', cardId: marsh }).state.terrain).toBe(marsh);
  });

  it('D47 ARENA-OBJ-03 ARENA-EXT-01 an item stays face down until its creature becomes victorious, and is discarded', () => {
    const [wolf, fang] = [aCreature(), aCreatureItem()];
    const attached = given(
      aGame({
        seats: [{ on: { LEFT: { card: wolf, faceUp: true } }, hand: [fang, aShield()] }, { undeployed: ['LEFT'] }],
      }),
    )
      .when(0, { type: 'attachItem', cardId: fang, stronghold: 'LEFT' })
      .whenAllPass();
    expect(attached.step).toBe('ENTER_ARENA');
    expect(attached.player(0).strongholds?.LEFT.on?.items).toEqual([{ id: fang, faceUp: false }]);
    const left = attached.until('TERRAIN').when(0, enter('ON_LEFT'));
    expect(left.happened('creatureVictorious')).toMatchObject([
      { card: { instanceId: wolf }, items: [{ instanceId: fang }] },
    ]);
    expect(left.player(0)).toMatchObject({ victorious: [wolf], discard: [fang] });
  });
});
