/** A kind of table in the storm. */
export interface TableKind {
  /** The input of its opening, as the API takes it. */
  readonly options: object;
  readonly seats: readonly object[];
  /** True leaves every decision to its deadline. */
  readonly isAsleep?: boolean;
}

const me = { me: true };
const bot = { bot: 'random' };

/**
 * Short games that each need jobs of their own kind: moves of bots and steps of the rules, an auction among them; the turns
 * of a villain; the end of a seat's time. Where a player is awake there is no deadline: only their own commands move such a
 * game while it waits for them, so no command that it listed for them is to be refused.
 */
export const tables: readonly TableKind[] = [
  { options: { lantern: { storms: 2, decisionSeconds: null } }, seats: [me, bot] },
  { options: { guilds: { questCount: 2, stalemateTurns: 3, decisionSeconds: null } }, seats: [me, bot] },
  { options: { clash: { mode: 'SOLO', scenarioId: 'silent-hour' } }, seats: [me] },
  { options: { lantern: { storms: 1, decisionSeconds: 10 } }, seats: [me, bot], isAsleep: true },
];
