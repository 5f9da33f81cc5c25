/**
 * The libraries that are no rules: they have I/O, or serve code that has. Every other folder of `libs` is held to the limits of rules
 * from its first file on, by the linter and by the arrows.
 */
const serverLibraries = [
  'accounts',
  'audit',
  'campaign-service',
  'contracts',
  'event-store',
  'games',
  'infrastructure',
  'saved-content',
  'league-service',
  'notifications',
  'platform',
  'records',
  'server',
  'streams',
  'verification',
  'webhooks',
];

/** Rules that are no game of their own: the shared base of games, and the rules of leagues. */
const sharedRules = ['kernel', 'drawing', 'skirmish', 'cards', 'leagues'];

/** Libraries that export by chapters: `#skirmish/wounds` is `libs/skirmish/src/wounds/index.ts`. */
const chaptered = ['skirmish', 'cards'];

module.exports = { chaptered, serverLibraries, sharedRules };
