import { readFile } from 'node:fs/promises';
import { MOST_OPTION_VALUES } from '#contracts';
import { MOST_WEBHOOKS } from '#league-service';
import { MOST_CHANNELS } from '#notifications';
import { localized } from '#kernel';
import { MOST_COMMANDS } from '#kernel/server';
import { limitTable } from '#platform';
import {
  FREE_VALUES,
  LEAST_COST,
  PICTURE_COST,
  TELLING_COST,
  ASSET_COST,
  LOG_COST,
  TRANSCRIPT_COST,
} from '../../apps/api/src/access/points.js';
import { ApiError, errorCodes } from '../../apps/api/src/errors/api-error.js';
import { httpStatusOf } from '../../apps/api/src/errors/http-status.js';
import { MOST_LEGAL } from '../../apps/api/src/requests/page.js';
import { graphqlCodes } from '../../apps/api/src/graphql/mask-errors.js';
import { INIT_WITHIN } from '../../apps/api/src/graphql/socket/subscription-server.js';
import { MAX_PAGE } from '../../apps/api/src/requests/page.js';
import { CloseCode } from 'graphql-ws';
import { prices } from '../../apps/api/src/graphql/prices.js';

const page = await readFile('docs/guides/limits.md', 'utf8');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, -1))
  .map((row) => row.map((cell) => cell.trim()))
  .slice(2);

/** The form of an error or close code on the page: with the status of REST. Throws for an unknown code. */
function shown(code: string | number): string {
  if (typeof code === 'number') {
    expect([1009, ...Object.values(CloseCode)]).toContain(code);
    return `close ${code}`;
  }
  const own = errorCodes.find((known) => known === code);
  if (own === undefined) expect(graphqlCodes).toContain(code);
  return `\`${code}\` (${own === undefined ? 400 : httpStatusOf(new ApiError(own, localized('', ''))).status})`;
}

describe('docs/guides/limits.md', () => {
  it('has every limit, with its variable, its default, and the code of its refusal', () => {
    const limits = Object.values(limitTable).flatMap((group) => Object.values(group));
    expect(rows.filter(([variable]) => variable !== 'fixed')).toEqual(
      limits.map(({ variable, meaning, standard, refusal }) => [
        `\`${variable}\``,
        meaning,
        String(standard),
        refusal.map(shown).join(', '),
      ]),
    );
  });

  it('has the fixed limits', () => {
    const fixed = rows.filter(([variable]) => variable === 'fixed').map(([, what, number]) => [what, Number(number)]);
    expect(fixed).toEqual([
      ['`first`, `last`: members of a page', MAX_PAGE],
      ['`first` of `legalCommands`', MOST_LEGAL],
      ['`commands` of `submitCommands`', MOST_COMMANDS],
      ['values of the options of a game: objects, lists, texts and numbers', MOST_OPTION_VALUES],
      ['mutations of a document', 1],
      ['introspections of a document', 1],
      ['webhooks of a league', MOST_WEBHOOKS],
      ['notification channels of an account', MOST_CHANNELS],
      ['seconds until a socket says who it is', INIT_WITHIN / 1_000],
    ]);
  });

  it('has the current prices', () => {
    const text = page.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`An operation costs ${LEAST_COST} points`);
    expect(text).toContain(`What a request gives is free up to ${FREE_VALUES} values`);
    expect(text).toContain(`A subscription costs ${LEAST_COST} points, and then its fields and ${TELLING_COST} points`);
    expect(text).toContain(
      `A picture costs ${PICTURE_COST} points, a transcript ${TRANSCRIPT_COST}, a proof of the log ${LOG_COST}, a file of GraphiQL ${ASSET_COST}`,
    );
    const said = ['Mutation.submitCommand', 'Game.legalCommands', 'Game.at', 'Query.__schema'].map((field) =>
      prices[field]?.points.toLocaleString('en'),
    );
    const [submit, legal, at, schema] = said;
    expect(text).toContain(
      `\`submitCommand\` ${submit}, \`legalCommands\` ${legal}, \`at\` ${at} (a cold replay), the schema ${schema};`,
    );
  });
});
