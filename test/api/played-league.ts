import { randomUUID } from 'node:crypto';
import { freePort } from '#platform/testing';
import type { TestApi, TestClient } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, savedDeck } from '../leagues/league-host.js';

const RESIGN = 'mutation ($input: ResignInput!) { resign(input: $input) { __typename } }';
const HOOK = 'mutation ($input: CreateLeagueWebhookInput!) { createLeagueWebhook(input: $input) { webhook { id } } }';
const TEST = 'mutation ($id: ID!) { testLeagueWebhook(id: $id) { id } }';

/** A league with something in each of its lists. */
export interface PlayedLeague {
  readonly leagueId: string;
  /** A player with two games in the first season. */
  readonly player: string;
  /** A webhook with a delivery, to an address without a receiver. */
  readonly webhookId: string;
}

/**
 * A league whose first season is a round robin of four, of which two rounds are played; all players resign, so that
 * games end at once, and two take vacation. Its second season is an arena, where two wait, each with a deck, two are invited, two are on the waiting list, and one has two penalties. Two other leagues have
 * invited the client.
 */
export async function playedLeague(api: TestApi, client: TestClient): Promise<PlayedLeague> {
  const host = await LeagueHost.open(client, 'Lanterns');
  const players = await bots(api, 4);
  await host.season(1, { lantern: {} }, { format: { ROUND_ROBIN: {} }, vacation: { days: 3 } }, players);
  for (const round of [1, 2]) {
    await host.pair(1, round);
    await api.settle();
    for (const { gameId } of await host.pairings(1))
      for (const player of players) await player.client.ask(RESIGN, { input: { gameId, commandId: randomUUID() } });
    await api.settle();
  }
  for (const { client: own } of players.slice(0, 2)) await host.must({ takeVacation: { season: 1, days: 1 } }, own);
  await host.must({ closeSeason: { season: 1 } });
  await host.season(
    2,
    { arena: {} },
    { format: { ARENA: { pairAfter: 3_600 } }, registration: { capacity: 2 }, decks: { shown: 'JUDGES' } },
    players.slice(0, 2),
  );
  for (const { id, client: own } of players.slice(0, 2)) {
    await host.must({ submitDeck: { season: 2, player: id, deckId: await savedDeck(own) } }, own);
    await host.must({ wait: { season: 2, player: id } }, own);
  }
  for (const { id, client: own } of players.slice(2)) {
    await host.must({ enter: { season: 2, player: id, members: [id] } }, own);
    await host.must({ penalize: { season: 2, player: players[0]!.id, penalty: { WARNING: true }, reason: 'Late.' } });
  }
  const invite = (to: LeagueHost, season: number, id: string): Promise<void> =>
    to.must({ enter: { season, player: id, members: [id] } });
  for (const { id } of await bots(api, 2)) await invite(host, 2, id);
  const { me } = await client.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
  for (const { client: other } of players.slice(0, 2)) {
    const elsewhere = await LeagueHost.open(other, 'Elsewhere');
    await elsewhere.season(1, { lantern: {} }, { format: { ROUND_ROBIN: {} } }, []);
    await invite(elsewhere, 1, me.account.id);
  }
  await api.settle();
  const address = `http://127.0.0.1:${await freePort()}/nobody`;
  const { createLeagueWebhook } = await client.data<{ createLeagueWebhook: { webhook: { id: string } } }>(HOOK, {
    input: { leagueId: host.leagueId, address },
  });
  const { id: webhookId } = createLeagueWebhook.webhook;
  for (let sent = 0; sent < 2; sent += 1) await client.data(TEST, { id: webhookId });
  return { leagueId: host.leagueId, player: players[0]!.id, webhookId };
}
