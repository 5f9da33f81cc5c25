export { projectionsOn, registerGamesHealth } from './games-health.js';
export { watchGames, watchWork } from './games-metrics.js';
export { type GamesServer, type GamesServerOptions, openGamesServer } from './games-server.js';
export { meetObligation } from './meet-obligation.js';
export { type OpenVerification, openVerification } from './open-verification.js';
export { type RulesetSource, openReleases, openRulesets } from './rulesets/open-rulesets.js';
export { type Release, fileOfRelease, loadRelease, releasesIn } from './rulesets/releases.js';
export { type ForeignRuleset, RulesetModuleError, loadRulesetModule } from './rulesets/ruleset-module.js';
export { type Signed, signedBy } from './signed.js';
