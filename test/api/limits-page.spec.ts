import { readFile } from 'node:fs/promises';
import { MOST_KEPT } from '#kept';
import { limitTable } from '#platform';
import { LEAST_COST, PICTURE_COST, TELLING_COST, ASSET_COST } from '../../apps/api/src/access/points.js';
import { prices } from '../../apps/api/src/graphql/prices.js';

const page = await readFile('docs/guides/limits.md', 'utf8');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, -1))
  .map((row) => row.map((cell) => cell.trim()))
  .slice(2);

describe('docs/guides/limits.md', () => {
  it('has every limit, with its variable and what it is unless it is set', () => {
    const limits = Object.values(limitTable).flatMap((group) => Object.values(group));
    expect(rows.filter(([variable]) => variable !== 'fixed')).toEqual(
      limits.map(({ variable, meaning, standard }) => [`\`${variable}\``, meaning, String(standard)]),
    );
  });

  it('has those that are fixed', () => {
    const fixed = rows.filter(([variable]) => variable === 'fixed').map(([, , number]) => Number(number));
    expect(fixed).toEqual([50, MOST_KEPT, MOST_KEPT]);
    expect([prices['Me.tokens']?.times, prices['Me.decks']?.times]).toEqual(fixed.slice(0, 2));
  });

  it('says the prices that hold', () => {
    const text = page.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`An operation costs ${LEAST_COST} points`);
    expect(text).toContain(`A subscription costs ${LEAST_COST} points, and then its fields and ${TELLING_COST} points`);
    expect(text).toContain(`A picture costs ${PICTURE_COST} points, a file of GraphiQL ${ASSET_COST}`);
    const said = ['Mutation.submitCommand', 'Game.legalCommands', 'Game.at', 'Query.__schema'].map((field) =>
      prices[field]?.points.toLocaleString('en'),
    );
    const [submit, legal, at, schema] = said;
    expect(text).toContain(
      `\`submitCommand\` ${submit}, \`legalCommands\` ${legal}, \`at\` ${at} (a cold replay), the schema ${schema};`,
    );
  });
});
