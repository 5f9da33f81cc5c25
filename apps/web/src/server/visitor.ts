import { ChroniclerClient, ChroniclerError } from '#client';
import { signal } from '@preact/signals';
import { VisitorDocument } from '../generated/operations.js';
import { locale, words } from '../messages/locale.js';
import { forgetVisitor, server } from './server.js';
import { revokeSessionToken } from './session-token.js';

/** The account of a visitor. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
}

/** Who looks at this page: `null` without an account, `undefined` until the server has said. */
export const visitor = signal<Visitor | null | undefined>(undefined);

/** Asks the server who the visitor is. */
export async function meetVisitor(): Promise<void> {
  try {
    const { me } = await server().ask(VisitorDocument, {});
    visitor.value = me?.account ?? null;
  } catch (thrown) {
    if (!(thrown instanceof ChroniclerError) || thrown.code !== 'UNAUTHENTICATED') throw thrown;
    // The token of the session has expired or was revoked, and every request with it fails.
    await signOut();
    location.reload();
  }
}

/** The visitor, who gets a guest account where they have none. Throws a ChroniclerError where no account can be made. */
export async function someVisitor(): Promise<Visitor> {
  if (visitor.value === undefined) await meetVisitor();
  return visitor.value ?? (await newGuest());
}

/** The letters of a name of a guest: enough that no two are likely to meet. */
const LETTERS = 5;

async function newGuest(): Promise<Visitor> {
  const name = `${words.guest} ${crypto.randomUUID().slice(0, LETTERS)}`;
  const { client, token, account } = await ChroniclerClient.register({ url: location.origin, locale }, { name });
  await client.close();
  await signIn(token);
  visitor.value = account;
  return account;
}

/** Signs the visitor in with a token of theirs. Throws a ChroniclerError where the server does not accept it. */
export async function signInWith(token: string): Promise<void> {
  await signIn(token);
  await meetVisitor();
}

/** Ends the session of this browser. Tokens stay as they are, but for one that was made for this session. */
export async function signOut(): Promise<void> {
  await revokeSessionToken();
  await fetch('/session', { method: 'DELETE' });
  forgetVisitor();
  visitor.value = null;
}

/** Keeps a token in the cookie of the session, which no script can read. */
async function signIn(token: string): Promise<void> {
  const answer = await fetch('/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new ChroniclerError('NO_SESSION', words.noSession);
  forgetVisitor();
}
