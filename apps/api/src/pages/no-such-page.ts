import type { Response } from 'express';

const offered = new WeakMap<Response, () => void>();

/** What a browser is shown where nothing is at the address that it asks for. @param send sends the page, with its status. */
export const offerNoSuchPage = (response: Response, send: () => void): void => {
  offered.set(response, send);
};

/** Sends the page that was offered; false where none was. */
export function sendNoSuchPage(response: Response): boolean {
  const send = offered.get(response);
  send?.();
  return send !== undefined;
}
