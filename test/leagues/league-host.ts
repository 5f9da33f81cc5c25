import { randomUUID } from 'node:crypto';
import { starterDecks } from '#cards/decks';
import type { TestApi } from '../../apps/api/src/testing/index.js';
import { ownName, TestClient } from '../../apps/api/src/testing/index.js';

const RESULT = `__typename ... on LeagueAccepted { version league { id } } ... on CommandRejected { code message } ... on LeagueConflict { message }`;
const COMMAND = `mutation ($input: LeagueCommandRequest!) { leagueCommand(input: $input) { ${RESULT} } }`;
const ROUNDS = `query ($id: ID!, $number: Int!) { league(id: $id) { season(number: $number) {
  rounds(last: 1) { nodes { number byes { player } pairings(first: 100) { nodes { gameId players match games { gameId players } outcome { kind } } } } } } } }`;

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly league?: { readonly id: string };
}

/** A pairing in the API's form. */
export interface ToldPairing {
  readonly gameId: string;
  readonly players: readonly string[];
  readonly match: string | null;
  readonly games: readonly { readonly gameId: string; readonly players: readonly string[] }[];
  readonly outcome: { readonly kind: string } | null;
}

/** A player in leagues: an account of a bot. */
export interface Player {
  readonly id: string;
  readonly client: TestClient;
}

/** The settings of a season. */
interface PlanGiven {
  readonly [field: string]: unknown;
  readonly table?: object;
}

/** Makes accounts of bots. */
export function bots(api: TestApi, count: number): Promise<readonly Player[]> {
  const CREATE =
    'mutation ($name: String!) { createAccount(name: $name, bot: true) { ... on AccountCreated { token account { id } } } }';
  interface Created {
    readonly createAccount: { readonly token: string; readonly account: { readonly id: string } };
  }
  return Promise.all(
    Array.from({ length: count }, async (): Promise<Player> => {
      const { createAccount } = await new TestClient(api.url).data<Created>(CREATE, { name: ownName('Bot') });
      return { id: createAccount.account.id, client: new TestClient(api.url, createAccount.token) };
    }),
  );
}

/** Runs a league only through the API. */
export class LeagueHost {
  private constructor(
    private readonly client: TestClient,
    readonly leagueId: string,
  ) {}

  static async open(client: TestClient, name: string): Promise<LeagueHost> {
    const OPEN = `mutation ($input: OpenLeagueInput!) { openLeague(input: $input) { ${RESULT} } }`;
    const input = { commandId: randomUUID(), name };
    const { openLeague } = await client.data<{ openLeague: Answer }>(OPEN, { input });
    return new LeagueHost(client, accepted(openLeague).league!.id);
  }

  /** Opens a season and enters all players, in this order. By default seeds are open: games start at once. */
  async season(number: number, options: object, given: PlanGiven, players: readonly Player[]): Promise<void> {
    const plan = { ...given, table: { hiddenSeeds: false, ...given.table } };
    const OPEN = `mutation ($input: OpenSeasonInput!) { openSeason(input: $input) { ${RESULT} } }`;
    const input = { leagueId: this.leagueId, commandId: randomUUID(), name: `Season ${number}`, options, plan };
    accepted((await this.client.data<{ openSeason: Answer }>(OPEN, { input })).openSeason);
    for (const { id, client } of players)
      accepted(await this.give({ enter: { season: number, player: id, members: [id] } }, client));
  }

  /** Sends a command that must be accepted. @param by the author, by default the organizer of the league. */
  async must(command: object, by = this.client): Promise<void> {
    accepted(await this.give(command, by));
  }

  /** The code with which a command is refused; `undefined` where it is not. */
  async codeOf(command: object, by = this.client): Promise<string | undefined> {
    return (await this.give(command, by)).code;
  }

  /** The error of a command that exceeds a limit. */
  async messageOf(command: object): Promise<string | undefined> {
    const input = { leagueId: this.leagueId, commandId: randomUUID(), command };
    return (await this.client.ask(COMMAND, { input })).errors?.[0]?.message;
  }

  /** Pairs a round; false where the format proposes no more. */
  async pair(season: number, round: number): Promise<boolean> {
    const answer = await this.give({ pairRound: { season, round } });
    if (answer.code === 'NOTHING_TO_PAIR') return false;
    accepted(answer);
    return true;
  }

  /** The pairings of the latest round of a season. */
  async pairings(number: number): Promise<readonly ToldPairing[]> {
    interface Told {
      readonly league: {
        readonly season: {
          readonly rounds: {
            readonly nodes: readonly [{ readonly pairings: { readonly nodes: readonly ToldPairing[] } }];
          };
        };
      };
    }
    const { league } = await this.client.data<Told>(ROUNDS, { id: this.leagueId, number });
    return league.season.rounds.nodes[0].pairings.nodes;
  }

  /** The games of the latest round that are played now: of each undecided match, its latest. */
  async toPlay(number: number): Promise<readonly ToldPairing[]> {
    const undecided = (await this.pairings(number)).filter(({ outcome }) => outcome === null);
    return undecided.map((pairing) => ({ ...pairing, ...pairing.games.at(-1) }));
  }

  private async give(command: object, by = this.client): Promise<Answer> {
    const input = { leagueId: this.leagueId, commandId: randomUUID(), command };
    return (await by.data<{ leagueCommand: Answer }>(COMMAND, { input })).leagueCommand;
  }
}

function accepted(answer: Answer): Answer {
  if (answer.__typename !== 'LeagueAccepted') throw new Error(JSON.stringify(answer));
  return answer;
}

/** Saves a deck of an account, by default a starter deck of the Arena, and gives its id. */
export async function savedDeck(client: TestClient, { cards } = starterDecks.HOLLOW_TIDE.decks.ARENA): Promise<string> {
  const SAVE = 'mutation ($input: SaveDeckInput!) { saveDeck(input: $input) { id } }';
  const saved = await client.data<{ saveDeck: { id: string } }>(SAVE, { input: { name: 'Hollow Tide', cards } });
  return saved.saveDeck.id;
}
