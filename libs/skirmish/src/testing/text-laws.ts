import { locales, type Locale, type Localized } from '#kernel';
import { isText, objectsIn, repeated } from './open-records.js';

/** The texts of a box. */
export interface BoxTexts {
  /** Records that hold texts, at any depth. */
  readonly records: readonly object[];
  /** Texts for the mood. */
  readonly prose: readonly Localized[];
  /** Texts of rules. */
  readonly rules: readonly Localized[];
  readonly names: readonly Localized[];
}

/** The jest suite for the texts of every box: the laws for any text. */
export function describeTexts(name: string, { records, prose, rules, names }: BoxTexts): void {
  const everyText = objectsIn(records).filter(isText) as unknown as Localized[];

  describe(name, () => {
    it.each(locales)('stand in %s, without a placeholder or a loose end', (locale: Locale) => {
      expect(everyText.length).toBeGreaterThan(0);
      for (const text of everyText) {
        const words = text[locale];
        expect([words, /[{}$<>_]|undefined|null|NaN|\[object| {2}|\s$|^\s|\.\./.test(words)]).toEqual([words, false]);
        expect([words, words.length > 1]).toEqual([words, true]);
      }
    });

    it.each(locales)('use the typographic apostrophe, quotes and minus sign in %s', (locale: Locale) => {
      for (const text of everyText)
        expect([text[locale], /'|"|(^|\s)-\d/.test(text[locale])]).toEqual([text[locale], false]);
    });

    it('put a space before the double punctuation marks of French, and none before those of English', () => {
      for (const { en, fr } of everyText) {
        expect([fr, /[^\s][:;?!»]|«\S/.test(fr)]).toEqual([fr, false]);
        expect([en, /\s[:;?!]/.test(en)]).toEqual([en, false]);
      }
    });

    it('differ between the languages, but for names', () => {
      for (const { en, fr } of [...prose, ...rules]) expect(en).not.toBe(fr);
    });

    it.each(locales)('tell nothing in %s twice for the mood, and in whole sentences', (locale: Locale) => {
      const told = prose.map((text) => text[locale]);
      expect(repeated(told)).toEqual([]);
      for (const sentence of told) expect(sentence).toMatch(/^[A-ZÀÇÉÔ].*[.!?]$/);
    });

    it.each(locales)('give no two records of the box one name in %s', (locale: Locale) => {
      expect(repeated(names.map((text) => text[locale]))).toEqual([]);
    });

    it.each(locales)('are whole sentences in %s where they say rules', (locale: Locale) => {
      for (const text of rules) expect(text[locale]).toMatch(/^[A-ZÀÉ].*[^\s]\.$/);
    });
  });
}

type Patterns = Readonly<Record<Locale, RegExp>>;

/** How the text of a power begins. */
export const triggerWords: Readonly<Record<string, Patterns>> = {
  PERMANENT: { en: /^(All turn|Always): /, fr: /^(Tout le tour|Toujours) : / },
  ACTION: { en: /^Action: /, fr: /^Action : / },
  UNIQUE_ACTION: { en: /^Unique action: /, fr: /^Action unique : / },
  REACTION: { en: /^Reaction, /, fr: /^Réaction, / },
  REVEAL: { en: /^Reveal: /, fr: /^Révélation : / },
};

/** How a text says how long something lasts. */
export const durationWords = {
  TURN: { en: 'until the end of the turn', fr: 'jusqu’à la fin du tour' },
  ACTIVATION: { en: 'until the end of your activation', fr: 'jusqu’à la fin de votre activation' },
} as const;

const characteristicWords = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
} as const;

/** A change of a characteristic as every text writes it: `−1 defense`, `−1 en défense`. */
export function changeWords(characteristic: string, by: number, locale: Locale): string {
  const { en, fr } = characteristicWords[characteristic as keyof typeof characteristicWords];
  return `${by < 0 ? '−' : '+'}${Math.abs(by)} ${locale === 'en' ? en : `en ${fr}`}`;
}

/** The numbers of what a text speaks of, however deep, that it has to name: none twice, and no 0. */
export const numbersIn = (does: unknown): number[] => [
  ...new Set(
    objectsIn(does)
      .flatMap((record) => Object.values(record))
      .filter((value): value is number => typeof value === 'number' && value !== 0),
  ),
];
