import type { PrintedEffect } from '#cards/schema';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aSpell,
  aStandardBearer,
  aTerrain,
  type GameSetup,
} from '../testing/index.js';
import { forbidsSecondary, influenceBarred, rangedBarred, rangedStrengthUnder, receivers } from './support.js';
import { isInfluenceable, openVulnerabilities } from './attributes.js';

type Combat = NonNullable<GameSetup['combat']>;
const duel = (first: string | null, second: string | null, more: GameSetup = {}) =>
  aGame({ ...more, combat: { duellists: [first, second], ...more.combat } });
const ruling = (what: 'INFLUENCE' | 'RANGED') =>
  aSpell({ effects: [{ op: 'RULE', what, setting: 'NONE', trigger: 'COMMAND' }] });
const command = (source: string) =>
  ({ key: source, seat: 0, source, effect: 0, target: null, lasts: 'COMBAT', command: true }) as const;

describe('ARENA-INF-07 who may receive', () => {
  it('own creatures in their first confrontation', () => {
    const [first, second, joined] = [aCreature(), aCreature(), aCreature()];
    expect(receivers(duel(first, second), 0)).toEqual([first]);
    const combat: Combat = { round: 'SECONDARY', past: [first, second], secondary: [[joined], []] };
    expect(receivers(duel(first, second, { combat }), 0)).toEqual([joined]);
    expect(receivers(aGame(), 0)).toEqual([]);
  });
});

describe('ARENA-INF-01 who is influenceable', () => {
  const wearing = (creature: string, ...effects: PrintedEffect[]) => {
    const items = effects.map((effect) => ({ card: aCreatureItem({ effects: [effect] }), faceUp: true }));
    return duel(creature, aCreature(), { seats: [{ arena: { card: creature, faceUp: true, items } }, {}] });
  };
  const grant = { op: 'GRANT', what: 'INFLUENCEABLE' } as const;
  const lose = { op: 'LOSE', what: 'INFLUENCEABLE' } as const;

  it('by print or by a grant; losing is stronger', () => {
    const [plain, green] = [aCreature(), aCreature({ influenceable: true })];
    expect(isInfluenceable(wearing(plain), plain)).toBe(false);
    expect(isInfluenceable(wearing(green), green)).toBe(true);
    expect(isInfluenceable(wearing(plain, grant), plain)).toBe(true);
    expect(isInfluenceable(wearing(plain, grant, lose), plain)).toBe(false);
    expect(isInfluenceable(wearing(green, lose), green)).toBe(false);
  });
});

describe('ARENA-INF-10 influence barred', () => {
  it('for the combat by a rule', () => {
    const [first, spell] = [aCreature(), ruling('INFLUENCE')];
    const seats = [{ discard: [spell] }, {}] as const;
    expect(influenceBarred(duel(first, aCreature()), first)).toBe(false);
    expect(influenceBarred(duel(first, aCreature(), { seats, combat: { inForce: [command(spell)] } }), first)).toBe(
      true,
    );
  });

  it('for the opponent of a creature, as long as that one is in its first confrontation', () => {
    const toad = aCreature({ effects: [{ op: 'NO_INFLUENCE', target: 'OPPONENT' }] });
    const first = aCreature();
    const state = duel(first, toad);
    expect([influenceBarred(state, first), influenceBarred(state, toad)]).toEqual([true, false]);
    const joined = aCreature();
    const combat: Combat = { round: 'SECONDARY', past: [first, toad], secondary: [[joined], []] };
    expect(influenceBarred(duel(first, toad, { combat }), joined)).toBe(false);
  });
});

