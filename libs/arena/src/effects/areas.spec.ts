import type { PrintedEffect } from '#cards/schema';
import { ScriptedTurn } from '#kernel/testing';
import { evolve } from '../evolve.js';
import { aCreature, aGame, aShield, aSpell, aTerrain, given, type Scene } from '../testing/index.js';
import { play } from './testing/playing.js';
import { strikeAreas } from './arrival.js';

const area = (value: number, what: 'PLAIN' | 'FIRE' | 'FEAR' = 'PLAIN'): PrintedEffect => ({
  op: 'AREA',
  value,
  what,
  trigger: 'PLAYED',
});

/** Both duellists have come to the combat; the seats hold these cards. */
const duel = (duellists: readonly [string, string], hands: readonly [readonly string[], readonly string[]]): Scene =>
  given(
    aGame({
      at: 'PRIMARY_COMMANDS',
      seats: [{ hand: hands[0] }, { hand: hands[1], pen: [aCreature({ vitality: 1 })] }],
      combat: { duellists },
    }),
  );

const strike = (scene: Scene, ...ids: string[]): Scene => scene.whenRules((turn) => strikeAreas(turn, ids));

describe('area-of-effect attacks', () => {
  it('D11 ARENA-AOE-01 ARENA-AOE-04 discards what is small enough and not immune', () => {
    const joiner = aCreature({ effects: [area(4)] });
    const immune = aCreature({ vitality: 4, immunities: [{ attack: 'AOE' }] });
    const [two, five, four, marsh, spell] = [2, 5, 4]
      .map((vitality) => aCreature({ vitality }))
      .concat(aTerrain(), aSpell());
    const held = [two!, five!, four!, immune, marsh!, spell!];
    const after = strike(duel([joiner, aCreature()], [[], held]), joiner);
    expect(after.happened('areaStruck')).toMatchObject([
      {
        seat: 0,
        source: { instanceId: joiner },
        value: 4,
        what: 'PLAIN',
        cards: [{ instanceId: two }, { instanceId: four }],
      },
    ]);
    expect(after.player(1)).toMatchObject({ hand: [five, immune, marsh, spell], discard: [two, four] });
    expect(after.events).toHaveLength(1);
  });

  it('D12 ARENA-AOE-02 touches the hand alone, and is told also when it finds nothing (ARENA-AOE-06)', () => {
    const big = aCreature({ effects: [area(9)] });
    const after = strike(duel([big, aCreature({ vitality: 1 })], [[], [aSpell()]]), big);
    expect(after.happened('areaStruck')).toMatchObject([{ cards: [] }]);
    expect(after.player(1)).toMatchObject({ discard: [], pen: [expect.any(String)] });
  });

  it('ARENA-AOE-04 an area of a type spares who is immune to that type; a plain one does not', () => {
    const [wet, brave] = [aCreature({ vitality: 1, immunities: [{ attack: 'FIRE' }] }), aCreature({ vitality: 1 })];
    const struck = (what: 'PLAIN' | 'FIRE') => {
      const source = aCreature({ effects: [area(3, what)] });
      return strike(duel([source, aCreature()], [[], [wet, brave]]), source).player(1).discard;
    };
    expect(struck('FIRE')).toEqual([brave]);
    expect(struck('PLAIN')).toEqual([wet, brave]);
  });

  it('CARD-15 ARENA-AOE-06 ARENA-GEN-12 the areas of both duellists act together, Active told first', () => {
    const [one, other] = [aCreature({ effects: [area(3)] }), aCreature({ effects: [area(2), area(3)] })];
    const [mine, theirs] = [aCreature({ vitality: 2 }), aCreature({ vitality: 3 })];
    const after = strike(duel([one, other], [[mine], [theirs]]), other, one);
    expect(
      after.happened('areaStruck').map(({ seat, cards }) => [seat, cards.map(({ instanceId: id }) => id)]),
    ).toEqual([
      [0, [theirs]],
      [1, [mine]],
      [1, []],
    ]);
  });

  it('ARENA-AOE-03 a spell, and a command, strike too', () => {
    const pall = aSpell({ timing: ['COMMAND'], effects: [{ ...area(4), trigger: 'COMMAND' }] });
    const rat = aCreature({ vitality: 1 });
    const scene = given(
      aGame({
        at: 'PRIMARY_ACTIONS',
        seats: [{ hand: [pall] }, { hand: [rat, aShield()] }],
        combat: { duellists: [aCreature(), aCreature()] },
      }),
    );
    expect(scene.when(0, play(pall)).player(1).discard).toEqual([rat]);
    const choir = aCreature({ effects: [{ ...area(4), trigger: 'COMMAND' }] });
    expect(strike(duel([choir, aCreature()], [[], [rat]]), choir).player(1).discard).toEqual([rat]);
  });

  it('an area strikes in the enlistment too: the reserve hand', () => {
    const [pall, rat] = [aSpell({ effects: [area(4)] }), aCreature({ vitality: 1 })];
    const scene = given(aGame({ seats: [{ hand: [pall] }, { hand: [rat, aShield()] }] }));
    expect(scene.when(0, play(pall)).player(1).discard).toEqual([rat]);
  });

  it('an attack without an attacker strikes nothing', () => {
    const turn = new ScriptedTurn(evolve, duel([aCreature(), aCreature()], [[], []]).state);
    strikeAreas(turn, []);
    expect(turn.events).toEqual([]);
  });
});
