import { aCreature, aShield, aStandardBearer, type Scene } from '../testing/index.js';
import {
  aBareDuel,
  aDuel,
  afterDuel,
  comparedTotals,
  corrupt,
  gray,
  join,
  pass,
  shield,
  white,
} from './testing/duels.js';
import { aCorruption } from '../testing/index.js';

const afterShield = (scene: Scene, seat: number, card: string, target: string) =>
  afterDuel(scene.when(seat, shield(card, target)));

describe('a shield in the duel', () => {
  it('D17 ARENA-SHD-01 ARENA-SHD-02 ARENA-SHD-04 takes the vitality of a creature out, and is discarded afterwards', () => {
    const [lord, vassal, imp, plate, second] = [white(9), white(5), white(3), aShield(), aShield()];
    const scene = aDuel({ arena: lord }, { arena: vassal, hand: [imp, plate, second] }).whenAllPass();
    const laid = scene.when(1, join(imp)).when(0, pass).when(1, shield(plate, lord));
    expect(laid.happened('duelShieldLaid')).toMatchObject([
      { seat: 1, card: { instanceId: plate }, on: { instanceId: lord } },
    ]);
    expect(laid.when(0, pass).refusalCode(1, shield(second, lord))).toBe('SHIELD_LIMIT');
    const after = afterDuel(laid);
    expect(comparedTotals(after)).toEqual([0, 8]);
    expect(after.at(1, 'DUEL_ZONE')).toBe(vassal);
    expect(after.player(1).discard).toEqual([plate]);
  });

  it('ARENA-SHD-04 a shielded duellist that wins is up again, since its shield is gone', () => {
    const [lord, pup, plate] = [white(9), white(8), aShield()];
    const scene = aDuel({ arena: lord, hand: [pup] }, { arena: white(7), hand: [plate] }).whenAllPass();
    const after = afterDuel(scene.when(1, shield(plate, lord)).when(0, join(pup)));
    expect(comparedTotals(after)).toEqual([8, 7]);
    expect(after.state.arena[0]).toMatchObject({ id: lord, faceUp: true });
    expect(after.state.combat).toBeNull();
  });

  it('ARENA-SHD-01 alone it makes the round count', () => {
    const [lord, plate] = [white(9), aShield()];
    const scene = aDuel({ arena: lord }, { arena: white(7), hand: [plate] }).whenAllPass();
    expect(comparedTotals(afterShield(scene, 1, plate, lord))).toEqual([0, 7]);
  });

  it('D18 ARENA-SHD-03 cancels a ranged attack of the round, and its creature goes under the pile', () => {
    const [imp, archer, plate] = [white(4), aCreature({ rangedStrength: 3 }), aShield()];
    const scene = aDuel(
      { arena: white(6), hand: [imp], under: { LEFT: archer } },
      { arena: gray(9), hand: [plate] },
    ).whenAllPass();
    const shot = scene
      .when(0, join(imp))
      .when(1, pass)
      .when(0, { type: 'useStrongholdCreature', stronghold: 'LEFT', ability: 'RANGED', targetCardId: imp });
    const laid = shot.when(1, shield(plate, archer));
    expect(laid.at(0, 'UNDER_LEFT')).toBeNull();
    expect(laid.player(0).pile.at(-1)).toBe(archer);
    const after = afterDuel(laid);
    expect(comparedTotals(after)).toEqual([10, 9]);
    expect(after.player(1).discard).toContain(plate);
  });

  it('ARENA-SHD-03 not a creature of its own seat that gave something', () => {
    const [imp, archer, plate] = [white(4), aCreature({ rangedStrength: 3 }), aShield()];
    const side = { arena: white(6), hand: [imp], under: { LEFT: archer }, pen: [plate] };
    const shot = aDuel(side, { arena: gray(9) })
      .whenAllPass()
      .when(0, join(imp))
      .when(1, pass)
      .when(0, { type: 'useStrongholdCreature', stronghold: 'LEFT', ability: 'RANGED', targetCardId: imp })
      .when(1, pass);
    expect(shot.refusalCode(0, shield(plate, archer))).toBe('ILLEGAL_TARGET');
  });

  it('ARENA-SHD-03 not a creature under a stronghold that gave nothing in this round', () => {
    const [bow, archer, plate] = [white(5), aCreature({ rangedStrength: 3 }), aShield()];
    const scene = aDuel({ arena: bow, under: { LEFT: archer } }, { arena: gray(7), hand: [plate] });
    const shot = scene.when(0, {
      type: 'useStrongholdCreature',
      stronghold: 'LEFT',
      ability: 'RANGED',
      targetCardId: bow,
    });
    const secondary = shot.whenAllPass();
    expect(secondary.refusalCode(1, shield(plate, archer))).toBe('ILLEGAL_TARGET');
  });

  it('ARENA-SHD-05 a shielded creature keeps its command; only its vitality is left out', () => {
    const chant = { op: 'VITALITY', value: 2, target: 'OWN_ALL', trigger: 'COMMAND' } as const;
    const [lord, herald, pup, plate] = [white(6), white(4, 0, { effects: [chant] }), white(1), aShield()];
    const scene = aDuel({ arena: lord, hand: [herald, pup] }, { arena: white(20), hand: [plate] }).whenAllPass();
    const joined = scene.when(0, join(herald)).when(1, pass).when(0, join(pup));
    expect(comparedTotals(afterDuel(joined))).toEqual([6 + 2 + (4 + 2) + (1 + 2), 20]);
    expect(comparedTotals(afterShield(joined, 1, plate, herald))).toEqual([6 + 2 + (1 + 2), 20]);
  });

  it('ARENA-SHD-06 a standard bearer does as well', () => {
    const [lord, banner] = [white(9), aStandardBearer()];
    const scene = aDuel({ arena: lord }, { arena: white(7), hand: [banner] }).whenAllPass();
    expect(scene.legal(1, 'playDuelShield')).toContainEqual(shield(banner, lord));
    expect(afterShield(scene, 1, banner, lord).player(1).discard).toEqual([banner]);
  });

  it('ARENA-SHD-01 needs a creature of its seat in the duel', () => {
    const [lost, lure, plate, lord] = [gray(9, 0, { vulnerabilities: ['CARNAL'] }), aCorruption(), aShield(), white(4)];
    const scene = aBareDuel({ arena: lost, pen: [plate] }, { arena: lord, depot: [lure] }).when(1, corrupt(lure, lost));
    expect(scene.refusalCode(0, shield(plate, lord))).toBe('NO_CARRIER');
    expect(scene.refusalCode(0, shield(lost, lord))).toBe('WRONG_CARD_TYPE');
    const carried = scene.when(0, join(lost));
    expect(carried.state.combat?.fighters).toHaveLength(2);
  });

  it('ARENA-SHD-01 names an enemy creature of the duel', () => {
    const [lord, vassal, plate] = [white(9), white(7), aShield()];
    const scene = aDuel({ arena: lord }, { arena: vassal, hand: [plate] }).whenAllPass();
    expect(scene.refusalCode(1, shield(plate, vassal))).toBe('ILLEGAL_TARGET');
    expect(scene.refusalCode(1, shield(plate, 'nothing'))).toBe('UNKNOWN_CARD');
  });
});