describe('ARENA-RNG-04 ranged attacks', () => {
  const archer = aCreature({ rangedStrength: 3 });
  const picky = aCreature({ rangedStrength: 4, rangedCondition: { flying: false } });
  const barred = (
    seat: NonNullable<GameSetup['seats']>[0],
    more: GameSetup = {},
    enemy: string | null = aCreature(),
  ) => {
    const first = aCreature();
    const state = duel(first, enemy, { ...more, seats: [{ under: { LEFT: archer }, ...seat }, {}] });
    return rangedBarred(state, 0, 'LEFT', first);
  };

  it('are possible where nothing bars them', () => {
    expect(barred({})).toBe(false);
    expect(barred({}, {}, null)).toBe(false);
  });

  it('are barred by a rule, a forest, a terrain, a downgrade', () => {
    const spell = ruling('RANGED');
    expect(barred({ discard: [spell] }, { combat: { inForce: [command(spell)] } })).toBe(true);
    expect(barred({}, { terrain: { card: aTerrain({ terrainType: 'FOREST' }), owner: 1 } })).toBe(true);
    expect(barred({}, { terrain: { card: aTerrain({ effects: [{ op: 'NO_RANGED' }] }), owner: 1 } })).toBe(true);
    const loophole = anUpgrade({ variant: 'DOWNGRADE', effects: [{ op: 'LOSE', what: 'RANGED' }] });
    expect(barred({ downgrades: { LEFT: loophole } })).toBe(true);
    expect(barred({ downgrades: { RIGHT: loophole } })).toBe(false);
  });

  it('need an enemy creature that fits their condition', () => {
    const flyer = aCreature({ flying: true });
    expect(barred({ under: { LEFT: picky } })).toBe(false);
    expect(barred({ under: { LEFT: picky } }, {}, flyer)).toBe(true);
    expect(barred({ under: { LEFT: picky } }, {}, null)).toBe(true);
  });

  it('ARENA-IMM-03 add nothing against an immune enemy duellist in its first confrontation', () => {
    const stone = aCreature({ immunities: [{ attack: 'RANGED' }] });
    expect(barred({}, {}, stone)).toBe(true);
    expect(barred({}, { combat: { round: 'SECONDARY', past: [stone] } }, stone)).toBe(false);
  });

  it('ARENA-RNG-02 are as strong as printed, and as their own stronghold makes them', () => {
    const gallery = anUpgrade({ effects: [{ op: 'RANGED', value: 2 }] });
    const strength = (upgrades: object, card = archer) =>
      rangedStrengthUnder(aGame({ seats: [{ under: { LEFT: card }, upgrades }, {}] }), 0, 'LEFT');
    expect([strength({}), strength({ LEFT: gallery }), strength({ RIGHT: gallery })]).toEqual([3, 5, 3]);
    expect(strength({ LEFT: gallery }, aCreature())).toBe(0);
  });
});

describe('ARENA-MOD-07 a duellist that lets no secondary attacker join', () => {
  const stone = aCreature({ effects: [{ op: 'NO_SECONDARY' }] });
  const first = aCreature();
  const after = (primaryWinner: 0 | 1 | null, round: 'PRIMARY' | 'SECONDARY' = 'SECONDARY') =>
    duel(first, stone, { combat: { round, primaryWinner, past: [first, stone] } });

  it('D52 forbids it to the enemy unless it lost the primary round, and not to its own seat', () => {
    expect([forbidsSecondary(after(1), 0), forbidsSecondary(after(null), 0)]).toEqual([true, true]);
    expect(forbidsSecondary(after(0), 0)).toBe(false);
    expect(forbidsSecondary(after(1), 1)).toBe(false);
    expect(forbidsSecondary(after(1, 'PRIMARY'), 0)).toBe(false);
  });
});

describe('ARENA-COR-08 vulnerabilities that are open', () => {
  const weak = aCreature({ vulnerabilities: ['CARNAL', 'ALCOHOL'] });

  it('are those printed, but for those that a creature in the combat bars for all players', () => {
    const sister = aCreature({ effects: [{ op: 'BAR_CORRUPTION', vulnerabilities: ['ALCOHOL'], target: 'ALL' }] });
    expect(openVulnerabilities(duel(weak, aCreature()), weak)).toEqual(['CARNAL', 'ALCOHOL']);
    expect(openVulnerabilities(duel(weak, sister), weak)).toEqual(['CARNAL']);
    const later: Combat = { round: 'SECONDARY', past: [sister] };
    expect(openVulnerabilities(duel(weak, sister, { combat: later }), weak)).toEqual(['CARNAL']);
    const shields = [{ seat: 0, id: 'shield', on: sister }];
    expect(openVulnerabilities(duel(weak, sister, { combat: { ...later, shields } }), weak)).toEqual([
      'CARNAL',
      'ALCOHOL',
    ]);
  });

  it('are none for a creature that cannot be corrupted; what is under a stronghold is not meant by texts for the combat', () => {
    const standardBearer = aStandardBearer({ effects: [{ op: 'BAR_CORRUPTION' }] });
    const under = aCreature({ vulnerabilities: ['GREED'] });
    const state = duel(weak, aCreature(), { seats: [{ standardBearer, under: { LEFT: under } }, {}] });
    expect([openVulnerabilities(state, weak), openVulnerabilities(state, under)]).toEqual([[], ['GREED']]);
  });
});
