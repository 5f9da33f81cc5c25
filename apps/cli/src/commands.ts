import type { CommandName } from './manual/index.js';

/** Runs a command with the arguments after its name; returns the exit code. */
export type Command = (words: readonly string[]) => Promise<number>;

/** All commands of `chronicler`, by name. Each loads its code when it runs. */
export const commands: Readonly<Record<CommandName, Command>> = {
  abandon: async (words) => (await import('./operating.js')).abandonGame(words),
  archive: async (words) => (await import('./archive/archive-games.js')).archiveGames(words),
  author: async (words) => (await import('./author/command.js')).author(words),
  certificate: async (words) => (await import('./certificate/command.js')).certificate(words),
  'erase-name': async (words) => (await import('./operating.js')).eraseName(words),
  export: async (words) => (await import('./export.js')).exportGame(words),
  import: async (words) => (await import('./import.js')).importGames(words),
  laws: async (words) => (await import('./author/command.js')).laws(words),
  listen: async (words) => (await import('./listen.js')).listen(words),
  log: async (words) => (await import('./log/command.js')).log(words),
  migrate: async (words) => (await import('./migrate.js')).migrateDatabase(words),
  new: async (words) => (await import('./new/command.js')).newRuleset(words),
  nodes: async (words) => (await import('./nodes.js')).nodes(words),
  operations: async (words) => (await import('./operating.js')).listOperations(words),
  pairings: async (words) => (await import('./pairings/command.js')).pairings(words),
  park: async (words) => (await import('./operating.js')).parkGame(words),
  pardon: async (words) => (await import('./operating.js')).pardonClock(words),
  parked: async (words) => (await import('./operating.js')).listParked(words),
  release: async (words) => (await import('./release/command.js')).release(words),
  'repair-log': async (words) => (await import('./repair-log.js')).repairLogOfDatabase(words),
  replace: async (words) => (await import('./operating.js')).replacePlayer(words),
  replay: async (words) => (await import('./replay.js')).replay(words),
  resume: async (words) => (await import('./operating.js')).resumeGame(words),
  restore: async (words) => (await import('./archive/restore-games.js')).restoreGames(words),
  'revoke-vouch': async (words) => (await import('./operating.js')).revokeVouch(words),
  'rotate-seeds': async (words) => (await import('./rotate-seeds.js')).rotateSeedsOfDatabase(words),
  'rules-coverage': async (words) => (await import('./rules-coverage/command.js')).rulesCoverage(words),
  schema: async (words) => (await import('./write-schema.js')).writeSchema(words),
  season: async (words) => (await import('./season.js')).season(words),
  simulate: async (words) => (await import('./simulate/command.js')).simulate(words),
  tell: async (words) => (await import('./tell.js')).tell(words),
  verify: async (words) => (await import('./verify/command.js')).verify(words),
  vouch: async (words) => (await import('./operating.js')).vouchForLeague(words),
};
