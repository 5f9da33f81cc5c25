/** What a ruleset has to be told so that two seats are enough. */
const needed: Readonly<Record<string, object>> = { skarov: { heroes: 1 } };

/** The options of a game for two seats, as `openGame` takes them. */
export const optionsForTwo = (ruleset: string): object => ({ [ruleset]: needed[ruleset] ?? {} });
