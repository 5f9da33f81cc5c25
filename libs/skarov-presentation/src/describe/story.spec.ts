import {
  importanceOf,
  atSeat,
  auditor,
  LocalGame,
  locales,
  mattersAtLeast,
  nextRandomCommand,
  Random,
  spectator,
  type AnyTagged,
  type Importance,
  type Viewer,
} from '#kernel';
import { redactorOf } from '#kernel/server';
import { content, events, type EventType, optionsFields, type SeenEvent } from '#skarov/queries';
import { skarov } from '../skarov.js';
import { describe as sentenceOf } from './describe.js';
import { endings, scoreParts } from './outcome.js';

const NAMES = ['Ada', 'Élise', 'Ivo', 'Oda', 'Yves'];

/** A game in which all seats pick at random until it is over. */
function played(options: Readonly<Record<string, unknown>>, seed: string): LocalGame<typeof skarov> {
  const game = LocalGame.start(skarov, { options, seed });
  const random = Random.from(seed);
  const seats = game.state.seats.map(({ seat }) => seat);
  for (;;) {
    const command = nextRandomCommand(game, seats, random, { timeOuts: 30, resignations: 0 });
    if (!command) return game;
    game.must(command);
  }
}

/** Every id of the box that is no plain word. */
const ids = new Set(
  [...JSON.stringify(content).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id).filter((id) => /[-:/\d]/.test(id)),
);
const showsId = (sentence: string): boolean =>
  (sentence.match(/[a-z\d]+(?:[-:@/][a-z\d]+)*/g) ?? []).some(
    (word) =>
      ids.has(word) || ids.has(word.replace(/[-@].*$|-\d+$/, '')) || /^(?:wound|event):|^[a-z-]+-\d+$/.test(word),
  );

/** The words that no sentence of Skarov has: coordinates, numbers of options, hyphens for signs, values of the program, plurals of one thing, two brackets in a row, names without small words. */
const fault =
  /\d,-?\d|possibilit(?:y|é) \d|[\s(]-\d|\b[A-Z]+_[A-Z]+|\b[a-z]+[A-Z]|undefined|null|\) \(|\.\.|[“«] ?[”»]|\b1 (?:actions|cartes|cards|dégâts|points|événements)\b/u;
const badFrench = /\b(?:de|que) (?:[AEIOUÉ][a-zé]|Y[vb])|[^\s\d]:(?!\d)|(?<!\b(?:[Ll]e|du) )[Pp]rofesseur Skarov/u;
const isWhole = (sentence: string): boolean => /^[“« ]*[\p{Lu}\d].*[.!?…”»]$/u.test(sentence);

const games: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
  [{ heroes: 2, scenarioId: 'light-showers' }, 'one'],
  [{ heroes: 3, turnLimit: 9 }, 'three'],
  [{ heroes: 4, scenarioId: 'nine-turns-to-launch', turnLimit: 9 }, 'two'],
];

describe.each(games)('a whole game with %j, seed %s', (options, seed) => {
  const game = played(options, seed);
  const parsed = optionsFields.parse(options);
  const all = game.commits.flatMap((commit) => commit.events).filter(({ type }) => type in events);
  const matter = (least: Importance): readonly AnyTagged[] =>
    all.filter(({ type }) => mattersAtLeast(importanceOf(events[type as EventType]), least));

  const viewers: readonly (readonly [string, Viewer])[] = [
    ['an auditor', auditor],
    ['a hero', atSeat(0)],
    ['the overlord', atSeat(parsed.heroes)],
    ['a spectator', spectator],
  ];

  it.each(viewers.flatMap(([who, viewer]) => locales.map((locale) => [who, locale, viewer] as const)))(
    'is told to %s in %s without an id showing',
    (_, locale, viewer) => {
      const redact = redactorOf(skarov, parsed);
      const sentences = all.map((event) =>
        sentenceOf(redact(event, viewer) as SeenEvent, locale, NAMES, parsed, game.state),
      );
      expect(sentences.length).toBeGreaterThan(100);
      const bad = (sentence: string): boolean =>
        !isWhole(sentence) ||
        showsId(sentence) ||
        fault.test(sentence) ||
        (locale === 'fr' && badFrench.test(sentence));
      expect([...new Set(sentences.filter(bad))]).toEqual([]);
    },
  );

  it('is told in some hundred sentences, its turning points on a page', () => {
    expect(matter('STORY').length).toBeGreaterThan(50);
    expect(matter('STORY').length).toBeLessThan(401);
    expect(matter('TURNING_POINT').length).toBeGreaterThan(4);
    expect(matter('TURNING_POINT').length).toBeLessThan(61);
    expect(matter('STORY').length).toBeLessThan(all.length / 2);
  });

  it('SKAROV-NEWS-08 has a word for why it ended, and for each part of the score', () => {
    expect(Object.keys(endings)).toContain(game.state.over?.reason);
    const parts = game.placings?.flatMap(({ parts }) => parts) ?? [];
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter(({ name }) => !(name in scoreParts))).toEqual([]);
  });
});
