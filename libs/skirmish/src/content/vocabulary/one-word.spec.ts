import { z } from 'zod';
import { oneOf } from './one-word.js';

let tried: string[] = [];
const word = (name: string) =>
  z.int().superRefine(() => {
    tried.push(name);
  });
const schema = oneOf({ go: word('go'), stay: word('stay'), rest: word('rest') }, 'Deed of a test', 'One of three.');

const issuesOf = (value: unknown) =>
  schema.safeParse(value, { reportInput: true }).error?.issues.map(({ code, path }) => [code, path]);

describe('a record of one word', () => {
  beforeEach(() => {
    tried = [];
  });

  it('is read with the schema of its word, and with no other', () => {
    expect(schema.parse({ stay: 2 })).toEqual({ stay: 2 });
    expect(tried).toEqual(['stay']);
  });

  it('is refused by its path where its word is wrong', () => {
    expect(issuesOf({ stay: 'x' })).toEqual([['invalid_type', ['stay']]]);
  });

  it.each([
    ['no word', {}, [['custom', []]]],
    ['two words', { go: 1, stay: 2 }, [['custom', []]]],
    ['a word that there is not', { fly: 1 }, [['unrecognized_keys', []]]],
    ['what every object has', { toString: 1 }, [['unrecognized_keys', []]]],
    ['a word and one that there is not', { go: 1, fly: 1 }, [['unrecognized_keys', []]]],
    ['a word without a value', { go: undefined }, [['custom', []]]],
    ['a list', [1], [['invalid_type', []]]],
    ['nothing', null, [['invalid_type', []]]],
  ])('is no record with %s', (_, value, issues) => {
    expect(issuesOf(value)).toEqual(expect.arrayContaining(issues));
  });
});
