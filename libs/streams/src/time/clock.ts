/** Where time comes from: milliseconds since 1970. */
export type Clock = () => number;
