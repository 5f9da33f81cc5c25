import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagePath } from '#platform';

const root = dirname(packagePath(import.meta.url, 'package.json'));

/** Statements on the order of one database, each run on the connections of that database: its positions are given to no other. */
const OF_ONE_DATABASE = [
  'archive/archive-stream.ts',
  'changed-streams.ts',
  'feed-backlog.ts',
  'feed-lag.ts',
  'postgres-audit.ts',
  'postgres-feed.ts',
].map((file) => join('libs/event-store/src', file));

const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|testing/.test(file))
    .map((file) => join(folder, file));

/** The literals of a file that are SQL, and name a position. */
const statementsIn = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/`[^`]*`|'[^'\n]*'/g)]
    .map(([literal]) => literal)
    .filter((literal) => /\b(select|insert into|update|delete from)\b/.test(literal) && /\bposition\b/.test(literal));

describe('A position in the feed', () => {
  const statements = ['libs', 'apps']
    .flatMap(sources)
    .flatMap((file) => statementsIn(file).map((sql) => ({ file, sql })));

  it('stands in no statement without its source, but in those on the order of one database', () => {
    const alone = statements.filter(({ file, sql }) => !/\bsource\b/.test(sql) && !OF_ONE_DATABASE.includes(file));
    expect(alone).toEqual([]);
  });

  it('is kept for each source of the feed', () => {
    const kept = statements.filter(({ sql }) => sql.includes('projection_places'));
    expect(kept.length).toBeGreaterThan(2);
    for (const { sql } of kept) expect(sql).toMatch(/\bsource\b/);
    // What is only of one database names nothing that a read model keeps.
    for (const { file, sql } of statements)
      if (OF_ONE_DATABASE.includes(file) && !/\bsource\b/.test(sql)) expect(sql).not.toMatch(/projection|checkpoints/);
  });
});
