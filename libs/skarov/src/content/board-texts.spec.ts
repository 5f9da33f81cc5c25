import { nodesOf } from '#skirmish/content/lint';
import { describeBoardTexts, numbersNamed } from '#skirmish/testing';
import { bases } from './bases/index.js';
import { door } from './doors.js';
import { advertisements } from './newspaper/advertisements.js';
import { finalArticle } from './newspaper/final-article.js';
import { headlines } from './newspaper/headlines.js';
import { objectiveArticles } from './newspaper/objective-articles.js';
import { rooms } from './rooms/index.js';
import { scenarios } from './scenarios/index.js';
import { tokenKinds } from './tokens.js';

const newspaper = [finalArticle, ...objectiveArticles, ...headlines, ...advertisements];
const name = 'The texts of rooms, adventures and newspaper';

describeBoardTexts(name, [rooms, scenarios, bases, newspaper, tokenKinds, door], 300);

/** Texts that say what a structure does, with every number in it that players count by. */
const explained = [
  ...rooms.flatMap(({ tests, traps, activation }) => [
    ...tests.map(({ id, text, offers, onSuccess, onFailure }) => ({ id, text, done: [offers, onSuccess, onFailure] })),
    ...traps.map(({ id, text, test, do: effects }) => ({ id, text, done: [test?.offers, effects] })),
    ...(activation ? [{ id: 'activation', text: activation.text, done: [activation.do] }] : []),
  ]),
  ...rooms.flatMap(({ objective }) =>
    objective ? [{ id: objective.id, text: objective.text, done: [objective.reached, objective.endOfTurn] }] : [],
  ),
  ...scenarios.flatMap(({ rules }) =>
    rules.map(({ id, text, if: when, do: effects }) => ({ id, text, done: [when, effects] })),
  ),
];
/** Numbers that are words where they are one, or none: figures that come, tokens at hand, heroes in a room. */
const inWords = new Set(['count', 'atLeast']);
const numbersIn = (value: unknown): number[] =>
  nodesOf(value).flatMap((node) =>
    Object.entries(node.value).flatMap(([key, inner]) =>
      typeof inner === 'number' && !inWords.has(key) ? [inner] : [],
    ),
  );

const characteristicWords = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
} as const;
/** Everything that is tested in rooms, with the text that says it. */
const tested = rooms.flatMap(({ tests, traps }) => [
  ...tests,
  ...traps.flatMap(({ text, test }) => (test ? [{ text, offers: test.offers, addHeroes: test.addHeroes }] : [])),
]);

describe(name, () => {
  it('are not used for two things where they tell a story', () => {
    const stories = [...rooms.map(({ flavor }) => flavor), ...scenarios.map(({ intro }) => intro)];
    for (const locale of ['en', 'fr'] as const) {
      const told = stories.map((story) => story[locale]);
      expect(new Set(told).size).toBe(told.length);
      for (const story of told) expect(story).toMatch(/^[«“]? ?[A-ZÀÉÊ].*[.!?]( »|”)?$/);
    }
  });

  it('SKAROV-TILE-12 SKAROV-TEST-03 name what a test is of, its dice, and the symbol of the heroes', () => {
    for (const { text, offers, addHeroes } of tested) {
      for (const { characteristic, difficulty } of offers) {
        expect(text.en).toContain(`${characteristicWords[characteristic].en} ${difficulty}`);
        expect(text.fr).toContain(`${characteristicWords[characteristic].fr} ${difficulty}`);
      }
      expect([text.en, /plus the number of heroes/.test(text.en)]).toEqual([text.en, addHeroes]);
      expect([text.fr, /plus le nombre de héros/.test(text.fr)]).toEqual([text.fr, addHeroes]);
    }
  });

  it('SKAROV-TEST-12 say which tests may be passed again; those of tokens go with their tokens', () => {
    for (const { text, at, repeatable } of rooms.flatMap((room) => room.tests)) {
      const again = repeatable && at?.tokens === undefined;
      expect([text.en, /, again and again\./.test(text.en)]).toEqual([text.en, again]);
      expect([text.fr, /, autant de fois qu’on veut\./.test(text.fr)]).toEqual([text.fr, again]);
    }
  });

  it('SKAROV-TEST-10 say of forced tests that they are forced', () => {
    for (const { text, test } of rooms.flatMap((room) => room.traps)) {
      expect([text.en, / a forced test/.test(text.en)]).toEqual([text.en, test !== undefined]);
      expect([text.fr, / un test forcé/.test(text.fr)]).toEqual([text.fr, test !== undefined]);
      expect([text.en, /as he chooses/.test(text.en)]).toEqual([text.en, test?.offers.length === 2]);
      expect([text.fr, /à son choix/.test(text.fr)]).toEqual([text.fr, test?.offers.length === 2]);
    }
  });

  it.each(explained.map(({ id, text, done }) => [`${id}: ${text.en}`, text, done] as const))(
    'SKAROV-TILE-01 names every number of %s',
    (_title, text, done) => {
      const said = numbersNamed(text.en);
      const missing = numbersIn(done).filter((number) => number !== 0 && !said.includes(String(Math.abs(number))));
      expect(missing).toEqual([]);
    },
  );
});
