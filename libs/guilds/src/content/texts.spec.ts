import { locales, type Locale, type Localized } from '#kernel';
import { content, items, leaders, quests } from './catalogue.js';
import { effectText } from './effect-text.js';
import { mechanics, type Effect } from './effects.js';

const { actionCards, ...cards } = content;
const everyCard = Object.values(cards).flat();
const everyText = [
  ...everyCard.flatMap(({ id, name, flavor, text }) => [name, flavor, text].map((words) => ({ id, words }))),
  ...quests.flatMap(({ id, monsters }) => monsters.map(({ name }) => ({ id, words: name }))),
  ...actionCards.flatMap(({ id, name, text, x2 }) => [name, text, x2].map((words) => ({ id, words }))),
];
const effects: { effect: Effect; text: Localized }[] = [
  ...leaders.flatMap((leader) => leader.power.map((effect) => ({ effect, text: leader.text }))),
  ...items.flatMap((item) => item.effects.map((effect) => ({ effect, text: item.text }))),
];
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

describe('The texts of the cards', () => {
  it.each(locales)('stand in %s on every card, without a placeholder or a loose end', (locale: Locale) => {
    for (const { id, words } of everyText) {
      const text = words[locale];
      expect([id, /[{}$<>_]|undefined|null|NaN|\[object| {2}|\s$|^\s|\.\./.test(text)]).toEqual([id, false]);
      expect([id, text.trim().length > 0]).toEqual([id, true]);
    }
  });

  it.each(locales)('use the typographic apostrophe in %s', (locale: Locale) => {
    for (const { id, words } of everyText) expect([id, words[locale].includes("'")]).toEqual([id, false]);
  });

  it('put a space before the double punctuation marks of French', () => {
    for (const { id, words } of everyText) expect([id, /[^\s][:;?!»]|«\S/.test(words.fr)]).toEqual([id, false]);
  });

  it('differ between the languages, but for names', () => {
    for (const { text, flavor } of everyCard) {
      expect(text.en).not.toBe(text.fr);
      expect(flavor.en).not.toBe(flavor.fr);
    }
  });

  it.each(locales)('are whole sentences in %s where they say rules', (locale: Locale) => {
    for (const { text } of everyCard) {
      expect(text[locale]).toMatch(/^[A-ZÀÉ0-9]/);
      expect(text[locale]).toMatch(/\.$/);
    }
  });

  it.each(mechanics)('say what %s does, with every number of the card', (mechanic) => {
    const found = effects.filter(({ effect }) => effect.effect === mechanic);
    expect(found.length).toBeGreaterThanOrEqual(1);
    for (const { effect, text } of found) {
      for (const locale of locales) {
        for (const number of Object.values(effect).filter((value) => typeof value === 'number' && value > 1)) {
          expect(numbersIn(text[locale])).toContain(String(number));
        }
      }
    }
  });

  it('follow the effect: another number gives another text', () => {
    const texts = [1, 2, 3].map((amount) => effectText({ effect: 'gainRubies', amount }).en);
    expect(texts).toEqual(['Gain 1 ruby.', 'Gain 2 rubies.', 'Gain 3 rubies.']);
  });

  it('say an alignment shift', () => {
    expect(effectText({ effect: 'shiftAlignment', steps: 2 })).toEqual({
      en: 'Move your alignment 2 steps in the direction of your choice.',
      fr: 'Déplacez votre alignement de 2 crans dans la direction de votre choix.',
    });
  });

  it('say that a shield lasts until it is used up, and so it does (GUILD-178)', () => {
    const { en, fr } = effectText({ effect: 'shield', points: 2 });
    expect(en).toBe('A shield takes 2 damage in the place of one of your mages this turn, in one blow or in several.');
    expect(fr).toBe(
      'Ce tour-ci, un bouclier encaisse 2 points de dégâts à la place d’un de vos mages, en un coup ou en plusieurs.',
    );
  });

  it('say a quest in one line: conditions, monsters, success, failure', () => {
    const tax = quests.find((quest) => quest.id === 'the-two-headed-tax');
    expect(tax?.text.en).toMatch(
      /^At least 3 mages\. The Head of Arrears counter-attacks \(earth \d\)\. Success: .*\. Failure: .*\.$/,
    );
    expect(tax?.text.fr).toMatch(
      /^3 mages au moins\. La Tête des arriérés contre-attaque \(terre \d\)\. Réussite : .*\. Échec : .*\.$/,
    );
  });
});
