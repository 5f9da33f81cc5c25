import { meanOver } from '#cards-presentation';
import { LocalGame, Random } from '#kernel';
import { guardians } from '../guardians.js';
import { aCreature, aGame } from '#guardians/testing';
import { chanceAgainst, strengthOf, threatTo } from './armies.js';
import { outlookOf, stackOn, type Outlook } from './outlook.js';

/** NORTH has three creatures of 10 under a shield on b3, of which so many have been seen there. */
function facing(seen: number, shield: { shield?: null } = {}, space: 'b3' | 'b4' = 'b3'): Outlook {
  const creatures = [1, 2, 3].map(() => aCreature({ vitality: 10 }));
  const state = aGame({
    at: 'II_B_TURN',
    seats: [{ stacks: { b2: {} } }, { stacks: { [space]: { ...shield, creatures } } }],
  });
  state.players[1].known.push(...creatures.slice(0, seen));
  return outlookOf(LocalGame.from(guardians, state, { seed: 'armies' }).sight(0, Random.from('armies')));
}

const strength = (outlook: Outlook, space: 'b3' | 'b4' = 'b3'): number =>
  strengthOf(outlook, stackOn(outlook, 1, space)!);
const mean = ({ foes }: Outlook): number => meanOver(foes, ({ vitality = 0 }) => vitality);

describe('what the warlord takes an enemy stack for', () => {
  it('counts what it has seen there, and guesses the rest: GUARD-227', () => {
    const [none, one, all] = [facing(0), facing(1), facing(3)];
    expect(strength(none)).toBeCloseTo(2.6 * mean(none));
    expect(strength(one)).toBeCloseTo(10 + 1.6 * mean(one));
    expect(strength(all)).toBe(30);
    // Not what lies there: no one has shown it to this seat.
    expect(strength(none)).not.toBeCloseTo(30);
  });

  it('takes a garrison for smaller than an army', () => {
    const garrison = facing(0, { shield: null }, 'b4');
    expect(strength(garrison, 'b4')).toBeCloseTo(1.7 * mean(garrison));
  });

  it('thinks its odds worse, and the threat greater, against an army that it has seen', () => {
    expect(chanceAgainst(facing(3), 15, 'b3')).toBeLessThan(chanceAgainst(facing(0), 15, 'b3'));
    const toB2 = (outlook: Outlook): number => threatTo(outlook, 'b2', () => ['b2']);
    expect([toB2(facing(3)), toB2(facing(3)) > toB2(facing(0))]).toEqual([30, true]);
  });
});
