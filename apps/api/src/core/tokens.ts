/*
 * Injection tokens of the parts that are no classes. A part that is a class has its class as its token.
 */

export const API_SETTINGS = Symbol('API_SETTINGS');
export const BUS = Symbol('BUS');
export const DIRECTORY = Symbol('DIRECTORY');
export const CAMPAIGN_DIRECTORY = Symbol('CAMPAIGN_DIRECTORY');
export const LEAGUE_DIRECTORY = Symbol('LEAGUE_DIRECTORY');
export const HEALTH = Symbol('HEALTH');
export const WORK = Symbol('WORK');
export const REPORT_FAULT = Symbol('REPORT_FAULT');
/** The series of this process; `null` where they are not counted. */
export const METRICS = Symbol('METRICS');
/** The alarms of operators. */
export const ALARMS = Symbol('ALARMS');
export const OBSERVER = Symbol('OBSERVER');
export const PROCESSOR_CLOCK = Symbol('PROCESSOR_CLOCK');

/** The Redis in which several processes count together; `null` when each counts alone, as each does while it is away. */
export const RATE_REDIS = Symbol('RATE_REDIS');

/** The store of accounts itself. `AccountStore` is this store with a memory of tokens. */
export const STORED_ACCOUNTS = Symbol('STORED_ACCOUNTS');

/** The stores of decks, bases and notes, which know no rules. */
export const STORED_DECKS = Symbol('STORED_DECKS');
export const STORED_BASES = Symbol('STORED_BASES');
export const STORED_NOTES = Symbol('STORED_NOTES');
