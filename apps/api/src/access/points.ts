/*
 * What requests cost in points. A point is about 20 microseconds of a processor, as they were measured; what the fields of
 * operations cost stands in graphql/prices.ts.
 */

/** What a point is worth, in microseconds of a processor. */
export const MICROS_A_POINT = 20;

/** What a request costs at least: to be received, let in, read, checked and answered. */
export const LEAST_COST = 20;

/** A token that is wrong, or that nobody can say anything of: a look into the database, or a question to an issuer. */
export const WRONG_TOKEN_COST = 100;

/** As many values (objects, lists, texts, numbers) a request gives without paying for them; from there on each costs a point. */
export const FREE_VALUES = 100;

/** What it costs at least to tell a subscriber something. */
export const TELLING_COST = 5;

/** What it costs to pass over an event that matters less than a subscriber asks for. */
export const PASSING_COST = 1;

/** A picture of a table: drawn anew, and some ten kilobytes to send. */
export const PICTURE_COST = 200;

/** A transcript: the commits of a game read and sent, and a signature. The results or the table of a season in a file cost as much. */
export const TRANSCRIPT_COST = 500;

/** The ratings of a season in a file: as their field costs (graphql/prices.ts). */
export const RATINGS_COST = 5_000;

/** A proof of the log, or some leaves of it: two or three looks into the store, and a signature. */
export const LOG_COST = 100;

/** A file of GraphiQL: at hand, and up to a megabyte to send. */
export const ASSET_COST = 20;
