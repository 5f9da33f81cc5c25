import { deriveContracts } from '#contracts';
import { RulesetRegistry } from '#games';

/** The GraphQL side of every ruleset of this server. Made once, when the process starts: Nest's decorators refer to it. */
export const contracts = deriveContracts(new RulesetRegistry().newest);
