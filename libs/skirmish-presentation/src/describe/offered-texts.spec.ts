import { offeredTexts, textOfOption } from './offered-texts.js';

const text = (word: string): { en: string; fr: string } => ({ en: `${word} in English`, fr: `${word} en français` });
const choose = (...words: string[]): object => ({
  choose: { seat: 'OWNER', options: words.map((word) => ({ text: text(word), do: [] })) },
});

describe('what an option says', () => {
  it('is found by what offers it and its number, however deep in its effects', () => {
    const deep = { if: { then: [{ each: { do: [choose('one', 'two')] } }] } };
    const offers = offeredTexts([{ id: 'card', special: { do: [deep] } }]);
    expect(textOfOption(offers, 'card', 1)).toEqual(text('two'));
    expect([textOfOption(offers, 'card', 2), textOfOption(offers, 'other', 0)]).toEqual([undefined, undefined]);
  });

  it('is what offers it itself, and not what that stands in', () => {
    const offers = offeredTexts([{ id: 'room', do: [choose('room')], tests: [{ id: 'test', do: [choose('test')] }] }]);
    expect(textOfOption(offers, 'room', 0)).toEqual(text('room'));
    expect(textOfOption(offers, 'test', 0)).toEqual(text('test'));
  });

  it('is known as long as all that a source offers agrees on it', () => {
    const offers = offeredTexts([{ id: 'card', do: [choose('one', 'two'), choose('one', 'other'), choose('one')] }]);
    expect(textOfOption(offers, 'card', 0)).toEqual(text('one'));
    expect(textOfOption(offers, 'card', 1)).toBeUndefined();
  });

  it('is not known where something without words may be meant', () => {
    const wordless = { oneOf: { options: [[], []] } };
    const offers = offeredTexts([{ id: 'card', do: [choose('one', 'two', 'three'), wordless] }]);
    expect([0, 1, 2].map((index) => textOfOption(offers, 'card', index))).toEqual([
      undefined,
      undefined,
      text('three'),
    ]);
  });
});
