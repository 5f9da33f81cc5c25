import pg from 'pg';

/** PostgreSQL's code for a table that there is not. */
const UNDEFINED_TABLE = '42P01';

/** What a read model answers; what an empty one does, before a worker first made its table. */
export async function fromReadModel<Answer>(ask: () => Promise<Answer>, empty: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && fault.code === UNDEFINED_TABLE) return empty;
    throw fault;
  }
}
