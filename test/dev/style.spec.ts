import { faultsOf, faultsOfSchema, rules } from '../../scripts/style/check.mjs';

const words = (count: number): string => `Word${' word'.repeat(count - 1)}.`;
const longest = words(rules.longestSentence);
const tooLong = words(rules.longestSentence + 1);

/** Where faults are, and in which words. */
const found = (faults: ReturnType<typeof faultsOf>): string[] => faults.map(({ line, words }) => `${line}: ${words}`);

describe('The check of style', () => {
  it('finds banned words in paragraphs, lists, tables and headings, and says what to write instead', () => {
    const text = [
      '# Who is about to begin',
      '',
      'Whoever opens a game',
      'may start it anew.',
      '',
      '- Somebody joins.',
      '',
      '| what | who |',
      '| --- | --- |',
      '| a table | nobody |',
    ].join('\n');
    expect(found(faultsOf(text))).toEqual(['1: is about to', '3: Whoever', '4: anew', '6: Somebody', '10: nobody']);
    expect(faultsOf('Anew.')).toEqual([{ line: 1, words: 'Anew', instead: 'again' }]);
  });

  it('finds a phrase over the end of a line, and none inside another word', () => {
    expect(found(faultsOf('The step ends by\nitself.'))).toEqual(['1: by itself']);
    expect(found(faultsOf('The mender, for good reasons, is endearing.'))).toEqual([]);
  });

  it('finds “he” for a person, where it looks at more than words', () => {
    expect(found(faultsOf('A player keeps his cards.'))).toEqual(['1: his']);
    expect(faultsOf('A hero keeps his cards.', { wordsOnly: true })).toEqual([]);
  });

  it('finds sentences that are too long, and counts neither code nor the next sentence', () => {
    expect(found(faultsOf(`Short.\n${tooLong}`))).toEqual(['2: Word word word word word word …']);
    expect(faultsOf(`${longest} ${longest}`)).toEqual([]);
    expect(faultsOf(`- ${longest}\n- ${longest}`)).toEqual([]);
    expect(faultsOf(longest.replace('word', '`a b c`'))).toEqual([]);
  });

  it('leaves code and addresses alone', () => {
    expect(faultsOf('`nobody` and [a link](https://example.com/whoever).\n\n```sh\necho anew\n```\n')).toEqual([]);
  });

  it('finds the line of a description in a schema', () => {
    const schema = [
      '"""',
      'A game.',
      'Whoever opens it.',
      '"""',
      'type Game {',
      '  "Seen by everybody."',
      '  id: ID!',
      '}',
    ].join('\n');
    expect(found(faultsOfSchema(schema))).toEqual(['3: Whoever', '6: everybody']);
  });

  it('has no word that stands in its own replacement', () => {
    for (const [words, instead] of Object.entries(rules.words)) expect([words, faultsOf(instead)]).toEqual([words, []]);
  });
});
