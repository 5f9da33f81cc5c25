import type { CardId } from '#cards';
import {
  aCombat,
  aCreature,
  aCreatureItem,
  aGuardian,
  aStandardBearer,
  aStronghold,
  aTerrain,
  anUpgrade,
  fought,
  meeting,
  sent,
  settled,
  uncommanded,
  type CombatSetup,
  type Scene,
} from '../testing/index.js';
import { matchupTotals } from '../totals/total.js';

const mortal = (vitality: number, offColorBonus = 0) => aCreature({ vitality, offColorBonus });
const elemental = (vitality: number, offColorBonus = 0) => aCreature({ vitality, offColorBonus, kind: 'ELEMENTAL' });
const outsider = (vitality: number, offColorBonus = 0) => aCreature({ vitality, offColorBonus, kind: 'OUTSIDER' });

/** A creature of SOUTH, who attacks, against one of NORTH; each has another one, which stays in hand. */
function duel(south: CardId, north: CardId, setup: CombatSetup = {}): Scene {
  const side = (card: CardId, more: CombatSetup['south'] = {}) => ({
    ...more,
    army: { ...more.army, creatures: [card, aCreature()] },
  });
  return uncommanded(aCombat({ ...setup, south: side(south, setup.south), north: side(north, setup.north) }));
}

const compared = (scene: Scene) => scene.happened('matchupCompared')[0]!;
const totals = (scene: Scene) => compared(scene).totals.map(({ total }) => total);
const beaten = (scene: Scene) => compared(scene).beaten?.instanceId ?? null;

