import { arena } from '#arena-presentation';
import { clash } from '#clash-presentation';
import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import { mattersAtLeast, Random, type AnyRuleset, type Importance } from '#kernel';
import { importanceOfEvent } from '#kernel/server';
import { seedOf, tier } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { skarov } from '#skarov-presentation';
import { playBots, type SetUp } from '../pictures/bot-game.js';

/** An evening's reading, and a page. */
const LONGEST_STORY = 500;
const LONGEST_SUMMARY = 60;
const SHORTEST_SUMMARY = 3;
/** A game of many turns and seats may be told in more: so much for each seat in each turn, and a few hundred in all. */
const FOR_A_SEAT_IN_A_TURN = 6;
const LONGEST_STORY_OF_ALL = 600;

/** How many events of a whole game of the best bots there are, how many matter so much at least, and how many turns its seats had. */
function lengthsOf(ruleset: AnyRuleset, setUp: SetUp, seed: string): Readonly<Record<Importance | 'turns', number>> {
  const lengths = { TURNING_POINT: 0, STORY: 0, DETAIL: 0, turns: 0 };
  let told = 0;
  playBots(ruleset, setUp, seed, ({ commits, game }) => {
    const { turn = 0 } = game.state as { readonly turn?: number };
    lengths.turns = turn * game.seats.length;
    for (const { events } of commits.slice(told))
      for (const event of events)
        for (const least of ['TURNING_POINT', 'STORY', 'DETAIL'] as const)
          if (mattersAtLeast(importanceOfEvent(ruleset, event), least)) lengths[least] += 1;
    told = commits.length;
  });
  return lengths;
}

/** The seeds of the games of this tier: for each change one of them. */
const played = (seeds: readonly string[]): readonly string[] =>
  tier === 'change' ? [Random.from(seedOf('stories')).pick(seeds)] : seeds;

describe.each<[string, AnyRuleset, SetUp, (readonly string[])?]>([
  ['The Lantern Keepers', lantern, { seats: 4 }],
  ['Guilds for two', guilds, { seats: 2 }],
  // In "six" the five raid one another 69 times.
  ['Guilds for five', guilds, { seats: 5 }, ['one', 'two', 'six']],
  ['Clash, side against side', clash, {}],
  ['Clash, alone against a villain', clash, { options: { scenarioId: 'doll-parade', mode: 'SOLO' } }],
  ['Clash, together against a villain', clash, { options: { scenarioId: 'silent-hour', mode: 'COOP', seatsA: 3 } }],
  ['Guardians Arena', arena, {}],
  ['Guardians', guardians, {}],
  ['Guardians, with sealed decks', guardians, { options: { decks: 'SEALED' } }],
  ['Skarov, alone against the overlord', skarov, { options: { heroes: 1, scenarioId: 'light-showers' } }],
  // "one" takes 20 turns, in which five seats attack 128 times and are tested 105 times.
  ['Skarov, four heroes', skarov, { options: { heroes: 4 } }],
])('A whole game of %s', (_, ruleset, setUp, seeds = ['one', 'two']) => {
  it.each(played(seeds))('can be read as a story, and has a summary (seed "%s")', (seed) => {
    const lengths = lengthsOf(ruleset, setUp, seed);
    const longest = Math.max(LONGEST_STORY, Math.min(LONGEST_STORY_OF_ALL, FOR_A_SEAT_IN_A_TURN * lengths.turns));
    expect(lengths.STORY).toBeLessThanOrEqual(longest);
    expect(lengths.STORY).toBeLessThan(lengths.DETAIL);
    expect(lengths.TURNING_POINT).toBeLessThan(lengths.STORY);
    expect(lengths.TURNING_POINT).toBeLessThanOrEqual(LONGEST_SUMMARY);
    expect(lengths.TURNING_POINT).toBeGreaterThanOrEqual(SHORTEST_SUMMARY);
  });
});
