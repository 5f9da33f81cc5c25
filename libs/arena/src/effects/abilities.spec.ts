import type { PrintedEffect } from '#cards/schema';
import {
  aCreature,
  aGame,
  aGuardian,
  anUpgrade,
  aShield,
  aStandardBearer,
  aStronghold,
  aTerrain,
  given,
  type Scene,
} from '../testing/index.js';
import { use } from './testing/playing.js';
import { hasUsableAbility } from './abilities.js';
import { totalOf } from '../totals/total.js';

const ability = (effect: PrintedEffect, cost?: number): { readonly effects: PrintedEffect[] } => ({
  effects: [{ timing: ['ORGANIZE'], ...effect, trigger: 'ACTIVATED', ...(cost === undefined ? {} : { cost }) }],
});
const stone: PrintedEffect = { op: 'STONES', value: 2 };

describe('activated abilities', () => {
  it('ARENA-ENL-11 guardian, standard bearer, stronghold and upgrade have them; each once a turn', () => {
    const [guardian, bearer] = [aGuardian(ability(stone)), aStandardBearer(ability(stone))];
    const [left, oak, crack] = [
      aStronghold({ position: 'LEFT', ...ability(stone) }),
      anUpgrade(ability(stone)),
      anUpgrade({ variant: 'DOWNGRADE', ...ability(stone) }),
    ];
    const theirs = anUpgrade({ variant: 'DOWNGRADE', ...ability(stone) });
    const scene = given(
      aGame({
        seats: [
          {
            guardian,
            standardBearer: bearer,
            strongholds: { LEFT: left },
            upgrades: { LEFT: oak },
            downgrades: { LEFT: theirs },
          },
          { downgrades: { RIGHT: crack }, hand: [aShield()] },
        ],
      }),
    );
    expect(scene.legal(0, 'useAbility')).toEqual([guardian, bearer, left, oak, crack].map((id) => use(id)));
    const after = scene.when(0, use(guardian)).when(1, { type: 'pass' });
    expect(after.player(0).stones).toBe(8);
    expect(after.refusalCode(0, use(guardian))).toBe('ALREADY_USED_THIS_TURN');
    expect(after.legal(0, 'useAbility')).toHaveLength(4);
    expect(scene.when(0, use(guardian)).happened('abilityUsed')).toMatchObject([
      { seat: 0, source: { instanceId: guardian, cardId: guardian }, effect: 0, cost: 0 },
    ]);
  });

  it('both seats have the same guardian: each uses its own', () => {
    const guardian = aGuardian(ability(stone));
    const scene = given(aGame({ seats: [{ guardian }, { guardian, stones: 1 }] }));
    const after = scene.when(0, use(guardian)).when(1, use(guardian));
    expect([after.player(0).stones, after.player(1).stones]).toEqual([8, 3]);
  });

  it('ARENA-ENG-07 tells what is wrong in the order of arena.md 7', () => {
    const guardian = aGuardian(ability({ op: 'DISCARD', what: 'TERRAIN' }, 2));
    const [late, other] = [aStandardBearer(ability({ ...stone, timing: ['PRIMARY'] })), aGuardian(ability(stone))];
    const [ruin, left, hidden] = [
      aStronghold({ position: 'RIGHT', ...ability(stone) }),
      aStronghold({ position: 'LEFT', ...ability(stone) }),
      aStronghold({ position: 'LEFT', ...ability(stone) }),
    ];
    const [held, shield, lies] = [aStandardBearer(ability(stone)), aShield(), aCreature()];
    const scene = given(
      aGame({
        seats: [
          {
            guardian,
            stones: 1,
            standardBearer: late,
            strongholds: { RIGHT: ruin, LEFT: left },
            ruins: ['RIGHT'],
            undeployed: ['LEFT'],
            hand: [held, shield],
          },
          { guardian: other, strongholds: { LEFT: hidden }, undeployed: ['LEFT'], on: { CENTER: lies } },
        ],
      }),
    );
    expect(scene.refusalCode(0, use('nothing'))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, use(lies))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, use(hidden))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, use(other))).toBe('NOT_YOUR_CARD');
    expect(scene.refusalCode(0, use(shield))).toBe('WRONG_CARD_TYPE');
    for (const id of [ruin, left, held]) expect(scene.refusalCode(0, use(id))).toBe('NO_ABILITY');
    expect(scene.refusalCode(0, use(late))).toBe('WRONG_TIMING');
    expect(scene.refusal(0, use(guardian))).toMatchObject({ code: 'NO_POWER_STONE', facts: { cost: 2, stones: 1 } });
    expect(scene.with((state) => (state.players[0].stones = 2)).refusalCode(0, use(guardian))).toBe('ILLEGAL_TARGET');
  });

  it('ARENA-GEN-06 a seat with an ability that it can use is asked, by public facts alone', () => {
    const guardian = aGuardian(ability({ op: 'DISCARD', what: 'TERRAIN' }, 2));
    const at = (stones: number, terrain: boolean): Scene =>
      given(
        aGame({
          seats: [{ guardian, stones }, {}],
          ...(terrain ? { terrain: { card: aTerrain(), owner: 1 as const } } : {}),
        }),
      );
    const usable = (stones: number, terrain: boolean): boolean => hasUsableAbility(at(stones, terrain).state, 0);
    expect([usable(2, true), usable(1, true), usable(2, false)]).toEqual([true, false, false]);
    expect(at(2, true).asked).toEqual([0]);
    expect(hasUsableAbility(at(2, true).when(0, use(guardian)).state, 0)).toBe(false);
  });

  it('ARENA-PRI-05 ARENA-TER-05 abilities are used in action windows and in the terrain step too', () => {
    const guardian = aGuardian(ability({ ...stone, timing: ['ANY'] }));
    const seats = [{ guardian, hand: [aShield()] }, { hand: [aShield()] }] as const;
    const duel = { duellists: [aCreature(), aCreature()] as const };
    const scenes = [
      given(aGame({ at: 'PRIMARY_ACTIONS', seats, combat: duel })),
      given(aGame({ at: 'SECONDARY_ACTIONS', seats, combat: { ...duel, round: 'SECONDARY' } })),
      given(aGame({ at: 'TERRAIN', seats, marks: { victor: 0 } })),
    ];
    for (const scene of scenes) expect(scene.when(0, use(guardian)).player(0).stones).toBe(8);
  });

  it('CARD-16 an ability that changes a creature lasts for the round, also one of the guardian', () => {
    const bonus: PrintedEffect = { op: 'VITALITY', value: 2, target: 'OWN_ALL', timing: ['PRIMARY'] };
    const [bearer, guardian] = [aStandardBearer(ability(bonus)), aGuardian(ability(bonus))];
    const scene = given(
      aGame({
        at: 'PRIMARY_ACTIONS',
        seats: [{ standardBearer: bearer, guardian }, { hand: [aShield()] }],
        combat: { duellists: [aCreature({ vitality: 5 }), aCreature()] },
      }),
    );
    const after = scene.when(0, use(bearer)).when(1, { type: 'pass' }).when(0, use(guardian));
    expect(after.state.combat?.inForce).toMatchObject([
      { source: bearer, lasts: 'ROUND' },
      { source: guardian, lasts: 'ROUND' },
    ]);
    expect(totalOf(after.state, 0).total).toBe(9);
  });
});