describe('a match-up', () => {
  it('GUARD-105 both commit in secret, and are revealed together', () => {
    const [south, north] = [mortal(6), mortal(7)];
    const scene = duel(south, north);
    expect([scene.step, scene.asked]).toEqual(['PRIMARY_COMMIT', [0, 1]]);
    const committed = scene.when(1, { type: 'commitAttacker', cardId: north });
    expect(committed.state.combat?.fighters).toEqual([]);
    expect(committed.refusedBy(1, { type: 'commitAttacker', cardId: north })).toBe('ALREADY_COMMITTED GUARD-040');
    const revealed = committed.when(0, { type: 'commitAttacker', cardId: south });
    expect(revealed.happened('attackersRevealed')[0]?.attackers.map(({ card }) => card.instanceId)).toEqual([
      south,
      north,
    ]);
    expect(revealed.state.combat?.matchup?.creatures).toEqual([south, north]);
  });

  it('GUARD-105 only a creature of the combat hand is committed', () => {
    const scene = duel(mortal(6), mortal(7), { south: { depot: ['L30'], pen: [aCreature({ vitality: 3 })] } });
    const commit = (cardId: string) => scene.refusedBy(0, { type: 'commitAttacker', cardId });
    expect(commit('L30')).toBe('WRONG_CARD_TYPE GUARD-226');
    expect(commit(scene.player(0).pen[0]!)).toBe('NOT_IN_COMBAT_HAND GUARD-105');
    expect(commit(scene.stack(1, 'b2')!.creatures[0]!.id)).toBe('UNKNOWN_CARD GUARD-226');
  });

  it('GUARD-105 who lets the time pass commits the first creature of its combat hand', () => {
    const [first, second] = [mortal(6), mortal(7)];
    const scene = duel(first, mortal(5), { south: { army: { creatures: [first, second] } } });
    expect(scene.byDefault(0)).toEqual({ type: 'commitAttacker', cardId: first });
    expect(scene.whenTimeRunsOut().happened('attackerCommitted')).toMatchObject([
      { seat: 0, card: { instanceId: first } },
      { seat: 1 },
    ]);
  });

  it('GUARD-EX18 GUARD-111 a mortal adds its bonus against an elemental', () => {
    const [south, north] = [mortal(10, 3), elemental(11, 4)];
    const scene = fought(duel(south, north), south, north);
    expect([totals(scene), beaten(scene)]).toEqual([[13, 11], north]);
  });

  it('GUARD-EX19 GUARD-113 an outsider adds its bonus against a mortal', () => {
    const [south, north] = [mortal(10, 3), outsider(8, 4)];
    const scene = fought(duel(south, north), south, north);
    expect([totals(scene), beaten(scene)]).toEqual([[10, 12], south]);
  });

  it('GUARD-112 an elemental adds its bonus against an outsider, and not the other way round', () => {
    const [south, north] = [elemental(10, 3), outsider(8, 4)];
    const scene = fought(duel(south, north), south, north);
    expect([totals(scene), beaten(scene)]).toEqual([[13, 8], north]);
  });

  it('GUARD-EX20 GUARD-114 GUARD-122 equal creatures of one kind: a push, and neither is beaten', () => {
    const [south, north] = [mortal(10, 3), mortal(10, 3)];
    const scene = fought(duel(south, north), south, north);
    expect([totals(scene), beaten(scene), compared(scene).winner]).toEqual([[10, 10], null, null]);
    expect(scene.state.combat?.fighters.map((fighter) => fighter.fresh)).toEqual([false, false]);
  });

  it('GUARD-EX02 GUARD-002 red numbers give the opponent nothing', () => {
    const [south, north] = [aCreature({ vitality: 4, redVitality: 5 }), aCreature({ vitality: 7, redVitality: 6 })];
    expect(totals(fought(duel(south, north), south, north))).toEqual([4, 7]);
  });

  it('GUARD-EX21 GUARD-116 GUARD-121 a stronghold helps its owner’s creature, in its first confrontation', () => {
    const [first, last, lone] = [mortal(12), mortal(5), mortal(8)];
    const strong = { CENTER: aStronghold({ defenseBonus: 5 }) };
    const scene = uncommanded(
      aCombat({
        place: 'b4',
        south: { army: { creatures: [first, last] } },
        north: { strongholds: strong, army: { creatures: [lone] } },
      }),
    );
    const met = fought(scene, first, lone);
    expect([totals(met), beaten(met)]).toEqual([[12, 13], first]);
    expect(totals(sent(met, 0, last, lone))).toEqual([17, 8]);
  });

  it('GUARD-116 its owner has the bonus as attacker too; no seat has that of an enemy stronghold or a ruin', () => {
    const strong = { CENTER: aStronghold({ defenseBonus: 5 }) };
    const [south, north] = [mortal(12), mortal(8)];
    const home = duel(south, north, { place: 'b1', path: ['b2'], south: { strongholds: strong } });
    expect(totals(fought(home, south, north))).toEqual([17, 8]);
    const ruin = duel(south, north, { place: 'b4', north: { strongholds: strong, ruins: ['CENTER'] } });
    expect(totals(fought(ruin, south, north))).toEqual([12, 8]);
  });

  it('GUARD-116 a downgrade that removes the bonus does so for its owner as attacker too', () => {
    const flood = anUpgrade({ variant: 'DOWNGRADE', effects: [{ op: 'NO_STRONGHOLD_BONUS' }] });
    const south = {
      strongholds: { CENTER: aStronghold({ defenseBonus: 5 }) },
      works: { CENTER: { card: flood, owner: 1 } },
    };
    const [own, foe] = [mortal(12), mortal(8)];
    for (const attacker of [0, 1]) {
      const home = duel(own, foe, { place: 'b1', path: ['b2'], attacker, south });
      expect(totals(fought(home, own, foe))).toEqual([12, 8]);
    }
  });

  it('GUARD-115 GUARD-119 terrain, standard bearer and item each add a part that names its rule', () => {
    const item = aCreatureItem({ effects: [{ op: 'VITALITY', value: 2 }] });
    const [south, north] = [mortal(6), mortal(9)];
    const scene = uncommanded(
      aCombat({
        south: {
          terrains: {
            b2: aTerrain({
              effects: [{ op: 'VITALITY', value: 1, target: 'ALL', when: { own: { kinds: ['MORTAL'] } } }],
            }),
          },
          army: {
            shield: aStandardBearer({ effects: [{ op: 'VITALITY', value: 3, when: { role: 'ATTACKER' } }] }),
            creatures: [{ card: south, item }],
          },
        },
        north: { army: { creatures: [north] } },
      }),
    );
    const [own, enemy] = compared(fought(scene, south, north)).totals;
    expect(own?.contributions.map(({ sort, rule, value }) => [sort, rule, value])).toEqual([
      ['BASE', 'GUARD-119', 6],
      ['ITEM', 'GUARD-119', 2],
      ['TERRAIN', 'GUARD-115', 1],
      ['GUARDIAN', 'GUARD-119', 3],
    ]);
    expect([own?.total, enemy?.total]).toEqual([12, 10]);
  });

  it('GUARD-EX24 GUARD-123 GUARD-124 GUARD-152 fire does not beat who is immune to it, and adds nothing later', () => {
    const fire = aCreature({ vitality: 9, attackType: 'FIRE' });
    const late = mortal(4);
    const proof = aCreature({ vitality: 6, immunities: [{ attack: 'FIRE' }] });
    const scene = uncommanded(
      aCombat({ south: { army: { creatures: [fire, late] } }, north: { army: { creatures: [proof] } } }),
    );
    const met = fought(scene, fire, proof);
    expect([totals(met), beaten(met), compared(met).winner, compared(met).immune]).toEqual([[9, 6], null, 0, [1]]);
    const result = sent(met, 0, late, proof);
    expect([totals(result), beaten(result)]).toEqual([[4, 6], late]);
  });

  it('GUARD-EX25 GUARD-124 who is immune beats a weaker attacker of that sort', () => {
    const fire = aCreature({ vitality: 5, attackType: 'FIRE' });
    const proof = aCreature({ vitality: 6, immunities: [{ attack: 'FIRE' }] });
    expect(beaten(fought(duel(fire, proof), fire, proof))).toBe(fire);
  });

  it('GUARD-EX45 GUARD-119 GUARD-131 GUARD-135 wall, standard and influence in one total', () => {
    const [own, foe] = [
      aCreature({ vitality: 7, offColorBonus: 4, influenceable: true, influenceCap: 8 }),
      outsider(10, 2),
    ];
    const scene = uncommanded(
      aCombat({
        place: 'a1',
        path: ['a2'],
        attacker: 1,
        south: {
          guardian: aGuardian({ influenceValue: 7 }),
          strongholds: { LEFT: aStronghold({ position: 'LEFT', defenseBonus: 3 }) },
          army: { shield: 'L25', creatures: [own] },
        },
        north: { army: { creatures: [foe, mortal(2)] } },
      }),
    );
    const met = meeting(scene, own, foe);
    expect(matchupTotals(met.state).map(({ total }) => total)).toEqual([12, 12]);
    expect(met.asked).toEqual([1]);
    const helped = met.when(1, { type: 'pass' }).when(0, { type: 'useGuardianInfluence', targetCardId: own });
    const won = settled(helped);
    expect([totals(won), beaten(won)]).toEqual([[19, 12], foe]);
    const late = scene.stack(1, 'a1')!.creatures[1]!.id;
    // 2 and the 10 of before against the 7 as it is printed.
    expect(totals(sent(won, 1, late, own))).toEqual([7, 12]);
  });

  it('GUARD-120 who is beaten lies face up, attacks no more and is no target', () => {
    const [south, north] = [mortal(10), mortal(9)];
    const scene = fought(duel(south, north), south, north);
    expect(scene.view('spectator').combat?.fighters).toMatchObject([
      { card: { instanceId: south }, beaten: false },
      { card: { instanceId: north }, beaten: true },
    ]);
    expect(scene.legal(1, 'commitAttacker').map(({ cardId }) => cardId)).not.toContain(north);
  });

  it('GUARD-105 what a creature carries is seen with it when it is played', () => {
    const [south, north, item] = [mortal(10), mortal(9), aCreatureItem()];
    const army = { creatures: [{ card: south, item }] };
    const met = meeting(
      uncommanded(aCombat({ south: { army }, north: { army: { creatures: [north] } } })),
      south,
      north,
    );
    const [carrying, bare] = met.view('spectator').combat?.fighters ?? [];
    expect([carrying?.item, bare?.item]).toEqual([{ instanceId: item, cardId: item }, undefined]);
  });

  it('GUARD-131 the lower total acts first, at a push who moved', () => {
    const [low, high, same] = [mortal(3), mortal(8), mortal(8)];
    expect(meeting(duel(low, high), low, high).asked).toEqual([0]);
    expect(meeting(duel(high, low), high, low).asked).toEqual([1]);
    expect(meeting(duel(same, high), same, high).asked).toEqual([0]);
    expect(meeting(duel(high, same, { attacker: 1 }), high, same).asked).toEqual([1]);
  });

  it('GUARD-119 a total may be negative, and the higher one still wins', () => {
    const weak = aCreature({ vitality: 1, effects: [{ op: 'VITALITY', value: -4 }] });
    const north = mortal(1);
    const scene = fought(duel(weak, north), weak, north);
    expect([totals(scene), beaten(scene)]).toEqual([[-3, 1], weak]);
  });
});
