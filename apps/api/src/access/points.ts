/*
 * The costs of requests in points. A point is about 20 measured microseconds of a processor; the prices of fields are
 * in graphql/prices.ts.
 */

/** The worth of a point, in microseconds of a processor. */
export const MICROS_A_POINT = 20;

/** The minimum cost of a request: to be received, admitted, read, checked and answered. */
export const LEAST_COST = 20;

/** A token that is wrong, or that cannot be checked: a database query, or a request to an issuer. */
export const WRONG_TOKEN_COST = 100;

/** The values (objects, lists, texts, numbers) that a response may have for free; each further one costs a point. */
export const FREE_VALUES = 100;

/** The minimum cost of a message to a subscriber. */
export const TELLING_COST = 5;

/** The cost of skipping an event below the weight that a subscriber asks for. */
export const PASSING_COST = 1;

/** A picture of a table: drawn for each request, and some ten kilobytes to send. */
export const PICTURE_COST = 200;

/**
 * A transcript: the commits of a game read and sent, and a signature. A file with the results or the table of a
 * season costs as much.
 */
export const TRANSCRIPT_COST = 500;

/** The ratings of a season in a file: as their field costs (graphql/prices.ts). */
export const RATINGS_COST = 5_000;

/** A proof of the log, or some leaves of it: two or three queries of the store, and a signature. */
export const LOG_COST = 100;

/** A file of GraphiQL: at hand, and up to a megabyte to send. */
export const ASSET_COST = 20;

/** A page of the web app with the preview of its game or league: the game loaded, and its players named. */
export const PREVIEW_COST = 50;
