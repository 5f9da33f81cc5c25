/// <reference types="jest" />
import { choicesAfter, optionLabels, type AnyTagged } from '#kernel';
import type { Choices, Part } from '../choice.js';
import { completed, completionsOf } from './completions.js';
import { understand, type Understood } from './understand.js';

const fields = { figure: 'figure', target: 'figure', space: 'space' };

const commands: readonly AnyTagged[] = [
  { type: 'attack', figure: 'otto', target: 'ann' },
  { type: 'attack', figure: 'ann', target: 'otto' },
  ...['C4', 'C5', 'A'].map((space) => ({ type: 'move', figure: 'otto', space })),
  { type: 'move', figure: 'ann', space: 'C4' },
  { type: 'wait', figure: 'ann', turns: 1 },
  { type: 'wait', figure: 'ann', turns: 12 },
];

const labelOf = optionLabels(
  {
    kinds: { figure: { en: 'figures', fr: 'figurines' }, space: { en: 'spaces', fr: 'espaces' } },
    fields,
    words: { figure: { en: 'figure', fr: 'figurine' }, target: { en: 'target', fr: 'cible' } },
    pieces: () => [
      { kind: 'figure', id: 'otto', name: 'Ôtto the Great' },
      { kind: 'figure', id: 'ann', name: 'Ann' },
      ...['C4', 'C5', 'A'].map((name) => ({ kind: 'space', id: name, name })),
    ],
  },
  null,
  'en',
  [],
  null,
);

/** What is left after some parts, as the server tells it. */
function left(parts: readonly Pick<Part, 'key'>[]): Choices {
  const choices = choicesAfter(
    commands,
    parts.map(({ key }) => key),
    fields,
  );
  const type = choices.commands[0]?.type ?? '';
  const told = { stepId: null, asked: true, input: {} as never, parts: [] };
  return {
    remaining: choices.commands.length,
    type: choices.commands.every((one) => one.type === type) ? { label: type } : null,
    options: choices.options.map((option) => ({ key: option.key, path: option.path, ...labelOf(option, type) })),
    commands: choices.commands.map((command) => ({
      ...told,
      type: command.type,
      description: Object.values(command).join(' '),
    })),
  };
}

const small = new Set(['to', 'the', 'a']);

const typed = (text: string): Promise<Understood> =>
  understand(text, left([]), (parts) => Promise.resolve(left(parts)), small);

const keysOf = ({ parts }: Understood): readonly string[] => parts.map(({ key }) => key);
const unknownIn = (text: string, { unknown }: Understood): readonly string[] =>
  unknown.map(({ from, to }) => text.slice(from, to));

describe('a typed command', () => {
  it.each(['move Otto the Great to C4', 'to c4 MOVE ôtto the great', 'C4, Otto the Great: move!'])(
    'is found in any order of words: %s',
    async (text) => {
      const meaning = await typed(text);
      expect(meaning.choices.commands.map(({ description }) => description)).toEqual(['move otto C4']);
      expect([meaning.doubtful, meaning.unknown]).toEqual([[], []]);
    },
  );

  it('takes the longest name: “12” is not “1”, and a space “A” is no article', async () => {
    expect(keysOf(await typed('wait 12'))).toEqual(['type=wait', 'turns=12']);
    expect(keysOf(await typed('move to A'))).toEqual(['type=move', 'space:A']);
  });

  it('keeps the doubt where words name several parts, until the heading settles it', async () => {
    const doubtful = await typed('attack ann');
    expect(doubtful.doubtful.map(({ parts }) => parts.map(({ key }) => key))).toEqual([['target=ann', 'figure=ann']]);
    expect((await typed('attack target Ann')).choices.commands.map(({ description }) => description)).toEqual([
      'attack otto ann',
    ]);
  });

  it('says which words it does not know, and takes a whole sentence of a listed command', async () => {
    expect(unknownIn('move blue Ann', await typed('move blue Ann'))).toEqual(['blue']);
    expect((await typed('wait ann 12')).choices.remaining).toBe(1);
  });

  it('is completed from what can follow, by the starts of words', async () => {
    expect(completionsOf('m', await typed('m')).map((one) => one.text)).toEqual(['move']);
    expect(completionsOf('gr', await typed('gr')).map((one) => one.text)).toEqual(['Ôtto the Great']);
    const meaning = await typed('move Otto the Great to c');
    const texts = completionsOf('move Otto the Great to c', meaning);
    expect(texts.map((one) => one.text)).toEqual(['C4', 'C5']);
    expect(completed('move Otto the Great to c', meaning, texts[0]!)).toBe('move Otto the Great to C4 ');
  });

  it('is completed with a heading where two parts have one name', async () => {
    const meaning = await typed('attack an');
    expect(completionsOf('attack an', meaning).map((one) => one.text)).toEqual(['target Ann', 'figure Ann']);
  });
});
