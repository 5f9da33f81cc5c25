import type { CardId } from '#cards';
import { atSeat, LocalGame, Random, randomBot, type Bot, type Seat } from '#kernel';
import { type Command, type Space, type View } from '#guardians/queries';
import { guardians } from '../guardians.js';
import {
  aCombat,
  aCreature,
  aGame,
  aGuardian,
  aTerrain,
  fought,
  type GameSetup,
  given,
  type Scene,
  uncommanded,
} from '#guardians/testing';
import { brawler, rush, settler, wall } from '../testing/standing-opponents.js';
import { warlord } from './warlord.js';

type Player = Bot<View, Command>;

/** The commands of the warlord at a seat. */
const answer = ({ state }: Scene, seat: Seat = 0): Command =>
  warlord(LocalGame.from(guardians, state, { seed: 'warlord' }).sight(seat, Random.from('warlord')));

/** Creatures of these vitalities. */
const army = (...vitalities: readonly number[]) => ({
  creatures: vitalities.map((vitality) => aCreature({ vitality, offColorBonus: 0 })),
});

/** A shield of SOUTH has been turned, and takes its option. */
function optionAt(space: Space, setup: GameSetup): Scene {
  const state = aGame({ at: 'II_B_TURN', ...setup });
  return given(state).when(0, { type: 'turnShield', space });
}

const lands = (...spaces: readonly Space[]): Partial<Record<Space, CardId>> =>
  Object.fromEntries(spaces.map((space) => [space, aTerrain()]));

describe('The warlord in the field', () => {
  const north = (stacks: object) => ({ guardian: aGuardian(), stones: 0, stacks });

  it('takes a land that no seat holds, and leaves a stronger army alone', () => {
    const south = { stones: 0, stacks: { b2: army(6, 6) }, terrains: lands('b2'), pen: [aTerrain()] };
    const open = optionAt('b2', { seats: [south, north({ a4: army(3) })] });
    expect(answer(open)).toMatchObject({ type: 'moveShield', path: ['b3'] });
    const barred = optionAt('b2', { seats: [south, north({ a3: army(30), b3: army(30), c3: army(30) })] });
    expect(answer(barred)).toMatchObject({ type: 'passShield' });
  });

  it('reaches for the sixth land with its last creature, and lays it there (GUARD-193, GUARD-212)', () => {
    const south = { stacks: { b2: army(4) }, terrains: lands('a2', 'b2', 'c2', 'a3', 'c3') };
    const move = optionAt('b2', { seats: [south, north({ a4: army(3) })] });
    expect(answer(move)).toMatchObject({ type: 'moveShield', path: ['b3'] });
    const settling = { ...south, stacks: { b3: army(4) } };
    const scene = given(aGame({ at: 'III_A_CLEAR', seats: [settling, north({ a4: army(3) })] })).goingOn();
    expect(scene.step).toBe('III_B_SETTLE');
    const laid = answer(scene);
    expect(laid).toMatchObject({ type: 'settleWithCreature', space: 'b3' });
    expect(scene.when(0, laid).state.over).toEqual({ reason: 'LANDS', winner: 0 });
  });

  it('goes home with its last creature where a land more decides nothing', () => {
    const south = { stacks: { b3: army(4) }, terrains: lands('b2') };
    const scene = given(aGame({ at: 'III_A_CLEAR', seats: [south, north({ a4: army(3) })] })).goingOn();
    expect(answer(scene)).toMatchObject({ type: 'withdrawShield', space: 'b3', to: 'b2' });
  });

  it('goes for the guardian where its army is likely to beat it, and not where it is not (GUARD-181)', () => {
    const from = (vitality: number): Scene => {
      const enemy = { guardian: aGuardian({ vitality: 20 }), ruins: ['LEFT', 'CENTER', 'RIGHT'] as const };
      return optionAt('b4', { seats: [{ stones: 0, stacks: { b4: army(vitality, vitality) } }, { ...enemy }] });
    };
    expect(answer(from(14))).toMatchObject({ type: 'moveShield', path: ['g4'] });
    expect(answer(from(5))).not.toMatchObject({ path: ['g4'] });
  });
});

