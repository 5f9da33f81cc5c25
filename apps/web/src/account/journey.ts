import type { SignInIssuersQuery } from '../generated/operations.js';

/** An issuer at which visitors sign in. */
export type Issuer = SignInIssuersQuery['signInIssuers'][number];

/** What a visitor takes along on the way to an issuer and back. */
export interface Journey {
  readonly issuer: Issuer;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** Kept in this tab alone: the answer of an issuer counts only where it was asked for. */
const KEPT = 'journey';

/** Keeps a journey while the page of an issuer is shown. */
export const leave = (journey: Journey): void => sessionStorage.setItem(KEPT, JSON.stringify(journey));

/** The journey that ends with this answer of an issuer, once; `undefined` where the address has none. */
export function returning(search: string): { readonly journey: Journey; readonly answer: URLSearchParams } | undefined {
  const answer = new URLSearchParams(search);
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null || !answer.has('state')) return undefined;
  sessionStorage.removeItem(KEPT);
  return { journey: JSON.parse(kept) as Journey, answer };
}
