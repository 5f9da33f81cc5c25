import { locales, type Locale } from '#kernel';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cards } from '../content/index.js';
import type { Card } from '../schema/card-fields.js';
import type { CardGame } from '../words.js';
import { textOf } from './text-of.js';
import { typeLine } from './type-line.js';

const file = join(import.meta.dirname, 'texts.snapshot.md');
const games: readonly CardGame[] = ['GUARDIANS', 'ARENA'];

/** A line where both games say the same, else a line of each. */
function linesOf(card: Card, locale: Locale): string[] {
  const [guardians, arena] = games.map((game) => textOf(card, game, locale) || '(nothing)');
  return guardians === arena
    ? [`- ${locale}: ${guardians}`]
    : [`- ${locale}, Guardians: ${guardians}`, `- ${locale}, Arena: ${arena}`];
}

const entryOf = (card: Card): string =>
  [
    `## ${card.id} ${card.name.en} / ${card.name.fr}`,
    '',
    locales.map((locale) => typeLine(card, locale)).join(' / '),
    '',
    ...locales.flatMap((locale) => linesOf(card, locale)),
  ].join('\n');

const pages = [
  '# The texts of all cards\n\nMade from the cards, to be read by reviewers: `CARD_TEXTS=write npm test -- libs/cards/src/text` writes it again.',
  ...cards.map(entryOf),
];
const everyText = cards.flatMap((card) =>
  games.flatMap((game) => locales.map((locale) => ({ id: card.id, text: textOf(card, game, locale) }))),
);

describe('the texts of all cards', () => {
  it('CARD-36 stand in texts.snapshot.md, card by card', () => {
    const texts = `${pages.join('\n\n')}\n`;
    if (process.env.CARD_TEXTS === 'write') writeFileSync(file, texts);
    expect(existsSync(file)).toBe(true);
    // Entry by entry, so that a failure shows the cards that differ and not the whole library.
    expect(readFileSync(file, 'utf8').split('\n## ')).toEqual(texts.split('\n## '));
  });

  it('CARD-32 are sentences: a capital or a signed number first, a period last, nothing left open or empty', () => {
    const wrong = everyText.filter(
      ({ text }) =>
        text !== '' && (!/^[+−\p{Lu}].*\.$/su.test(text) || /[{}[\]]|\s{2}|\.\.|undefined|: *[.:]|— *\./.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('CARD-32 begin every sentence with a capital or a signed number', () => {
    const sentences = everyText.flatMap(({ id, text }) => text.split(/(?<=\.) /).map((one) => ({ id, one })));
    expect(sentences.filter(({ one }) => one !== '' && !/^[+−\p{Lu}]/u.test(one))).toEqual([]);
  });

  it('CARD-33 have a space before a French colon, and none before an English one', () => {
    for (const card of cards) {
      for (const game of games) {
        expect(textOf(card, game, 'fr')).not.toMatch(/\S:/);
        expect(textOf(card, game, 'en')).not.toMatch(/\s:/);
      }
    }
  });

  it('CARD-34 write the minus sign, never a hyphen, before a number', () => {
    expect(everyText.filter(({ text }) => /-\d/.test(text))).toEqual([]);
  });
});
