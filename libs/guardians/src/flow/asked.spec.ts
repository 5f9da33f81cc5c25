import { atSeat, spectator } from '#kernel';
import type { Command } from '../commands.js';
import {
  aCombat,
  aCorruption,
  aCreature,
  aGame,
  aShield,
  aSpell,
  aTerrain,
  fought,
  given,
  meeting,
  passing,
  sameTable,
  told,
  uncommanded,
  type Scene,
  type SeatSetup,
  type SideSetup,
} from '../testing/index.js';

const pass = { type: 'pass' } as const;
const of = (vitality: number, more: object = {}): string => aCreature({ vitality, ...more });

/** The difference of two games: the card that SOUTH holds in the one is another one in the other. */
interface Difference {
  /** The game with this card: what it is at first. */
  readonly game: (card: string) => Scene;
  readonly cards: readonly [string, string];
  /** The next commands, alike in both games. */
  readonly step: (scene: Scene) => Scene;
  /** The attempts of NORTH about cards that it may not see: refused alike, in both games, before and after. */
  readonly tried: readonly Command[];
}

const play = (cardId: string): Command => ({ type: 'playDepotCard', cardId, target: null });
const corrupt = (cardId: string, targetCardId: string): Command => ({ type: 'playCorruption', cardId, targetCardId });

/**
 * The law in words of guardians.md 6: NORTH and spectators are told the same of both games, before the step and after it,
 * byte for byte; SOUTH is told which of them it plays.
 * @returns the games after the step.
 */
function expectAlike({ game, cards: [card, other], step, tried }: Difference): readonly [Scene, Scene] {
  const before = [game(card), game(other)] as const;
  const after = [step(before[0]), step(before[1])] as const;
  for (const [one, two] of [before, after]) {
    expect(told(one, atSeat(1), tried)).toBe(told(two, atSeat(1), tried));
    expect(told(one, spectator)).toBe(told(two, spectator));
  }
  expect(told(before[0], atSeat(0))).not.toBe(told(before[1], atSeat(0)));
  return after;
}

/** SOUTH’s creature meets NORTH’s; more of both stands in the set-up. */
function duel([one, foe]: readonly [string, string], south: SideSetup, north: SideSetup): Scene {
  const led = (leader: string, { army, ...side }: SideSetup): SideSetup => ({
    ...side,
    army: { ...army, creatures: [leader, ...(army?.creatures ?? [])] },
  });
  return meeting(uncommanded(aCombat({ south: led(one, south), north: led(foe, north) })), one, foe);
}

