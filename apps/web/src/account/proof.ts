import type { ChroniclerClient } from '#client';
import { signal } from '@preact/signals';
import { server } from '../server/server.js';
import { visitor } from '../server/visitor.js';

interface Proof {
  /** The id of the account. */
  readonly account: string;
  /** Uses the token of the issuer. */
  readonly client: ChroniclerClient;
}

/** A visitor who has just signed in at an issuer of their account; gone with the page. */
export const proof = signal<Proof | undefined>(undefined);

/** The client for what secures an account: a token of this server alone, which may be stolen, is not enough there. */
export const owner = (): ChroniclerClient =>
  proof.value?.account === visitor.value?.id ? (proof.value?.client ?? server()) : server();
