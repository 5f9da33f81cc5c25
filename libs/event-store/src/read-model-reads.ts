import pg from 'pg';

/** PostgreSQL's code for a missing table. */
const UNDEFINED_TABLE = '42P01';

/** The answer of a read model; that of an empty one before a worker first made its table. */
export async function fromReadModel<Answer>(ask: () => Promise<Answer>, empty: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && fault.code === UNDEFINED_TABLE) return empty;
    throw fault;
  }
}
