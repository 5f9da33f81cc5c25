import { atSeat, LocalGame, locales, Random, randomBot, spectator, type Bot, type Importance } from '#kernel';
import { describeEvent, importanceOfEvent, redactorOf } from '#kernel/server';
import { undescribed } from '#kernel/testing';
import { type Command, type View } from '#arena/queries';
import { arena } from '../arena.js';
import { duelist } from '../bots/duelist.js';

/** Names that begin with vowels: French elides before them. */
const pairs = [
  ['Ada', 'Élise'],
  ['Ivo', 'Oda'],
  ['Ugo', 'Yves'],
] as const;

const options = arena.schemas.options.parse({});

/** A whole game between bots, each with a deck of its own. */
function whole(seed: string, bot: Bot<View, Command>): LocalGame {
  const random = Random.from(seed);
  const brought = [0, 1].map((seat) => arena.sampleBrought?.(options, seat, random));
  const local = LocalGame.start(arena, { seats: 2, seed, brought });
  local.playOut([bot, bot], random);
  return local;
}

const games = pairs.flatMap((names, at) =>
  [duelist, randomBot].map((bot) => ({
    names,
    events: whole(`story ${at}`, bot).commits.flatMap((one) => one.events),
  })),
);

const faults: Readonly<Record<'en' | 'fr', readonly RegExp[]>> = {
  en: [/\b1 (?:card|power stone|effect)s\b/, /\w [:;?!]/],
  fr: [/\b(?:de|que) [AÉIOUY](?!nn)/, /\b1 \p{L}+s\b/u, /[^\s][:;?!](?:\s|$)/, /vaincue|victorieuse\b|est Actif/],
};
const always = [/['"]/, /undefined|null|NaN|object/, /\bc-\d/, /\b[A-Z]+_[A-Z]+\b/, / {2}/, /\(\)/, /[^.]$/];

/** The sentences of a game, as a spectator and a player get them in both languages, in which there is a fault. */
function* faulty({ names, events }: (typeof games)[number]): Iterable<string> {
  const redact = redactorOf(arena, options);
  for (const event of events.filter(({ type }) => type in arena.schemas.events)) {
    for (const [locale, viewer] of locales.flatMap((one) => [[one, spectator] as const, [one, atSeat(0)] as const])) {
      const sentence = describeEvent(arena, redact(event, viewer), locale, names);
      if ([...always, ...faults[locale]].some((fault) => fault.test(sentence))) yield sentence;
    }
  }
}

describe('the story of a game', () => {
  it('is told in clean sentences: elision, plurals, colons, no ids, no agreement with what a card is called', () => {
    const bad = new Set<string>();
    for (const game of games) for (const sentence of faulty(game)) bad.add(sentence);
    expect([...bad].slice(0, 20)).toEqual([]);
  });

  it('is a page of turning points, a few hundred sentences of story, and details', () => {
    for (const { events } of games) {
      const counted = (importance: Importance): number =>
        events.filter((event) => importanceOfEvent(arena, event) === importance).length;
      expect(counted('TURNING_POINT')).toBeGreaterThan(3);
      expect(counted('TURNING_POINT')).toBeLessThan(60);
      expect(counted('STORY') + counted('TURNING_POINT')).toBeLessThan(400);
      expect(counted('DETAIL')).toBeGreaterThan(counted('STORY'));
    }
  });

  it('ARENA-FLY-01 ARENA-IMM-01 ARENA-IMM-02 says why a total is nothing, and who counts in it', () => {
    const part = (sort: 'BASE' | 'ANNULLED', card: string, value: number, rule: string) =>
      ({ sort, card, source: card, creature: card, effect: null, rule, value }) as const;
    const told = (rule: string, locale: 'en' | 'fr'): string =>
      arena.describe(
        {
          type: 'roundCompared',
          round: 'PRIMARY',
          totals: [
            { seat: 0, total: 7, contributions: [part('BASE', 'L08', 7, 'ARENA-MOD-04')] },
            {
              seat: 1,
              total: 0,
              contributions: [part('BASE', 'L05', 9, 'ARENA-MOD-04'), part('ANNULLED', 'L08', -9, rule)],
            },
          ],
          lowerWins: false,
          winner: 0,
          voided: [],
        },
        locale,
        ['Ada', 'Bo'],
      );
    expect(told('ARENA-FLY-01', 'en')).toMatch(
      /^Primary round: Ada 7 \(.+\), Bo 0 \(.+; .+ flies over it\)\. Ada wins\.$/,
    );
    expect(told('ARENA-IMM-01', 'fr')).toMatch(/ ; .+ y est insensible\)\. Ada gagne\.$/);
    expect(told('ARENA-IMM-02', 'en')).toContain('met an immune enemy');
  });
});

describe('the words of a schema', () => {
  it('are there for every command and every event', () => {
    expect(undescribed(arena)).toEqual([]);
  });
});
