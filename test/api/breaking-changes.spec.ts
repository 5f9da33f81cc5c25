import { readFile } from 'node:fs/promises';
import { buildSchema, findBreakingChanges } from 'graphql';

/** The breaking changes between two schemas, in the words of GraphQL. */
const broken = (released: string, now: string): string[] =>
  findBreakingChanges(buildSchema(released), buildSchema(now)).map(({ description }) => description);

/** The breaking changes that the changelog declares since the last release: every span of code under “Breaking”. */
function declared(changelog: string): Set<string> {
  const unreleased = /^## \[Unreleased\]$([^]*?)(?=^## |(?![^]))/m.exec(changelog)?.[1] ?? '';
  const section = /^### Breaking$([^]*?)(?=^### |(?![^]))/m.exec(unreleased)?.[1] ?? '';
  return new Set([...section.matchAll(/`([^`]+)`/g)].map(([, span]) => span!));
}

const undeclared = (released: string, now: string, changelog: string): string[] =>
  broken(released, now).filter((change) => !declared(changelog).has(change));

describe('A change of the schema that breaks a client', () => {
  it('is declared, in GraphQL’s words, under “Breaking” in the changelog, since the last release', async () => {
    const [released, now, changelog] = await Promise.all(
      ['schema.released.graphql', 'schema.graphql', 'CHANGELOG.md'].map((file) => readFile(file, 'utf8')),
    );
    expect(undeclared(released!, now!, changelog!)).toEqual([]);
  });

  it('is any removal, of a value of an enum too; what is added breaks none', () => {
    const before =
      'type Query { step: Step, game: Int } enum Step { BID, PASS } union Of = A | B type A { a: Int } type B { b: Int }';
    const after = 'type Query { step: Step } enum Step { BID, FOLD } union Of = A type A { a: Int } type B { b: Int! }';
    expect(broken(before, after).sort()).toEqual([
      'B was removed from union type Of.',
      'PASS was removed from enum type Step.',
      'Query.game was removed.',
    ]);
    const more = before.replace('PASS', 'PASS @deprecated(reason: "Say FOLD."), FOLD');
    expect(broken(before, more)).toEqual([]);
  });

  it('fails undeclared, and passes declared', () => {
    const before = 'type Query { game(id: ID!): Int, mine: Int }';
    const after = 'type Query { game(id: ID!, of: Int!): Int }';
    const changes = ['Query.mine was removed.', 'A required arg of on Query.game was added.'];
    expect(undeclared(before, after, '# Changelog\n').sort()).toEqual([...changes].sort());
    const text = `## [Unreleased]\n\n### Breaking\n- It is gone: \`${changes[0]}\`\n\n### Added\n- \`${changes[1]}\`\n`;
    expect(undeclared(before, after, text)).toEqual([changes[1]]);
    expect(
      undeclared(before, after, `## [Unreleased]\n\n## [0.2.0] - 2026-11-29\n\n### Breaking\n- \`${changes[0]}\`\n`),
    ).toHaveLength(2);
    expect(undeclared(after, `${after} type More { field: Int }`, '')).toEqual([]);
  });
});

describe('The newest dated section of the changelog', () => {
  it('has the version of the packages', async () => {
    const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(await readFile('CHANGELOG.md', 'utf8'))!;
    const packages = ['client', 'create-ruleset', 'drawing', 'kernel', 'verify'].map(
      (name) => `packages/${name}/package.json`,
    );
    for (const file of ['package.json', 'package-lock.json', ...packages])
      expect([file, JSON.parse(await readFile(file, 'utf8'))]).toMatchObject([file, { version: newest }]);
  });
});
