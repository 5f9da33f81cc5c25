import { jest } from '@jest/globals';
import type { Pool } from 'pg';

/** How many commits each append statement through a pool holds, as they are sent from now on. */
export function statementSizes(pool: Pool): number[] {
  const sizes: number[] = [];
  const query = pool.query.bind(pool);
  jest.spyOn(pool, 'query').mockImplementation(((config: { readonly text: string }) => {
    const size = config.text.split('append_commit(').length - 1;
    if (size > 0) sizes.push(size);
    return query(config);
  }) as never);
  return sizes;
}
