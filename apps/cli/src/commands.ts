/** A command of `chronicler`. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Runs with the arguments after the command's name; returns the exit code. */
  run(words: readonly string[]): Promise<number>;
}

/** All commands of `chronicler`, by name. Each loads its code when it runs. */
export const commands: Readonly<Record<string, Command>> = {
  abandon: {
    summary: 'abandon <gameId> --reason TEXT [--by NAME]: ends a game, without a winner',
    run: async (words) => (await import('./operating.js')).abandonGame(words),
  },
  author: {
    summary:
      'author FOLDER [--seed SEED] [--watch]: a random game of a ruleset under work, all seats side by side; then its laws',
    run: async (words) => (await import('./author/command.js')).author(words),
  },
  certificate: {
    summary: 'certificate FILE --key KEY [--transcript FILE]...: the result of a game, as signed by its server',
    run: async (words) => (await import('./certificate/command.js')).certificate(words),
  },
  'erase-name': {
    summary: 'erase-name <accountId> --reason TEXT [--by NAME]: erases the name of an account',
    run: async (words) => (await import('./operating.js')).eraseName(words),
  },
  export: {
    summary:
      'export <gameId>|<campaignId>|<leagueId> [--out FILE], or export --all --out FOLDER [--without-names]: transcripts of games that are over, of campaigns and of leagues',
    run: async (words) => (await import('./export.js')).exportGame(words),
  },
  import: {
    summary:
      'import FILE... --key KEY: stores games and campaigns that were played on another server, once they are verified',
    run: async (words) => (await import('./import.js')).importGames(words),
  },
  laws: {
    summary: 'laws FOLDER [--games N] [--law N]: checks the laws of a ruleset under work',
    run: async (words) => (await import('./author/command.js')).laws(words),
  },
  log: {
    summary: 'log game FILE PROOF --key KEY, or log growth CHECKPOINT PROOF --key KEY: checks a proof of the log',
    run: async (words) => (await import('./log/command.js')).log(words),
  },
  migrate: {
    summary:
      'migrate: brings the database up to date, as the owner of MIGRATION_DATABASE_URL; makes the login of DATABASE_URL',
    run: async () => (await import('./migrate.js')).migrateDatabase(),
  },
  new: {
    summary: 'new NAME [--into FOLDER]: writes a package with a tiny game, outside this repository',
    run: async (words) => (await import('./new/command.js')).newRuleset(words),
  },
  operations: {
    summary: 'operations: the operations of operators on games, accounts and leagues, with times and reasons',
    run: async () => (await import('./operating.js')).listOperations(),
  },
  park: {
    summary:
      'park <gameId> --reason TEXT [--by NAME]: the game accepts no command, and nothing of it is due, until it is resumed',
    run: async (words) => (await import('./operating.js')).parkGame(words),
  },
  pardon: {
    summary:
      'pardon <gameId> --seconds SECONDS --reason TEXT [--by NAME]: gives the current step of the game more time',
    run: async (words) => (await import('./operating.js')).pardonClock(words),
  },
  parked: {
    summary: 'parked: the parked games, with times and reasons',
    run: async () => (await import('./operating.js')).listParked(),
  },
  release: {
    summary: 'release <ruleset>: freezes a ruleset in its version; new games are opened on it',
    run: async (words) => (await import('./release/command.js')).release(words),
  },
  'repair-log': {
    summary:
      'repair-log: rebuilds the tree of the log of games from its entries, as the owner of MIGRATION_DATABASE_URL',
    run: async () => (await import('./repair-log.js')).repairLogOfDatabase(),
  },
  replace: {
    summary:
      'replace <gameId> --seat SEAT --account ACCOUNT --reason TEXT [--by NAME]: another account plays the seat from now on',
    run: async (words) => (await import('./operating.js')).replacePlayer(words),
  },
  replay: {
    summary: 'replay FILE [--from VERSION] [--to VERSION] [--seat SEAT] [--json]: a transcript, told as a story',
    run: async (words) => (await import('./replay.js')).replay(words),
  },
  resume: {
    summary: 'resume <gameId> --reason TEXT [--by NAME]: resumes a parked game',
    run: async (words) => (await import('./operating.js')).resumeGame(words),
  },
  'revoke-vouch': {
    summary: 'revoke-vouch <leagueId> --reason TEXT [--by NAME]: the games of a league no longer count for ratings',
    run: async (words) => (await import('./operating.js')).revokeVouch(words),
  },
  'rotate-seeds': {
    summary: 'rotate-seeds: encrypts all seeds under SEED_KEY that are under one of SEED_KEYS_OLD',
    run: async () => (await import('./rotate-seeds.js')).rotateSeedsOfDatabase(),
  },
  'rules-coverage': {
    summary: 'rules-coverage [ruleset]: the tests that name each rule of the catalogue',
    run: async (words) => (await import('./rules-coverage/command.js')).rulesCoverage(words),
  },
  schema: {
    summary: 'schema [--released]: writes schema.graphql, the schema of the API, or that of a release',
    run: async (words) => (await import('./write-schema.js')).writeSchema(words),
  },
  season: {
    summary:
      'season FILE [--season N] [--explain ACCOUNT] [--key KEY]: the table and the ratings of a season, computed from the transcript of its league',
    run: async (words) => (await import('./season.js')).season(words),
  },
  simulate: {
    summary: 'simulate <ruleset>: bots play games; tables show the winners and the use of cards and actions',
    run: async (words) => (await import('./simulate/command.js')).simulate(words),
  },
  tell: {
    summary: 'tell <gameId> [--language fr] [--least STORY]: the story of a game, one sentence per line',
    run: async (words) => (await import('./tell.js')).tell(words),
  },
  verify: {
    summary: 'verify FILE... [--key KEY], or <gameId>|--all: verifies a transcript, or stored streams',
    run: async (words) => (await import('./verify/command.js')).verify(words),
  },
  vouch: {
    summary: 'vouch <leagueId> --reason TEXT [--by NAME]: the games of a league count for ratings of the server',
    run: async (words) => (await import('./operating.js')).vouchForLeague(words),
  },
};
