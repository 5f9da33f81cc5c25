import type { Response } from 'express';

const offered = new WeakMap<Response, () => Promise<void>>();

/** What a browser is shown where nothing is at the address that it asks for. @param send sends the page, with its status; rejects where the sender may not have it. */
export const offerNoSuchPage = (response: Response, send: () => Promise<void>): void => {
  offered.set(response, send);
};

/** Sends the page that was offered; `undefined` where none was. */
export const sendNoSuchPage = (response: Response): Promise<void> | undefined => offered.get(response)?.();
