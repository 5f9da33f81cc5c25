import { aDuel, join, shield, white } from '../combat/testing/duels.js';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  given,
  type SeatSetup,
} from '../testing/index.js';

/** The enemy (seat 1) has this; seat 0, which holds a card, names one of them as if it were its own. */
const naming = (enemy: SeatSetup, cardId: string, own: SeatSetup = {}) =>
  given(aGame({ seats: [{ ...own, hand: own.hand ?? [aCreature()] }, enemy] })).refusalCode(0, {
    type: 'placeOnStronghold',
    cardId,
    stronghold: 'LEFT',
  });

describe('a card of the enemy', () => {
  const [card, other] = [aCreature(), aCreature()];
  const [upgrade, downgrade] = [anUpgrade(), anUpgrade({ variant: 'DOWNGRADE' })];
  const [banner, item, plate] = [aStandardBearer(), aCreatureItem(), aShield()];
  const bearing = (shown: boolean) => ({ card: other, faceUp: true, items: [{ card: item, faceUp: shown }] });

  it.each<[string, SeatSetup, string]>([
    ['face up ON a stronghold', { on: { LEFT: { card, faceUp: true } } }, card],
    ['face up UNDER one', { under: { RIGHT: { card, faceUp: true } } }, card],
    ['face up in the duel zone', { arena: { card, faceUp: true } }, card],
    ['face down, where the seat was let look', { on: { LEFT: { card, seenBy: [0] } } }, card],
    ['shown on a creature ON a stronghold', { on: { CENTER: bearing(true) } }, item],
    ['shown on the creature of the duel zone', { arena: bearing(true) }, item],
    ['a dominant', { dominant: card }, card],
    ['discarded', { discard: [card] }, card],
    ['victorious', { victorious: [card] }, card],
    ['an upgrade', { upgrades: { LEFT: upgrade } }, upgrade],
    ['a standard bearer in play', { standardBearer: banner }, banner],
    ['a prison shield', { prison: { shield: plate, captive: card } }, plate],
  ])('ARENA-ENG-07 is known where it lies open (%s)', (_, enemy, cardId) => {
    expect(naming(enemy, cardId)).toBe('NOT_YOUR_CARD');
  });

  it.each<[string, SeatSetup, string]>([
    ['in hand', { hand: [card] }, card],
    ['in the depot', { depot: [aSpell()], pen: [card] }, card],
    ['in the pile', { pile: [card] }, card],
    ['face down ON a stronghold', { on: { LEFT: card } }, card],
    ['face down UNDER one', { under: { RIGHT: card } }, card],
    ['face down in the duel zone', { arena: card }, card],
    ['where the other seat was let look', { on: { LEFT: { card, seenBy: [1] } } }, card],
    ['an item that lies face down', { on: { CENTER: bearing(false) } }, item],
  ])('ARENA-ENG-07 is like a card that is not there where it lies hidden (%s)', (_, enemy, cardId) => {
    expect(naming(enemy, cardId)).toBe('UNKNOWN_CARD');
    expect(naming(enemy, 'nothing')).toBe('UNKNOWN_CARD');
  });

  it('ARENA-ENG-07 is known as a captive or a downgrade with the seat itself, and as a terrain', () => {
    expect(naming({}, card, { prison: { shield: plate, captive: card } })).toBe('NOT_YOUR_CARD');
    expect(naming({}, downgrade, { downgrades: { LEFT: downgrade } })).toBe('NOT_YOUR_CARD');
    const marsh = aTerrain();
    const scene = given(aGame({ terrain: { card: marsh, owner: 1 }, seats: [{ hand: [aCreature()] }, {}] }));
    expect(scene.refusalCode(0, { type: 'placeOnStronghold', cardId: marsh, stronghold: 'LEFT' })).toBe(
      'NOT_YOUR_CARD',
    );
  });

  it('ARENA-ENG-07 is known as a shield that has been laid, and as a creature that has joined', () => {
    const [lord, squire] = [white(3), white(2)];
    const scene = aDuel({ arena: lord }, { arena: white(1), hand: [plate, squire] }).whenAllPass();
    const laid = scene.when(1, shield(plate, lord));
    expect(laid.refusalCode(0, join(squire))).toBe('UNKNOWN_CARD');
    const joined = laid.when(0, { type: 'pass' }).when(1, join(squire));
    expect([joined.refusalCode(0, join(plate)), joined.refusalCode(0, join(squire))]).toEqual([
      'NOT_YOUR_CARD',
      'NOT_YOUR_CARD',
    ]);
  });
});

describe('a card of the seat itself', () => {
  it.each<[string, (card: string) => SeatSetup, string]>([
    ['in hand', (card) => ({ hand: [card] }), 'WRONG_CARD_TYPE'],
    ['in the depot', (card) => ({ depot: [card] }), 'WRONG_CARD_TYPE'],
    ['in the pen', (card) => ({ pen: [card] }), 'WRONG_CARD_TYPE'],
    ['in its pile', (card) => ({ pile: [card] }), 'UNKNOWN_CARD'],
  ])('ARENA-ENG-07 is known to it but in its pile (%s)', (_, own, code) => {
    const spell = aSpell();
    expect(naming({}, spell, own(spell))).toBe(code);
  });

  it('ARENA-ENG-07 an item that lies face down is known to its owner', () => {
    const [item, card] = [aCreatureItem(), aCreature()];
    expect(naming({}, item, { on: { CENTER: { card, items: [item] } } })).toBe('WRONG_CARD_TYPE');
  });
});
