import type { Localized } from '#kernel';
import { isText, objectsIn } from './open-records.js';

/** The numbers that words name, each as often as they name it, sorted. */
export const numbersNamed = (words: string): string[] => [...(words.match(/\d+/g) ?? [])].sort();

const isSentence = (words: string): boolean => words.split(' ').length > 4;
const ends = (words: string): boolean => /[.!?]( »|”)?$/.test(words);

/** The jest suite that the texts of every board and its scenarios run: more than `least` of them, at any depth of the records. */
export function describeBoardTexts(name: string, records: readonly unknown[], least: number): void {
  const texts = objectsIn(records).filter(isText) as unknown as Localized[];

  describe(name, () => {
    it('are many', () => expect(texts.length).toBeGreaterThan(least));

    it('are written twice, in English and in French', () => {
      expect(texts.filter(({ en, fr }) => isSentence(en) && en === fr)).toEqual([]);
      expect(texts.filter(({ en }) => /[éèêàçùî]/.test(en.replaceAll('café', '')))).toEqual([]);
    });

    it('set apostrophes, spaces and minus signs as the house does', () => {
      const both = texts.flatMap(({ en, fr }) => [en, fr]);
      expect(both.filter((words) => /'|"| {2}|\s$|^\s|(^|\s)-\d|\.\./.test(words))).toEqual([]);
      expect(texts.filter(({ fr }) => /[^\s][:;?!»]|«\S/.test(fr))).toEqual([]);
      expect(texts.filter(({ en }) => /\s[:;?!]|[«»]/.test(en))).toEqual([]);
      expect(texts.filter(({ fr }) => /[“”]/.test(fr))).toEqual([]);
    });

    it('end alike, and say the same numbers', () => {
      expect(texts.filter(({ en, fr }) => ends(en) !== ends(fr))).toEqual([]);
      expect(texts.filter(({ en, fr }) => numbersNamed(en).join() !== numbersNamed(fr).join())).toEqual([]);
    });
  });
}
