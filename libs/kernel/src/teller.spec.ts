import { localized } from './locale.js';
import { tellerIn, toldBy, type Tellings } from './teller.js';

type Event = { readonly type: 'paid'; readonly seat: number; readonly rubies: number } | { readonly type: 'ended' };

const tellings: Tellings<Event> = {
  paid: ({ seat, rubies }, { who, count, say }) =>
    `${who(seat)} ${say('pays', 'paie')} ${count(rubies, 'coin', 'sou')}.`,
  ended: (_, { say }) => say('It is over.', 'C’est fini.'),
};

describe('a teller', () => {
  const [english, french] = [tellerIn('en', ['Ada']), tellerIn('fr', ['Ada'])];

  it('tells in its language, of players by name or by the number of their seat', () => {
    expect(toldBy(tellings, { type: 'paid', seat: 0, rubies: 3 }, english)).toBe('Ada pays 3 coins.');
    expect(toldBy(tellings, { type: 'paid', seat: 1, rubies: 0 }, french)).toBe('Place 2 paie 0 sou.');
    expect(toldBy(tellings, { type: 'ended' }, french)).toBe('C’est fini.');
  });

  it('counts as its language does', () => {
    const counted = (number: number) => [english, french].map(({ count }) => count(number, 'step', 'cran'));
    expect([0, 1, 2, -1].map(counted)).toEqual([
      ['0 steps', '0 cran'],
      ['1 step', '1 cran'],
      ['2 steps', '2 crans'],
      ['-1 step', '-1 cran'],
    ]);
  });

  it('drops a vowel before a vowel, as French does before names', () => {
    const of = ['Ada', 'Bo', 'Élise', 'Yves', 'Yann', 'Hugo', 'Œdipe', '8'].map((name) => french.elided('de', name));
    expect(of).toEqual(['d’Ada', 'de Bo', 'd’Élise', 'd’Yves', 'de Yann', 'de Hugo', 'd’Œdipe', 'de 8']);
    expect([french.elided('que', 'Ivy'), french.elided('la', 'Cy')]).toEqual(['qu’Ivy', 'la Cy']);
  });

  it('quotes, lists and takes a text in its language', () => {
    expect([english.quoted('Ash'), french.quoted('Cendre')]).toEqual(['“Ash”', '« Cendre »']);
    expect([english.list(['a', 'b'], 'none'), english.list([], 'none')]).toEqual(['a, b', 'none']);
    expect([english.listed(['a', 'b', 'c'], 'none'), french.listed(['a', 'b'], '')]).toEqual(['a, b and c', 'a et b']);
    expect([english.listed(['a'], 'none'), english.listed([], 'none')]).toEqual(['a', 'none']);
    expect(
      french.each([
        ['Ada', 'a'],
        ['Bo', 'b'],
      ]),
    ).toBe('Ada : a ; Bo : b');
    expect(
      english.each([
        ['Ada', 'a'],
        ['Bo', 'b'],
      ]),
    ).toBe('Ada: a; Bo: b');
    expect(french.text(localized('fire', 'feu'))).toBe('feu');
  });
});
