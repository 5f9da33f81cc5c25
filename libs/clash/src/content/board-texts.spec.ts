import { nodesOf } from '#skirmish';
import { box } from './catalogue.js';

const all = [
  ...nodesOf([
    box.printed.objectKind,
    box.printed.scenario,
    box.printed.tileFace,
    box.printed.tokenKind,
    box.printed.villainSheet,
  ]),
];
const texts = all.flatMap(({ value: { en, fr } }) =>
  typeof en === 'string' && typeof fr === 'string' ? [{ en, fr }] : [],
);
const isSentence = (words: string): boolean => words.split(' ').length > 4;

describe('The texts of board and scenarios', () => {
  it('are many', () => expect(texts.length).toBeGreaterThan(200));

  it('are written twice, in English and in French', () => {
    expect(texts.filter(({ en, fr }) => isSentence(en) && en === fr)).toEqual([]);
    expect(texts.filter(({ en }) => /[éèêàçùî]/.test(en) && !/café/.test(en))).toEqual([]);
  });

  it('end sentences and set apostrophes alike in both', () => {
    expect(texts.flatMap(({ en, fr }) => [en, fr]).filter((words) => words.includes("'"))).toEqual([]);
    const ends = ({ en, fr }: { en: string; fr: string }): boolean => /[.!?]$/.test(en) === /[.!?]$/.test(fr);
    expect(texts.filter((text) => !ends(text))).toEqual([]);
  });

  it('have numbers that agree', () => {
    const numbers = (words: string): string[] => [...(words.match(/\d+/g) ?? [])].sort();
    expect(texts.filter(({ en, fr }) => numbers(en).join() !== numbers(fr).join())).toEqual([]);
  });
});
