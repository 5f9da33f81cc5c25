import type { PrintedEffect } from '#cards/schema';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aSpell,
  aStandardBearer,
  aStronghold,
  aTerrain,
} from '../testing/index.js';
import type { GameSetup } from '../testing/index.js';
import type { State } from '../state.js';
import { totalOf } from './total.js';
import { isFlying } from './attributes.js';
import { applies, fits } from './conditions.js';

const flyer = (vitality = 1) => aCreature({ vitality, flying: true });
const walker = (vitality = 12, effects: PrintedEffect[] = []) => aCreature({ vitality, effects });
const own = (state: State): number => totalOf(state, 0).total;
const facing = (creature: string, more: GameSetup = {}, enemy = flyer()): State =>
  aGame({ ...more, combat: { duellists: [creature, enemy], ...more.combat } });
const inForce = (source: string, target: string | null, seat = 0, effect = 0) =>
  ({ key: `effect-${source}-${effect}`, seat, source, effect, target, lasts: 'ROUND', command: false }) as const;

const againstFlyers = { op: 'VITALITY', value: 2, when: { opponent: { flying: true } } } as const;

describe('ARENA-FLY-02 an ability or bonus about flyers', () => {
  it('may be of an item', () => {
    const [creature, pike] = [walker(), aCreatureItem({ effects: [againstFlyers] })];
    const arena = { card: creature, faceUp: true, items: [{ card: pike, faceUp: true }] };
    expect(own(facing(creature, { seats: [{ arena }, {}] }))).toBe(14);
  });

  it('may be of the terrain', () => {
    const nets = aTerrain({
      effects: [{ ...againstFlyers, when: { own: { flying: false }, opponent: { flying: true } } }],
    });
    expect(own(facing(walker(), { terrain: { card: nets, owner: 1 } }))).toBe(14);
  });

  it('may be of a spell on it', () => {
    const creature = walker();
    const sky = aSpell({ effects: [{ ...againstFlyers, target: 'PICK_OWN' }] });
    const state = facing(creature, { seats: [{ discard: [sky] }, {}], combat: { inForce: [inForce(sky, creature)] } });
    expect(own(state)).toBe(14);
  });

  it('may be a text that acts when played', () => {
    const when = { opponent: { flying: true } };
    expect(own(facing(walker(12, [{ op: 'SEND_HOME', target: 'OPPONENT', trigger: 'PLAYED', when }])))).toBe(12);
  });

  it('is none when its other conditions fail, when it is a malus, or when it is for others', () => {
    const elsewhere = { opponent: { flying: true }, terrain: 'LAKELAND' } as const;
    expect(own(facing(walker(12, [{ ...againstFlyers, when: elsewhere }])))).toBe(0);
    const cursed = aTerrain({ effects: [{ ...againstFlyers, value: -1 }] });
    expect(own(facing(walker(), { terrain: { card: cursed, owner: 0 } }))).toBe(0);
    expect(own(facing(walker(12, [{ ...againstFlyers, target: 'OWN_OTHERS' }])))).toBe(0);
    expect(own(facing(walker(12, [{ ...againstFlyers, games: ['GUARDIANS'] }])))).toBe(0);
  });
});

describe('ARENA-FLY-04 flying in a raid', () => {
  const raid = (attacker: string, defender: string, bonus = 2) =>
    aGame({
      seats: [
        { on: { LEFT: { card: attacker, faceUp: true } } },
        {
          on: { CENTER: { card: defender, faceUp: true } },
          strongholds: { CENTER: aStronghold({ defenseBonus: bonus }) },
        },
      ],
      combat: { kind: 'RAID', stronghold: 'CENTER', duellists: [attacker, defender] },
    });

  it('D22 the defender counts in full against a flying attacker', () => {
    const state = raid(flyer(4), aCreature({ vitality: 3 }));
    expect([totalOf(state, 0).total, totalOf(state, 1).total]).toEqual([4, 5]);
  });

  it('a flying defender still ignores an attacker that does not fly', () => {
    const state = raid(walker(9), flyer(1));
    expect([totalOf(state, 0).total, totalOf(state, 1).total]).toEqual([0, 3]);
  });
});

