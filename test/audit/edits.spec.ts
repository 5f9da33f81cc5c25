import { verifyTranscript } from '#audit';
import { Random } from '#kernel';
import { edit } from './edits.js';
import { fileOf, judge, transcriptOfGolden } from './golden-transcripts.js';

/** Edits of each game; all are found. */
const EDITS = 250;

describe('An edited transcript', () => {
  it.each([
    ['lantern', 'two-keepers'],
    ['lantern', 'chained-chance'],
    ['lantern', 'take-backs'],
    ['guilds', 'chained-chance'],
    ['clash', 'chained-chance'],
  ] as const)(`is found, for any edit: ${EDITS} edits of %s, %s`, async (ruleset, name) => {
    const lines = await transcriptOfGolden(ruleset, name);
    const random = Random.from(`edits of ${ruleset}/${name}`);
    const unnoticed: string[] = [];
    for (let count = 0; count < EDITS; count += 1) {
      const { what, lines: edited } = edit(random, lines);
      if (edited.join('') === lines.join('')) {
        count -= 1;
        continue;
      }
      const verdict = await verifyTranscript(fileOf(edited, 100_000), judge);
      if (verdict.ok) unnoticed.push(what);
    }
    expect(unnoticed).toEqual([]);
  });
});
