import type { State } from '../state.js';
import { aCombat, aCreature, aGame, aShield, aSpell, aStandardBearer } from './index.js';
import { examine } from './examine.js';
import type { StackSetup } from './game-setup.js';

const of = (vitality: number): string => aCreature({ vitality });
const withStacks = (stacks: Record<string, StackSetup>): State => aGame({ at: 'II_B_TURN', seats: [{ stacks }, {}] });
const looked = (state: State) => (): void => examine(state);

describe('what is looked at after every command (guardians.md 8)', () => {
  it('finds nothing in a game that is well, also in a combat', () => {
    expect(looked(withStacks({ b3: {}, a1: { shield: null } }))).not.toThrow();
    expect(looked(aCombat({ south: { army: { creatures: [of(15), of(15)] } } }).state)).not.toThrow();
  });

  it('GUARD-049 GUARD-050 a stack above 30 and a second one, also elsewhere than where a combat is', () => {
    expect(looked(withStacks({ b3: { creatures: [of(15), of(16)] } }))).toThrow('b3 is above 30');
    const south = { army: { creatures: [of(5)] }, stacks: { c1: { creatures: [of(15), of(16)] } } };
    expect(looked(aCombat({ south }).state)).toThrow('c1 is above 30');
    expect(looked(aCombat({ south: { army: { creatures: [of(15), of(16)] } } }).state)).toThrow('b2 is above 30');
    const merging = aCombat({ south: { army: { creatures: [of(15), of(16)] } } }).state;
    merging.combat!.merging = { seat: 0, space: 'b2', shield: null, turned: false };
    expect(looked(merging)).not.toThrow();
    const two = aGame({ at: 'II_B_TURN', seats: [{ stacks: { b3: {} } }, { stacks: { b3: {} } }] });
    expect(looked(two)).toThrow('Two stacks stand on b3');
  });

  it('GUARD-043 GUARD-051 a shield over nothing, and creatures on a land without one', () => {
    expect(looked(withStacks({ b3: { creatures: [] } }))).toThrow('Nothing lies under the shield on b3');
    expect(looked(withStacks({ b3: { shield: null } }))).toThrow('A garrison stands on the land b3');
  });

  it('GUARD-052 a second standard bearer of a seat, not one of each', () => {
    const bearer = () => ({ shield: aStandardBearer() });
    expect(looked(withStacks({ b3: bearer(), a2: bearer() }))).toThrow('Seat 0 has two standard bearers');
    const each = aGame({ at: 'II_B_TURN', seats: [{ stacks: { a2: bearer() } }, { stacks: { b3: bearer() } }] });
    expect(looked(each)).not.toThrow();
  });

  it('GUARD-053 GUARD-054 more than seven cards in pen and depot when phase II begins', () => {
    const kept = (pen: number): State =>
      aGame({
        at: 'II_A_PLAYS',
        seats: [{}, { pen: Array.from({ length: pen }, () => aShield()), depot: [aSpell()] }],
      });
    expect(looked(kept(6))).not.toThrow();
    expect(looked(kept(7))).toThrow('Seat 1 has kept too much');
  });

  it('GUARD-013 GUARD-211 stones below 0, and a fifth shield lost while the game goes on', () => {
    expect(looked(aGame({ at: 'II_B_TURN', seats: [{ stones: -1 }, {}] }))).toThrow('Seat 0 has -1 stones');
    expect(looked(aGame({ at: 'II_B_TURN', seats: [{}, { shieldsLost: 5 }] }))).toThrow('has lost 5 shields');
  });

  it('GUARD-216 a turn after the last, and a card that is nowhere', () => {
    expect(looked(aGame({ at: 'II_B_TURN', turn: 61 }))).toThrow('The last turn is over');
    const lost = withStacks({ b3: {} });
    lost.cards['c-404'] = { cardId: aShield(), owner: 0 };
    expect(looked(lost)).toThrow('A card is lost or lies twice');
  });
});
