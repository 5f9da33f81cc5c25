import type { Bot } from '../../bot.js';
import { decideGame } from '../../decide-game.js';
import { frozen } from '../../frozen.js';
import type { Game } from '../../game.js';
import { clone } from '../../json.js';
import { cloneGame, legalCommandsOf } from '../../legal-commands.js';
import { LocalGame, type LocalCommit } from '../../local-game.js';
import { Random } from '../../random.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, type Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import type { Sight } from '../../sight.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';

/** So often is a bot asked the same question again. */
const ONE_IN = 12;

/** A bot that thinks long does so for one command in so many, and for this many of a game; its hasty self gives the others. */
const THINKS = { oneIn: 25, times: 6 };

/** Law 12: a bot plays any game to its end, and its answer follows from its sight and its luck. */
export const bots: Law = {
  number: 12,
  name: 'bots play to the end, twice the same with the same luck, and answer equal sights alike',
  watch(ruleset, check, { botGames, mostCommits }) {
    const names = Object.keys(ruleset.bots);
    let [played, first] = [0, 0];
    return {
      gameStarts(position) {
        if (played >= botGames) return;
        // A reduced run has one of the bots, another one with another seed.
        if (played === 0 && botGames < names.length) first = Random.from(position.seed).below(names.length);
        const name = names[(first + played) % names.length];
        if (name === undefined) return;
        played += 1;
        const once = playOut(position, name, mostCommits, check, true);
        const again = playOut(position, name, mostCommits, check, false);
        if (once === undefined || again === undefined) return;
        check(
          alike(once, again),
          () => `the bot "${name}" plays otherwise with the same luck: ${difference(bytes(once), bytes(again))}`,
        );
      },
      allPlayed() {
        const unknown = Object.keys(ruleset.botWords ?? {}).filter((name) => !names.includes(name));
        check(unknown.length === 0, () => `there are words for bots that are not there: ${unknown.join(', ')}`);
      },
    };
  },
};

/** The commits of a game among bots; `undefined` when it did not come to its end. */
function playOut(
  { ruleset, opening, begin, seed, seats }: Position,
  name: string,
  most: number,
  check: Check,
  again: boolean,
): readonly LocalCommit[] | undefined {
  const local = new LocalGame(ruleset, seed, begin());
  const bot = asked(ruleset, local, name, check, again);
  try {
    for (const command of opening) local.must(command);
    local.playOut(
      seats.map(() => bot),
      Random.from(seed),
      { most },
    );
  } catch (error) {
    check(false, () => `the bot "${name}" does not come to the end of a game: ${String(error)}`);
    return undefined;
  }
  return local.commits;
}

/** A bot that is given a frozen sight and luck of its own each time, and now and then the same ones twice. */
function asked(
  ruleset: AnyRuleset,
  local: LocalGame,
  name: string,
  check: Check,
  again: boolean,
): Bot<unknown, AnyTagged> {
  let count = 0;
  return (sight) => {
    count += 1;
    const luck = `${name}-${count}`;
    const bot = ruleset.bots[name] as Bot<unknown, AnyTagged>;
    const thinks = count % THINKS.oneIn === 1 && count < THINKS.oneIn * THINKS.times;
    const copy = (): Sight<unknown, AnyTagged> => copyOf(local, sight.seat, luck, bot);
    if (bot.thinking && !thinks) return bot.thinking.hasty(copy());
    const answer = bot(copy());
    if (again && count % ONE_IN === 1) {
      // Made before: what the rules note of this game on the way to a sight would be noted again.
      const same = copy();
      lookElsewhere(ruleset, local, sight, luck);
      const second: unknown = bot(same);
      check(
        alike(second, answer),
        () => `the bot "${name}" answers ${bytes(answer)} and then ${bytes(second)} to one sight of seat ${sight.seat}`,
      );
    }
    return answer;
  };
}

/** The sight of a seat with luck of its own, that of its worlds too. */
function copyOf(local: LocalGame, seat: Seat, luck: string, bot: Bot<unknown, AnyTagged>): Sight<unknown, AnyTagged> {
  const sight = local.sight(seat, Random.from(luck), bot);
  return { ...sight, view: frozen(clone(sight.view)), legal: frozen(clone(sight.legal)) };
}

/** Plays a command in another world between two questions: a bot that keeps notes of the rules from there gives itself away. */
function lookElsewhere(
  ruleset: AnyRuleset,
  { game, seed }: LocalGame,
  { seat }: Sight<unknown, AnyTagged>,
  luck: string,
): void {
  const random = Random.from(`elsewhere-${luck}`);
  const state = clone(ruleset.resample(game.state, atSeat(seat), random));
  const other: Game = { ...cloneGame(game), state };
  ruleset.waiting(state);
  for (const holder of game.seats) ruleset.view(state, atSeat(holder.seat));
  const [command] = game.seats.flatMap((holder) =>
    legalCommandsOf(ruleset, other, holder.seat).map((legal) => ({ seat: holder.seat, command: legal })),
  );
  if (command) decideGame(ruleset, other, { type: 'play', ...command }, seed);
}
