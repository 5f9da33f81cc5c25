import { RevokeTokenDocument } from '../generated/operations.js';
import { server } from './server.js';

const KEPT = 'chronicler.session-token';

/** Remembers that a token was made for the session of this browser alone, and goes with it. @param id of the token. */
export const keepSessionToken = (id: string): void => localStorage.setItem(KEPT, id);

/** Revokes the token that was made for the session of this browser, if one was. One that has ended or is gone already is forgotten. */
export async function revokeSessionToken(): Promise<void> {
  const id = localStorage.getItem(KEPT);
  if (id === null) return;
  localStorage.removeItem(KEPT);
  await server()
    .ask(RevokeTokenDocument, { id })
    .catch(() => undefined);
}
