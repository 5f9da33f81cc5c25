import {
  atSeat,
  isRefusal,
  LocalGame,
  planning,
  Random,
  randomBot,
  worthOfLead,
  type AnyTagged,
  type Sight,
} from '#kernel';
import { lantern } from '#lantern-presentation';
import { nim } from './nim.js';

const planner = planning<unknown, AnyTagged>({
  bot: randomBot,
  others: 3,
  worlds: 40,
  ahead: 100,
  margin: 0,
  worth: () => 0.5,
});

/** How many of so many games of Nim the planner wins against a random player, at each seat in turn. */
function winsOf(games: number): number {
  let wins = 0;
  for (let number = 0; number < games; number += 1) {
    const local = LocalGame.start(nim, { seed: `plan-${number}` });
    const own = number % 2;
    const bots = [0, 1].map((seat) => (seat === own ? planner : randomBot));
    local.playOut(bots as (typeof nim.bots)['random'][], Random.from(`luck-${number}`));
    if (local.placings?.[0]?.seat === own) wins += 1;
  }
  return wins;
}

describe('A bot that plans over another', () => {
  it('beats that bot where skill is all', () => {
    expect(winsOf(30)).toBeGreaterThanOrEqual(27);
  });

  it('keeps the choice of that bot where no other command does better', () => {
    const local = LocalGame.start(lantern, { seed: 's', seats: 3 });
    const last = ({ legal }: Pick<Sight<unknown, AnyTagged>, 'legal'>): AnyTagged => legal.at(-1) as AnyTagged;
    const indifferent = planning<unknown, AnyTagged>({
      bot: last,
      others: 3,
      worlds: 2,
      ahead: 1,
      margin: 0,
      worth: () => 0.5,
    });
    const sight = local.sight(0, Random.from('luck')) as Sight<unknown, AnyTagged>;
    expect(indifferent(sight)).toEqual(last(sight));
  });

  it('judges a game that goes on by the view of its seat', () => {
    const local = LocalGame.start(nim, { seed: 's', options: { sticks: 5 } });
    const first = ({ legal }: Pick<Sight<unknown, AnyTagged>, 'legal'>): AnyTagged => legal[0] as AnyTagged;
    const greedy = planning<{ readonly sticks: number }, AnyTagged>({
      bot: first,
      others: 2,
      worlds: 1,
      ahead: 0,
      margin: 0.1,
      worth: ({ sticks }) => worthOfLead(-sticks, 3),
    });
    expect(greedy(local.sight(0, Random.from('luck')))).toEqual({ type: 'take', count: 3 });
  });

  it('decides alike in games that its seat cannot tell apart, and in steps as at once', () => {
    const local = LocalGame.start(lantern, { seed: 's', seats: 3 });
    const choice = planner(local.sight(0, Random.from('luck')));
    const random = Random.from('others');
    for (let game = 0; game < 5; game += 1) {
      const state = lantern.resample(local.state, atSeat(0), random);
      const other = LocalGame.from(lantern, state, { seed: 'other', seats: 3 });
      const steps = planner.thinking?.steps(other.sight(0, Random.from('luck')));
      let step = steps?.next();
      for (; step?.done === false; step = steps?.next()) expect(step.value).toBeUndefined();
      expect(step?.value).toEqual(choice);
    }
    expect(isRefusal(local.run({ type: 'play', seat: 0, command: choice }))).toBe(false);
  });
});
