import type { Request } from 'express';

/** The address of the caller: of the client, or as the proxies that we trust tell it. */
export const addressOf = ({ ip }: Request): string => ip ?? 'unknown';
