const needed = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'];

const missing = (env) => needed.filter((name) => !env[name]);

/** True when the suites that need PostgreSQL and Redis servers can run. */
export const hasTestServers = (env) => missing(env).length === 0;

/** Throws unless both servers are named. */
export function requireTestServers(env) {
  const absent = missing(env);
  if (absent.length > 0) {
    throw new Error(
      `Set ${absent.join(' and ')} to test against servers, for instance ` +
        'TEST_DATABASE_URL=postgres://postgres:postgres@127.0.0.1:5432/postgres TEST_REDIS_URL=redis://127.0.0.1:6379.',
    );
  }
}

/** What a run without servers has to say. */
export const leftOut = `
────────────────────────────────────────────────────────────────────────────────────────────────
 LEFT OUT: the suites that need servers (*.int-spec.ts: PostgreSQL 15, Redis, both job backends).
 Set ${needed.join(' and ')}, then npm run test:servers.
────────────────────────────────────────────────────────────────────────────────────────────────`;
