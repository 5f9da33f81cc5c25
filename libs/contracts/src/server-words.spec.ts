import { readFile } from 'node:fs/promises';
import { typePrefix } from './graphql-names.js';
import { isServerWord } from './server-words.js';

const builtIn = ['guilds', 'clash', 'arena', 'skarov', 'guardians', 'lantern'];

describe('Words of the server', () => {
  it('begin the names of all types of the schema that are of no ruleset', async () => {
    const schema = await readFile('schema.graphql', 'utf8');
    const names = [...schema.matchAll(/^(?:type|input|enum|union|interface|scalar) (\w+)/gmu)].map(([, name]) => name!);
    const own = names.filter((name) => !builtIn.some((ruleset) => name.startsWith(typePrefix(ruleset))));
    const words = own.map((name) => /^(?:[A-Z]+(?![a-z])|[A-Z][a-z0-9]*)/u.exec(name)![0].toLowerCase());
    expect(own.length).toBeGreaterThan(200);
    expect([...new Set(words)].filter((word) => !isServerWord(word))).toEqual([]);
    expect(builtIn.filter(isServerWord)).toEqual([]);
  });
});