describe('who is asked, and what they are told (guardians.md 6, 7.1)', () => {
  const [southern, northern] = sameTable();
  const [upper, lower] = [aShield(), aShield()];
  const south = (more: SeatSetup, ...creatures: string[]): SideSetup => ({
    ...southern,
    ...more,
    army: { shield: lower, creatures },
  });
  const north = (more: SeatSetup, ...creatures: string[]): SideSetup => ({
    ...northern,
    ...more,
    army: { shield: upper, creatures },
  });

  it('GUARD-133 GUARD-106 a corruption in hand gives nothing away: its seat is asked, or is not, with any hand', () => {
    const pair = [of(5), of(6, { vulnerabilities: ['GREED'] })] as const;
    const cards = [aCorruption({ corrupts: ['GREED'] }), aSpell({ timing: ['DOMINANT'] })] as const;
    const tried = [...cards.map(play), ...cards.map((card) => corrupt(card, pair[0]))];
    const asked = expectAlike({
      game: (card) => duel(pair, south({ depot: [card] }), north({})),
      cards,
      step: (scene) => scene.when(0, pass),
      tried,
    });
    expect(asked.map(({ step }) => step)).toEqual(['MATCHUP_MODIFY', 'MATCHUP_MODIFY']);
    // No creature shows a vulnerability: neither seat is asked, and the question is left out in both games.
    const steadfast = [of(5), of(6)] as const;
    const unasked = expectAlike({
      game: (card) => duel(steadfast, south({ depot: [card] }), north({})),
      cards,
      step: (scene) => scene.when(0, pass),
      tried,
    });
    expect(unasked.flatMap(({ events }) => events).some(({ type }) => type === 'corruptionPlayed')).toBe(false);
  });

  it('GUARD-133 GUARD-160 a healer in the combat hand gives nothing away: neither seat is asked to heal', () => {
    const pair = [of(3), of(9)] as const;
    const cards = [of(4, { effects: [{ op: 'HEAL', trigger: 'AFTER_COMBAT' }] }), of(4)] as const;
    const [one] = expectAlike({
      game: (card) =>
        fought(uncommanded(aCombat({ south: south({}, pair[0], card), north: north({}, pair[1]) })), ...pair),
      cards,
      step: (scene) => scene.when(0, { type: 'endSecondary' }),
      tried: cards.map((cardId) => ({ type: 'heal', cardId, targetCardId: pair[0] })),
    });
    expect(one.happened('spaceCompared')).toHaveLength(1);
    // In play it is asked for: there all of it lies open.
    const open = fought(
      uncommanded(aCombat({ south: south({}, pair[0], cards[0]), north: north({}, pair[1], of(2)) })),
      ...pair,
    );
    const [rest] = open.stack(1, 'b2')!.creatures.slice(1);
    const healing = passing(meeting(open, cards[0], rest!.id), 'MATCHUP_CORRUPTION', 'MATCHUP_MODIFY');
    expect([healing.step, healing.asked]).toEqual(['COMBAT_HEAL', [0]]);
  });

  it('GUARD-133 GUARD-117 a ranged attacker in the combat hand gives nothing away: its seat is asked in any case', () => {
    const pair = [of(5), of(6)] as const;
    const cards = [of(4, { rangedStrength: 3 }), of(4)] as const;
    const after = expectAlike({
      game: (card) => duel(pair, south({}, card), north({})),
      cards,
      step(scene) {
        expect([scene.step, scene.asked]).toEqual(['MATCHUP_MODIFY', [0]]);
        return scene.when(0, pass);
      },
      tried: cards.map((cardId) => ({ type: 'rangedAttack', cardId })),
    });
    expect(after.map(({ step, asked }) => [step, asked])).toEqual([
      ['MATCHUP_MODIFY', [1]],
      ['MATCHUP_MODIFY', [1]],
    ]);
  });

  it('GUARD-201 a Terrain in hand gives nothing away: the owner of a bare land is asked in any case', () => {
    const cards = [aTerrain(), aShield()] as const;
    const stack = { shield: lower, creatures: [of(4), of(3)] };
    const depot = [aSpell({ timing: ['DOMINANT'] })];
    const after = expectAlike({
      game: (card) =>
        given(
          aGame({
            at: 'III_PLAYS',
            first: 1,
            seats: [
              { ...southern, pen: [card], stacks: { b3: stack } },
              { ...northern, depot },
            ],
          }),
        ),
      cards,
      step: (scene) => scene.when(1, pass),
      tried: cards.map((cardId) => ({ type: 'settleTerrain', space: 'b3', cardId })),
    });
    expect(after.map(({ step, asked }) => [step, asked])).toEqual([
      ['III_B_SETTLE', [0]],
      ['III_B_SETTLE', [0]],
    ]);
  });

  it('GUARD-024 a Shield in the opening hand gives nothing away: both seats are asked', () => {
    const cards = [aShield(), of(4)] as const;
    const [rest, theirs] = [1, 2].map(() => Array.from({ length: 11 }, () => of(3)));
    const after = expectAlike({
      game: (card) =>
        given(
          aGame({
            at: 'SETUP_OPENING',
            turn: 0,
            seats: [
              { ...southern, hand: [...rest!, card] },
              { ...northern, hand: theirs! },
            ],
          }),
        ),
      cards,
      step(scene) {
        expect(scene.asked).toEqual([0, 1]);
        return scene.when(0, { type: 'keepOpeningHand' });
      },
      tried: cards.map(play),
    });
    expect(after.map(({ asked }) => asked)).toEqual([[1], [1]]);
  });

  it('GUARD-084 the last creature of a source gives nothing away: the step waits for its end in any case', () => {
    const [first, second, third, lone] = [of(3), of(3), of(3), of(3)];
    const [source, other, turned] = [aShield(), aShield(), aShield()];
    /** The third creature lies under the source, or under another shield. */
    const game = (under: 'a3' | 'c3'): Scene => {
      const stacks = {
        b3: { shield: turned, creatures: [of(2)] },
        a3: { shield: source, creatures: [first, second, ...(under === 'a3' ? [third] : [])] },
        c3: { shield: other, creatures: [lone, ...(under === 'c3' ? [third] : [])] },
      };
      const terrains = { a3: 'L26', b3: 'L26', c3: 'L26' };
      const state = aGame({ at: 'II_B_TURN', seats: [{ ...southern, stacks, terrains }, { ...northern }] });
      return given(state).when(0, { type: 'turnShield', space: 'b3' });
    };
    const reinforced = expectAlike({
      game: (card) => game(card as 'a3' | 'c3'),
      cards: ['a3', 'c3'],
      step: (scene) => scene.when(0, { type: 'reinforceShield', from: 'a3', cardId: first }),
      tried: [first, second, third].map((cardId) => ({ type: 'reinforceShield', from: 'a3', cardId })),
    });
    expect(reinforced.map(({ step, asked }) => [step, asked])).toEqual([
      ['II_C_REINFORCE', [0]],
      ['II_C_REINFORCE', [0]],
    ]);
    // Only its owner is told that a further one may come.
    expect(reinforced.map((scene) => scene.legal(0, 'reinforceShield').length)).toEqual([2, 0]);
    const ended = reinforced.map((scene) => scene.when(0, { type: 'endReinforcing' }));
    expect(told(ended[0]!, atSeat(1))).toBe(told(ended[1]!, atSeat(1)));
    expect(told(ended[0]!, spectator)).toBe(told(ended[1]!, spectator));
  });
});
