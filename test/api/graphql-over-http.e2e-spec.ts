import { auditServer } from 'graphql-http';
import { sharedTestApi } from '../../apps/api/src/testing/index.js';

describe('GraphQL over HTTP', () => {
  it('the audit of graphql-http passes 58 checks, with 3 notices: GET, which the defence against cross-site requests refuses', async () => {
    const api = await sharedTestApi();
    const results = await auditServer({ url: `${api.url}/graphql` });
    await api.close();
    const idsOf = (wanted: string): string[] => results.filter(({ status }) => status === wanted).map(({ id }) => id);
    expect(idsOf('ok')).toHaveLength(58);
    expect(idsOf('notice').sort()).toEqual(['5A70', '6A70', 'D6D5']);
    expect(results).toHaveLength(61);
  });
});
