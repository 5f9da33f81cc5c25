/**
 * Which suite runs the blocks of a page, by their language. Each such suite asks its page at the end for blocks left over
 * (`Page.left`); its path is from `test`. `every-block.spec.ts` itself checks quotes of files, and blocks that are compiled.
 */
export const runners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': { sh: 'guide/readme.e2e-spec.ts' },
  'docs/README.md': { sh: 'guide/readme.e2e-spec.ts' },
  'CONTRIBUTING.md': { sh: 'guide/long-commands.spec.ts' },
  'docs/runbook.md': { sh: 'guide/runbook.full-spec.ts' },
  'docs/transcript.md': { sh: 'audit/transcript-page.full-spec.ts' },
  'docs/guides/a-bot-in-twenty-lines.md': {
    ts: 'client/package.e2e-spec.ts',
    sh: 'client/package.e2e-spec.ts',
    python: 'client/package.e2e-spec.ts',
  },
  'docs/guides/campaigns.md': { graphql: 'guide/campaigns.e2e-spec.ts' },
  'docs/guides/first-hour.md': { sh: 'guide/long-commands.spec.ts' },
  'docs/guides/limits.md': { sh: 'guide/long-commands.spec.ts' },
  'docs/guides/more-than-one-machine.md': {
    json: 'guide/more-than-one-machine.int-spec.ts',
    sql: 'guide/more-than-one-machine.int-spec.ts',
  },
  'docs/guides/pictures.md': { sh: 'guide/pictures.e2e-spec.ts' },
  'docs/guides/play-by-correspondence.md': { graphql: 'guide/play-by-correspondence.e2e-spec.ts' },
  'docs/guides/play-over-rest.md': { sh: 'guide/play-over-rest.e2e-spec.ts', json: 'guide/play-over-rest.e2e-spec.ts' },
  'docs/guides/play-each-game.md': {
    graphql: 'guide/play-over-the-api.e2e-spec.ts',
    json: 'guide/play-over-the-api.e2e-spec.ts',
  },
  'docs/guides/play-over-the-api.md': {
    graphql: 'guide/play-over-the-api.e2e-spec.ts',
    json: 'api/generated-client.spec.ts',
  },
  'docs/guides/run-a-league.md': { graphql: 'guide/run-a-league.e2e-spec.ts', sh: 'guide/run-a-league.e2e-spec.ts' },
  'docs/guides/run-in-production.md': { sh: 'server/restore.int-spec.ts' },
  'docs/guides/notifications.md': { json: 'guide/notifications.spec.ts', graphql: 'guide/notifications.spec.ts' },
  'docs/guides/sign-in.md': { json: 'api/sign-in.e2e-spec.ts' },
  'docs/guides/verify-a-game.md': { sh: 'server/restore.int-spec.ts' },
  'docs/guides/webhooks.md': { json: 'guide/webhooks.spec.ts', graphql: 'guide/webhooks.spec.ts' },
  'docs/guides/write-a-ruleset.md': { sh: 'guide/own-ruleset.full-spec.ts' },
  'docs/guides/write-a-ruleset/play-and-release.md': { graphql: 'guide/write-a-ruleset.e2e-spec.ts' },
};
