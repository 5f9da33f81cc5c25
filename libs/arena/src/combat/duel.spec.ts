import { pickUp } from '../stock/hands.js';
import { sendToPen } from '../table/moves.js';
import { aCreature, aCreatureItem, aShield, aSpell, type Scene } from '../testing/index.js';
import { aBareDuel, aDuel, afterDuel, comparedTotals, gray, join, pass, white } from './testing/duels.js';

/** A W6+2, P G7+3: A wins the primary round 8 to 7. */
const aLostRound = (hand: readonly string[] = [], own: readonly string[] = []) => {
  const [wolf, golem] = [white(6, 2), gray(7, 3)];
  const scene = aDuel({ arena: wolf, hand: own }, { arena: golem, hand }).whenAllPass();
  return { wolf, golem, scene };
};

const underPile = (scene: Scene, seat: number): string | undefined => scene.player(seat).pile.at(-1);

describe('a duel', () => {
  it('ARENA-PRI-01 ARENA-PRI-02 takes the depot to hand and turns the duellists up with their items', () => {
    const [wolf, item] = [white(6), aCreatureItem()];
    const scene = aDuel({ arena: { card: wolf, items: [item] } }, { arena: { card: gray(7), faceUp: true } });
    expect(scene.state.arena[0]).toMatchObject({ id: wolf, faceUp: true, items: [{ id: item, faceUp: true }] });
    expect(scene.happened('cardTurnedUp')).toMatchObject([
      { seat: 0, place: 'DUEL_ZONE', items: [{ instanceId: item }] },
    ]);
    expect(scene.happened('handTaken')).toMatchObject([
      { seat: 0, from: 'DEPOT', count: 1 },
      { seat: 1, from: 'DEPOT', count: 1 },
    ]);
    expect(scene.player(0)).toMatchObject({ depot: [], pen: [expect.any(String)] });
  });

  it('ARENA-PRI-05 waits for Active first, and for no seat that can do nothing by public facts', () => {
    expect(aDuel({ arena: white(6) }, { arena: gray(7) })).toMatchObject({ step: 'PRIMARY_ACTIONS', asked: [0] });
    expect(aDuel({ arena: white(6), depot: [] }, { arena: gray(7) })).toMatchObject({ asked: [1] });
    expect(aBareDuel({ arena: white(6) }, { arena: gray(7) }).state.stage).toBe('RAID_HAND');
  });

  it('D6 ARENA-PRI-07 ARENA-SEC-07 ARENA-RES-02 no seat does anything: the primary result stands', () => {
    const { wolf, golem, scene } = aLostRound();
    expect(comparedTotals(scene)).toEqual([8, 7]);
    expect(scene).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [1] });
    const after = afterDuel(scene);
    expect(after.happened('roundCompared')).toEqual([]);
    expect(after.happened('roundDecided')).toMatchObject([{ winner: 0, why: 'PRIMARY_STANDS' }]);
    expect(after.at(0, 'DUEL_ZONE')).toBe(wolf);
    expect(after.at(1, 'DUEL_ZONE')).toBeNull();
    expect(after.player(1).discard).toEqual([golem]);
    expect(after.state.combat).toBeNull();
  });

  it('D7 ARENA-SEC-02 ARENA-SEC-04 ARENA-SEC-05 a secondary attacker turns the duel', () => {
    const imp = gray(1, 3);
    const { wolf, golem, scene } = aLostRound([imp]);
    const after = afterDuel(scene.when(1, join(imp)));
    expect(comparedTotals(after)).toEqual([6, 8]);
    expect(after.at(1, 'DUEL_ZONE')).toBe(golem);
    expect(underPile(after, 1)).toBe(imp);
    expect(after.player(1).known).toEqual([imp]);
    expect(after.player(0).discard).toEqual([wolf]);
  });

  it('D8 ARENA-SEC-04 ARENA-OCB-04 ARENA-RES-01 the other seat joins too', () => {
    const [imp, pup] = [gray(1, 3), white(2, 2)];
    const { wolf, golem, scene } = aLostRound([imp], [pup]);
    const joined = scene.when(1, join(imp)).when(0, join(pup));
    expect(joined.state.combat?.fighters.map(({ id, fresh }) => [id, fresh])).toEqual([
      [wolf, false],
      [golem, false],
      [imp, true],
      [pup, true],
    ]);
    const after = afterDuel(joined);
    expect(comparedTotals(after)).toEqual([10, 8]);
    expect([underPile(after, 0), underPile(after, 1)]).toEqual([pup, imp]);
    expect(after.at(0, 'DUEL_ZONE')).toBe(wolf);
  });

  it('ARENA-PRI-08 ARENA-SEC-02 ARENA-RES-03 after a tie Active begins, and both go to their pens', () => {
    const [wolf, item, golem] = [white(7), aCreatureItem(), gray(7)];
    const scene = aDuel({ arena: { card: wolf, items: [item] } }, { arena: golem }).whenAllPass();
    expect(scene.happened('roundCompared')).toMatchObject([{ winner: null }]);
    expect(scene.asked).toEqual([0]);
    const after = afterDuel(scene);
    expect(after.player(0).pen).toEqual([wolf]);
    expect(after.player(1).pen).toEqual([golem]);
    expect(after.player(0).discard).toEqual([item]);
    expect(after.happened('cardsSentToPen')).toMatchObject([
      { seat: 0, why: 'TIE' },
      { seat: 1, why: 'TIE' },
    ]);
  });

  it('ARENA-SEC-06 equal totals in the secondary round: both to their pens', () => {
    const [wolf, golem, imp] = [white(9), gray(7), gray(2)];
    const scene = aDuel({ arena: wolf }, { arena: golem, hand: [imp] }).whenAllPass();
    const after = afterDuel(scene.when(1, join(imp)));
    expect(comparedTotals(after)).toEqual([9, 9]);
    expect([after.player(0).pen, after.player(1).pen]).toEqual([[wolf], [golem]]);
    expect(underPile(after, 1)).toBe(imp);
  });

  it('ARENA-SEC-01 takes the pen to hand before the secondary round, depot cards stay there', () => {
    const wolf = white(6);
    const scene = aDuel({ arena: wolf, pen: [aShield(), aCreature()] }, { arena: gray(7) });
    expect(scene.player(0).hand).toHaveLength(1);
    expect(scene.whenAllPass().player(0)).toMatchObject({ hand: { length: 3 }, pen: [] });
  });

  it('ARENA-GEN-07 ARENA-RES-01 several attackers go under in the order in which they joined, the last lowest', () => {
    const [first, second] = [gray(1), gray(1)];
    const { scene } = aLostRound([first, second]);
    const after = afterDuel(scene.when(1, join(first)).when(0, pass).when(1, join(second)));
    expect(after.player(1).pile.slice(-2)).toEqual([first, second]);
  });

  it('ARENA-GEN-11 a creature joins once a turn, and only creatures of the own hand join', () => {
    const [imp, plate, theirs] = [gray(1), aShield(), white(3)];
    const { golem, scene } = aLostRound([imp, plate], [theirs]);
    expect(scene.refusalCode(1, join(plate))).toBe('WRONG_CARD_TYPE');
    expect(scene.refusalCode(1, join(golem))).toBe('NOT_IN_HAND');
    expect(scene.refusalCode(1, join(theirs))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, join(theirs))).toBe('NOT_YOUR_PRIORITY');
    expect(scene.legal(1, 'joinDuel')).toEqual([join(imp)]);
  });

  it('ARENA-GEN-11 a creature that has joined and come back to hand does not join again in the turn', () => {
    const [imp, again] = [gray(1), gray(1)];
    const { scene } = aLostRound([imp, again]);
    const joined = scene.when(1, join(imp));
    const back = joined
      .whenRules((turn) => sendToPen(turn, [imp], 'EFFECT'))
      .whenRules((turn) => pickUp(turn, 'PEN'))
      .when(0, pass);
    expect(back.player(1).hand).toContain(imp);
    expect(back.refusal(1, join(imp))).toMatchObject({ rule: 'ARENA-GEN-11', code: 'ALREADY_PLAYED_THIS_TURN' });
    expect(back.legal(1, 'joinDuel')).toEqual([join(again)]);
  });

  it('D52 ARENA-MOD-07 a duellist that forbids secondary attackers, and did not lose', () => {
    const [monk, imp, pup] = [white(9, 0, { effects: [{ op: 'NO_SECONDARY' }] }), gray(1), white(1)];
    const scene = aDuel({ arena: monk, hand: [pup] }, { arena: gray(7), hand: [imp] }).whenAllPass();
    expect(scene.refusalCode(1, join(imp))).toBe('NO_SECONDARY_ON_TARGET');
    expect(scene.when(1, pass).legal(0, 'joinDuel')).toEqual([join(pup)]);
  });

  it('ARENA-SEC-07 a card effect that changed a total makes the bare vitalities count', () => {
    const chill = aSpell({
      timing: ['SECONDARY'],
      effects: [{ op: 'SIDE_TOTAL', value: -1, target: 'ENEMY_SEAT' }],
    });
    const { golem, scene } = aLostRound([chill]);
    const played = scene.when(1, { type: 'playDepotCard', cardId: chill, target: null });
    expect(played.told).toContain('duelChanged');
    const after = afterDuel(played);
    expect(comparedTotals(after)).toEqual([5, 7]);
    expect(after.happened('roundCompared')).toMatchObject([{ round: 'SECONDARY', winner: 1 }]);
    expect(after.at(1, 'DUEL_ZONE')).toBe(golem);
  });

  it('ARENA-MOD-02 ARENA-SPL-02 a spell ends with its round, a command goes on in the secondary one', () => {
    const chant = white(6, 0, { effects: [{ op: 'VITALITY', value: 1, target: 'OWN_ALL', trigger: 'COMMAND' }] });
    const [help, pup] = [
      aSpell({ timing: ['PRIMARY'], effects: [{ op: 'VITALITY', value: 3, target: 'PICK_OWN' }] }),
      white(2),
    ];
    const scene = aDuel({ arena: chant, depot: [help], hand: [pup] }, { arena: gray(7) });
    const helped = scene.when(0, { type: 'playDepotCard', cardId: help, target: { cardId: chant } });
    const primary = helped.whenAllPass();
    expect(comparedTotals(primary)).toEqual([6 + 1 + 3, 7]);
    expect(primary.state.combat?.inForce).toMatchObject([{ source: chant, command: true }]);
    const after = afterDuel(primary.when(1, pass).when(0, join(pup)));
    expect(comparedTotals(after)).toEqual([6 + 1 + (2 + 1), 7]);
  });

  it('ARENA-GEN-04 ARENA-COR-05 a creature that joins has acted before the other seat gets the word', () => {
    const imp = gray(1, 0, { effects: [{ op: 'STONES', value: 1, trigger: 'PLAYED' }] });
    const { scene } = aLostRound([imp]);
    expect(scene.when(1, join(imp)).told).toEqual([
      'attackerJoined',
      'creatureTookPart',
      'textTriggered',
      'stonesChanged',
      'priorityGiven',
    ]);
  });
});
