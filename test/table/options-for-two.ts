/** The options of rulesets with which two seats are enough. */
const needed: Readonly<Record<string, object>> = { skarov: { heroes: 1 } };

/** The options of a game for two seats, in the form of `openGame`. */
export const optionsForTwo = (ruleset: string): object => ({ [ruleset]: needed[ruleset] ?? {} });
