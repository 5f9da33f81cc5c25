import type { Request } from 'express';

/** The address of the caller: of the client, or the one stated by trusted proxies. */
export const addressOf = ({ ip }: Request): string => ip ?? 'unknown';
