import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

/** What the guide quotes: the blocks of code that name a file. */
const quotes = [...read('docs/guides/anatomy-of-a-large-ruleset.md').matchAll(/^```ts (\S+)\n([^]*?)^```$/gm)].map(
  ([, file, text]) => ({ file: file!, text: text! }),
);

describe('the anatomy of a large ruleset', () => {
  it('has something to show', () => {
    expect(quotes.length).toBeGreaterThan(5);
  });

  it.each(quotes)('quotes $file as it is', ({ file, text }) => {
    expect(read(file)).toContain(text);
  });
});