describe('ARENA-FLY-05 flying given and taken away', () => {
  const grant = { op: 'GRANT', what: 'FLYING' } as const;
  const lose = { op: 'LOSE', what: 'FLYING' } as const;

  it('counts when granted, and losing is stronger', () => {
    const creature = walker();
    const [harness, ballast] = [aCreatureItem({ effects: [grant] }), aCreatureItem({ effects: [lose] })];
    const wearing = (...items: string[]) => ({
      seats: [
        { arena: { card: creature, faceUp: true, items: items.map((card) => ({ card, faceUp: true })) } },
        {},
      ] as const,
    });
    expect(isFlying(facing(creature, wearing(harness)), creature)).toBe(true);
    expect(isFlying(facing(creature, wearing(harness, ballast)), creature)).toBe(false);
    expect(own(facing(creature, wearing(harness)))).toBe(12);
  });

  it('is not given by an item that still lies face down', () => {
    const [creature, harness] = [walker(), aCreatureItem({ effects: [grant] })];
    const arena = { card: creature, faceUp: true, items: [harness] };
    expect(isFlying(facing(creature, { seats: [{ arena }, {}] }), creature)).toBe(false);
  });

  it('is none under a rule, over pinnacles, or when a spell stops it', () => {
    const stopper = aSpell({ effects: [{ op: 'STOP_FLIGHT' }] });
    const rule = walker(6, [{ op: 'RULE', what: 'FLYING', setting: 'NONE', trigger: 'COMMAND' }]);
    const pinnacles = aTerrain({ terrainType: 'PINNACLES' });
    const creature = walker();
    const stopped = facing(creature, {
      seats: [{ discard: [stopper] }, {}],
      combat: { inForce: [inForce(stopper, null)] },
    });
    expect(own(stopped)).toBe(12);
    expect(own(facing(rule, { combat: { inForce: [{ ...inForce(rule, null), command: true }] } }))).toBe(6);
    expect(own(facing(creature, { terrain: { card: pinnacles, owner: 0 } }))).toBe(12);
  });

  it('a stopped flight is that of the enemy duellist alone', () => {
    const [creature, stopper] = [flyer(), aSpell({ effects: [{ op: 'STOP_FLIGHT' }] })];
    const state = facing(creature, {
      seats: [{ discard: [stopper] }, {}],
      combat: { inForce: [inForce(stopper, null)] },
    });
    expect(isFlying(state, creature)).toBe(true);
  });

  it('is none in a raid on a stronghold, or on any of a seat, where a text says so', () => {
    const [attacker, defender] = [flyer(), walker()];
    const watch = anUpgrade({ effects: [{ op: 'NO_FLIGHT', what: 'OWN_STRONGHOLDS' }] });
    const raid = (strongholds = {}, upgrades = {}) =>
      aGame({
        seats: [
          { on: { LEFT: { card: attacker, faceUp: true } } },
          { on: { CENTER: { card: defender, faceUp: true } }, strongholds, upgrades },
        ],
        combat: { kind: 'RAID', stronghold: 'CENTER', duellists: [attacker, defender] },
      });
    const closed = aStronghold({ effects: [{ op: 'NO_FLIGHT', what: 'SPACE' }] });
    expect(isFlying(raid(), attacker)).toBe(true);
    expect(isFlying(raid({ CENTER: closed }), attacker)).toBe(false);
    expect(isFlying(raid({ LEFT: closed }), attacker)).toBe(true);
    expect(isFlying(raid({}, { LEFT: watch }), attacker)).toBe(false);
  });

  it('decides filters, and is decided by printed flying alone: no circle', () => {
    const shy = { op: 'LOSE', what: 'FLYING', target: 'ENEMY_ALL', when: { opponent: { flying: true } } } as const;
    const [first, second] = [aStandardBearer({ effects: [shy] }), aStandardBearer({ effects: [shy] })];
    const [one, other] = [flyer(3), flyer(4)];
    const state = facing(one, { seats: [{ standardBearer: first }, { standardBearer: second }] }, other);
    expect([isFlying(state, one), isFlying(state, other)]).toEqual([false, false]);
    expect(fits(state, { flying: false }, one)).toBe(true);
  });

  it('taken by fear is not taken from a creature immune to fear', () => {
    const brave = aCreature({ flying: true, immunities: [{ attack: 'FEAR' }] });
    const [coward, scare] = [flyer(), aStandardBearer({ effects: [{ ...lose, target: 'ENEMY_ALL', tag: 'FEAR' }] })];
    const flies = (creature: string) =>
      isFlying(facing(creature, { seats: [{}, { standardBearer: scare }] }), creature);
    expect([flies(brave), flies(coward)]).toEqual([true, false]);
  });
});

describe('outside of combats', () => {
  it('a creature flies as printed, and an effect is judged by print', () => {
    const creature = flyer();
    const state = aGame({ seats: [{ hand: [creature] }, {}] });
    const effect = { op: 'VITALITY', value: 1, trigger: 'PLAYED', target: 'OWN_ALL', duration: 'ROUND' } as const;
    const source = state.players[0].guardian ?? '';
    expect(isFlying(state, creature)).toBe(true);
    expect(applies(state, { seat: 0, source, effect: { ...effect, when: { own: { flying: true } } } }, creature)).toBe(
      true,
    );
    expect(applies(state, { seat: 0, source, effect: { ...effect, when: { place: 'OPEN_FIELD' } } }, creature)).toBe(
      false,
    );
    expect(applies(state, { seat: 0, source, effect: { ...effect, games: ['GUARDIANS'] } }, creature)).toBe(false);
  });
});
