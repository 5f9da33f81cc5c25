/**
 * The libraries that are no rules: they have I/O, or serve what has. Every other folder of `libs` is held to what rules
 * may do from its first file on, by the linter and by the arrows.
 */
const serverLibraries = [
  'accounts',
  'audit',
  'contracts',
  'event-store',
  'games',
  'kept',
  'platform',
  'records',
  'webhooks',
];

/** Rules that are no game of their own: what games stand on and share, and by what leagues pair and count. */
const sharedRules = ['kernel', 'drawing', 'skirmish', 'cards', 'leagues'];

module.exports = { serverLibraries, sharedRules };
