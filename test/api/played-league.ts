import { randomUUID } from 'node:crypto';
import { TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

/** Gives a command and wants it accepted. */
async function must(client: TestClient, field: string, type: string, input: object): Promise<Accepted> {
  const document = `mutation ($input: ${type}!) { ${field}(input: $input) { ... on LeagueAccepted { league { id } } ... on CommandRejected { message } } }`;
  const answer = await client.data<Record<string, Accepted>>(document, {
    input: { commandId: randomUUID(), ...input },
  });
  if (!answer[field]?.league) throw new Error(JSON.stringify(answer));
  return answer[field];
}

interface Accepted {
  readonly league: { readonly id: string };
}

/**
 * A league of a round robin of four, of which the first round is played and the second one paired. Everybody resigns, so that games end
 * at once. Gives its id.
 */
export async function playedLeague(api: TestApi, host: TestClient): Promise<string> {
  const { league } = await must(host, 'openLeague', 'OpenLeagueInput', { name: 'Lanterns' });
  const leagueId = league.id;
  const plan = { format: { ROUND_ROBIN: {} } };
  await must(host, 'openSeason', 'OpenSeasonInput', { leagueId, name: 'One', options: { lantern: {} }, plan });
  const players = await Promise.all([1, 2, 3, 4].map((number) => TestClient.register(api.url, `Player ${number}`)));
  for (const client of players) {
    const { me } = await client.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
    const enter = { season: 1, player: me.account.id, members: [me.account.id] };
    await must(client, 'leagueCommand', 'LeagueCommandRequest', { leagueId, command: { enter } });
  }
  const pair = (round: number): Promise<Accepted> =>
    must(host, 'leagueCommand', 'LeagueCommandRequest', { leagueId, command: { pairRound: { season: 1, round } } });
  await pair(1);
  await api.settle();
  const PAIRED =
    'query ($id: ID!) { league(id: $id) { season(number: 1) { rounds { nodes { pairings { nodes { gameId } } } } } } }';
  interface Paired {
    readonly league: { readonly season: { readonly rounds: { readonly nodes: readonly [Round] } } };
  }
  interface Round {
    readonly pairings: { readonly nodes: readonly { readonly gameId: string }[] };
  }
  const { league: paired } = await host.data<Paired>(PAIRED, { id: leagueId });
  for (const { gameId } of paired.season.rounds.nodes[0].pairings.nodes)
    for (const player of players)
      await player.ask('mutation ($input: ResignInput!) { resign(input: $input) { __typename } }', {
        input: { gameId, commandId: randomUUID() },
      });
  await api.settle();
  await pair(2);
  return leagueId;
}
