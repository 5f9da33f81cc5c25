/** Plain data: what survives a JSON round trip unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A copy of plain data that shares nothing with the original. */
export const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
