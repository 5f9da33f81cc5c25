import fc from 'fast-check';
import { choicesAfter, partsOf } from './choices.js';
import { optionLabels } from './choice-labels.js';
import type { AnyTagged } from './shapes.js';

const figures = { figure: 'figure', target: 'figure', 'path[]': 'zone' };

const fight: readonly AnyTagged[] = [
  { type: 'attack', figure: 'otto', target: 'ann' },
  { type: 'attack', figure: 'ann', target: 'otto' },
  { type: 'move', figure: 'otto', path: ['A', 'B'] },
  { type: 'move', figure: 'otto', path: ['B', 'A'] },
  { type: 'move', figure: 'otto', path: ['A'] },
  { type: 'move', figure: 'ann', path: ['C'] },
  { type: 'wait', figure: 'otto', turns: 1 },
  { type: 'wait', figure: 'otto' },
];

const keysAfter = (...selected: string[]): string[] =>
  choicesAfter(fight, selected, figures).options.map(({ key }) => key);

describe('a selection', () => {
  it('offers pieces and the types of commands first, and other values once there is one type', () => {
    expect(keysAfter()).toEqual([
      'type=attack',
      'figure:otto',
      'figure:ann',
      'type=move',
      'zone:A',
      'zone:B',
      'zone:C',
      'type=wait',
    ]);
    expect(keysAfter('type=wait')).toEqual(['turns=1', 'turns=']);
  });

  it('leaves the same commands in any order, and completes itself where one is left', () => {
    expect(choicesAfter(fight, ['zone:C'], figures).commands).toEqual([fight[5]]);
    expect(choicesAfter(fight, ['figure:ann', 'type=move'], figures)).toEqual({ commands: [fight[5]], options: [] });
    expect(choicesAfter(fight, ['type=move', 'figure:ann'], figures).commands).toEqual([fight[5]]);
  });

  it('tells a list from a longer one by the number of its members', () => {
    expect(choicesAfter(fight, ['zone:A', 'path.count=1'], figures).commands).toEqual([fight[4]]);
  });

  it('offers pieces by their roles where they alone tell commands apart', () => {
    expect(keysAfter('type=attack')).toEqual(['figure=otto', 'target=ann', 'figure=ann', 'target=otto']);
    expect(keysAfter('zone:A', 'zone:B')).toEqual(['path[0]=A', 'path[1]=B', 'path[0]=B', 'path[1]=A']);
  });

  it('offers all parts of the only command that there is, and nothing after it', () => {
    const only = [fight[6]!];
    expect(choicesAfter(only, [], figures).options.map(({ key }) => key)).toEqual([
      'type=wait',
      'figure:otto',
      'turns=1',
    ]);
    expect(choicesAfter(only, ['figure:otto'], figures)).toEqual({ commands: only, options: [] });
  });

  it('leaves nothing where no command has what was selected', () => {
    expect(choicesAfter(fight, ['figure:eve'], figures)).toEqual({ commands: [], options: [] });
  });

  it('reaches every command by options that it has itself, each of which leaves fewer', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const command = fc.record(
      {
        type: fc.constantFrom('move', 'attack'),
        figure: id,
        target: fc.option(id, { nil: undefined }),
        path: fc.array(id, { maxLength: 3 }),
        by: fc.record({ amount: fc.integer({ min: 0, max: 2 }) }),
      },
      { requiredKeys: ['type', 'figure'] },
    );
    const legal = fc.uniqueArray(command, { maxLength: 30, selector: (one) => JSON.stringify(one) });
    fc.assert(
      fc.property(legal, fc.nat(), (commands, seed) => {
        for (const wanted of commands) {
          const selected: string[] = [];
          let choices = choicesAfter(commands, selected, figures);
          while (choices.commands.length > 1) {
            const fitting = choices.options.filter(({ key }) =>
              choicesAfter(commands, [...selected, key], figures).commands.includes(wanted),
            );
            const option = fitting[seed % fitting.length];
            if (!option) throw new Error(`nothing leads from ${selected.join()} to ${JSON.stringify(wanted)}`);
            selected.push(option.key);
            const next = choicesAfter(commands, selected, figures);
            expect(next.commands).toHaveLength(option.commands);
            expect(next.commands.length).toBeLessThan(choices.commands.length);
            choices = next;
          }
          expect(choices.commands).toEqual([wanted]);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});

describe('the labels of options', () => {
  const refs = {
    kinds: { figure: { en: 'figures', fr: 'figurines' } },
    fields: figures,
    words: { 'type=attack': { en: 'attack', fr: 'attaquer' }, path: { en: 'step', fr: 'pas' } },
    values: () => (path: string, value: string) => (path === 'card' ? `card ${value}` : undefined),
    pieces: () => [
      { kind: 'figure', id: 'otto', name: 'Otto' },
      { kind: 'figure', id: 'ann', name: 'Otto' },
      { kind: 'zone', id: 'A', name: 'A1' },
    ],
  };

  it('are the names of pieces, numbered where they are the same, and words in the language of the reader', () => {
    const labelOf = optionLabels(refs, null, 'fr', [], null);
    const parts = partsOf(fight, fight[0]!, figures).map((part) => labelOf(part, 'attack'));
    expect(parts).toEqual([
      { group: 'action', label: 'attaquer' },
      { group: 'figurines', label: 'Otto (1)' },
      { group: 'figurines', label: 'Otto (2)' },
    ]);
    expect(labelOf({ path: 'path[1]', value: 'A' }, 'move')).toEqual({ group: 'pas 2', label: 'A1' });
    expect(labelOf({ path: 'card', value: 'c7' }, 'play')).toEqual({ group: 'card', label: 'card c7' });
    expect(labelOf({ path: 'turns', value: '' }, 'wait')).toEqual({ group: 'turns', label: 'aucun' });
  });

  it('are names of the schemas in words where a ruleset declares nothing', () => {
    const labelOf = optionLabels(undefined, null, 'en', [], null);
    expect(labelOf({ path: 'type', value: 'sellItem' }, 'sellItem')).toEqual({ group: 'action', label: 'sell item' });
    expect(labelOf({ path: 'oil.amount', value: '-3' }, 'pour')).toEqual({ group: 'oil amount', label: '-3' });
  });
});
