/** A kind of table at which somebody plays in the storm. */
export interface TableKind {
  /** What the game is opened with, as the API takes it. */
  readonly options: object;
  readonly seats: readonly object[];
  /** True leaves every decision to its deadline. */
  readonly isAsleep?: boolean;
}

const me = { me: true };
const bot = { bot: 'random' };

/**
 * Short games that each need jobs of their own kind: moves of bots and steps of the rules, an auction among them; the turns
 * of a villain; the end of somebody's time. Where anybody is awake there is no deadline: only its own commands move such a
 * game while it waits for him, so no command that it said he may give is to be refused.
 */
export const tables: readonly TableKind[] = [
  { options: { lantern: { storms: 2, decisionSeconds: null } }, seats: [me, bot] },
  { options: { guilds: { questCount: 2, stalemateTurns: 3, decisionSeconds: null } }, seats: [me, bot] },
  { options: { clash: { mode: 'SOLO', scenarioId: 'silent-hour' } }, seats: [me] },
  { options: { lantern: { storms: 1, decisionSeconds: 10 } }, seats: [me, bot], isAsleep: true },
];
