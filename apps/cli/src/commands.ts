/** Something that `chronicler` does. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Runs with the words after the command's name; gives the exit code. */
  run(words: readonly string[]): Promise<number>;
}

/** Everything that `chronicler` does, by name. Each loads its code when it runs. */
export const commands: Readonly<Record<string, Command>> = {
  migrate: {
    summary: 'migrate: brings the database of DATABASE_URL up to date',
    run: async () => (await import('./migrate.js')).migrateDatabase(),
  },
  'rotate-seeds': {
    summary: 'rotate-seeds: encrypts all seeds under SEED_KEY that are under one of SEED_KEYS_OLD',
    run: async () => (await import('./rotate-seeds.js')).rotateSeedsOfDatabase(),
  },
  'rules-coverage': {
    summary: 'rules-coverage [ruleset]: which tests name each rule of the catalogue',
    run: async (words) => (await import('./rules-coverage/command.js')).rulesCoverage(words),
  },
  schema: {
    summary: 'schema: writes schema.graphql, the schema of the API',
    run: async () => (await import('./write-schema.js')).writeSchema(),
  },
  simulate: {
    summary: 'simulate <ruleset>: bots play games; a table says who wins and what is used',
    run: async (words) => (await import('./simulate/command.js')).simulate(words),
  },
};