describe('The warlord in a combat', () => {
  it('sends its strongest first, and spends stones only where they turn the match-up (GUARD-135)', () => {
    const guardian = aGuardian({ influenceValue: 4, powerStones: 3 });
    const [weak, strong] = [6, 9].map((vitality) => aCreature({ vitality, influenceable: true }));
    const against = (vitality: number): Scene => {
      const foe = aCreature({ vitality });
      const scene = uncommanded(
        aCombat({
          south: { guardian, stones: 3, army: { creatures: [weak!, strong!] } },
          north: { stones: 0, army: { creatures: [foe] } },
        }),
      );
      const committed = answer(scene);
      expect(committed).toEqual({ type: 'commitAttacker', cardId: strong });
      let next = scene.when(0, committed).when(1, { type: 'commitAttacker', cardId: foe });
      while (next.step === 'MATCHUP_CORRUPTION') next = next.when(next.asked[0]!, { type: 'pass' });
      return next;
    };
    expect(answer(against(12))).toMatchObject({ type: 'useGuardianInfluence', targetCardId: strong });
    expect(answer(against(29))).toEqual({ type: 'pass' });
  });

  it('attacks on with the smallest that is enough (GUARD-150)', () => {
    const [first, small, large, foe] = [5, 8, 12, 7].map((vitality) => aCreature({ vitality }));
    const scene = fought(
      uncommanded(
        aCombat({
          south: { stones: 0, army: { creatures: [first!, small!, large!] } },
          north: { stones: 0, army: { creatures: [foe!] } },
        }),
      ),
      first!,
      foe!,
    );
    expect(scene.step).toBe('SECONDARY_CHOOSE');
    expect(answer(scene)).toEqual({ type: 'commitSecondary', cardId: small, targetCardId: foe });
  });
});

describe('The warlord plays whole games', () => {
  const decks = [{ starter: 'LANTERN_COURT' }, { starter: 'HOLLOW_TIDE' }] as const;

  /** In how many of four games the warlord wins: each seat with each deck. */
  function wins(name: string, opponent: Player): number {
    const won = [0, 1, 2, 3].map((number) => {
      const seat = number % 2;
      const brought = number < 2 ? [...decks] : [...decks].reverse();
      const game = LocalGame.start(guardians, { seed: `${name} ${number}`, brought });
      game.playOut(seat === 0 ? [warlord, opponent] : [opponent, warlord], Random.from(name));
      return game.state.over?.winner === seat;
    });
    return won.filter(Boolean).length;
  }

  it.each<[string, Player, number]>([
    ['random', randomBot, 4],
    ['wall', wall, 4],
    ['settler', settler, 4],
    ['rush', rush, 3],
    ['brawler', brawler, 3],
  ])('and beats a player with one idea: %s', (name, opponent, least) => {
    expect(wins(name, opponent)).toBeGreaterThanOrEqual(least);
  });

  it('decides alike in worlds that its seat cannot tell apart (guardians.md 6)', () => {
    let compared = 0;
    const game = LocalGame.start(guardians, { seed: 'same sight', options: { turnLimit: 10 } });
    const watched: Player = (sight) => {
      const choice = warlord({ ...sight, random: Random.from('whim') });
      const viewer = atSeat(sight.seat);
      const world = guardians.resample(game.state, viewer, Random.from(`world ${compared}`));
      const legal = [...guardians.legalCommands(world, sight.seat)];
      const other = { ...sight, view: guardians.view(world, viewer), legal, random: Random.from('whim') };
      expect(warlord(other)).toEqual(choice);
      compared += 1;
      return choice;
    };
    game.playOut([watched, warlord], Random.from('bots'));
    expect(compared).toBeGreaterThan(60);
  });
});
