import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { answer, say } from './output.js';
import { readWords } from './read-words.js';
import { WrongUse } from './wrong-use.js';

const CREATE = 'mutation ($input: CreateLeagueWebhookInput!) { createLeagueWebhook(input: $input) { secret } }';

const created = z.object({ data: z.object({ createLeagueWebhook: z.object({ secret: z.string() }) }) });

const request = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  count: z.coerce.number().int().min(1).default(Infinity),
  secret: z.string().optional(),
  league: z.string().optional(),
  token: z.string().optional(),
  url: z.url(),
});

/** What was asked: the secret of a webhook that exists, or the league and token to register one. */
type ListenRequest = z.output<typeof request>;

/** Receives webhooks on this machine, and prints each with the result of its verification. Ends on Ctrl-C, or after a count. */
export async function listen(words: readonly string[]): Promise<number> {
  const asked = requestIn(words);
  const server = createServer();
  server.listen(asked.port, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const secret = asked.secret ?? (await registered(asked, address));
    say(`Listening at ${address}. Stop with Ctrl-C.`);
    await received(server, new Webhook(secret), asked.count);
    return 0;
  } finally {
    server.close();
  }
}

async function received(server: Server, webhook: Webhook, count: number): Promise<void> {
  let heard = 0;
  for await (const call of on(server, 'request')) {
    const [message, response] = call as [IncomingMessage, ServerResponse];
    const body = await text(message);
    const id = String(message.headers['webhook-id']);
    const verified = isSigned(webhook, body, message.headers);
    response.writeHead(verified ? 204 : 401, { connection: 'close' }).end();
    answer({ id, verified, body }, `${verified ? 'verified' : 'NOT VERIFIED'}  ${id}  ${body}`);
    heard += 1;
    if (heard >= count) return;
  }
}

function isSigned(webhook: Webhook, body: string, headers: IncomingMessage['headers']): boolean {
  try {
    webhook.verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/** Registers the address with a league, and gives the secret. Throws an Error with the answer of the server. */
async function registered({ url, token, league }: ListenRequest, address: string): Promise<string> {
  const input = { commandId: randomUUID(), leagueId: league, address };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: CREATE, variables: { input } }),
  });
  const body = await response.text();
  const read = created.safeParse(JSON.parse(body));
  if (!read.success) throw new Error(`The league took no webhook: ${body}`);
  return read.data.data.createLeagueWebhook.secret;
}

function requestIn(words: readonly string[]): ListenRequest {
  const { positionals, values } = readWords('listen', words);
  const asked = request.safeParse(values).data;
  const isOne = asked && (asked.secret === undefined) === (asked.league !== undefined && asked.token !== undefined);
  if (!isOne || positionals.length > 0)
    throw new WrongUse('listen', 'Give the secret of a webhook, or a league and a token that runs it.');
  return asked;
}
