import { randomBytes, randomUUID } from 'node:crypto';
import { until } from '#event-store/testing';
import { ask } from './ask.js';

interface Opened {
  readonly openGame: { readonly game: { readonly id: string } };
}

/** Makes an account; returns its token. */
export async function newAccount(url: string): Promise<string> {
  const name = `Ada ${randomBytes(4).toString('hex')}`;
  const document = `mutation { createAccount(name: "${name}") { ... on AccountCreated { token } } }`;
  return (await ask<{ createAccount: { token: string } }>(url, document)).createAccount.token;
}

/** Opens a short game between two bots and starts it; returns its id. Throws when either is not accepted. */
export async function startBotGame(url: string, token: string): Promise<string> {
  const seats = '[{ bot: "random" }, { bot: "random" }]';
  const opening = `mutation { openGame(input: { commandId: "${randomUUID()}", options: { lantern: { storms: 2 } }, seats: ${seats} }) { ... on CommandAccepted { game { id } } } }`;
  const { id } = (await ask<Opened>(url, opening, token)).openGame.game;
  const starting = `mutation { startGame(input: { commandId: "${randomUUID()}", gameId: "${id}" }) { __typename } }`;
  const { startGame } = await ask<{ startGame: { __typename: string } }>(url, starting, token);
  if (startGame.__typename !== 'CommandAccepted') throw new Error(`The game was not started: ${startGame.__typename}.`);
  return id;
}

/** Waits until games are over. Throws when one is not after a number of seconds. */
export async function untilOver(url: string, token: string, ids: readonly string[], seconds: number): Promise<void> {
  const document = `{ ${ids.map((id, at) => `g${at}: game(id: "${id}") { status }`).join(' ')} }`;
  const areOver = async (): Promise<boolean> => {
    const games = await ask<Record<string, { status: string }>>(url, document, token).catch(() => undefined);
    return games !== undefined && Object.values(games).every(({ status }) => status === 'OVER');
  };
  // Far below the limit of requests a minute.
  await until(`${ids.length} games are over`, areOver, seconds, 250);
}
