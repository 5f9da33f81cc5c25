import { randomUUID } from 'node:crypto';
import type { Answer, TestClient } from '../../apps/api/src/testing/index.js';

const REJECTED = '... on CommandRejected { ruleId code message }';
const OPEN = `mutation($input: OpenCampaignInput!) { openCampaign(input: $input) {
  __typename ... on CampaignAccepted { version replayed campaign { id name } } ${REJECTED}
} }`;
/** The document that opens an adventure. */
export const GO = `mutation($input: OpenAdventureInput!) { openAdventure(input: $input) {
  __typename ... on CommandAccepted { replayed game { id } } ${REJECTED}
} }`;

/** The public view of a hero of a campaign. */
interface Hero {
  readonly heroId: string;
  readonly rank: string;
  readonly cards: readonly string[];
  readonly setAside: readonly string[];
}

/** The public view of a campaign. */
export interface LookedAt {
  readonly version: number;
  readonly adventures: {
    readonly nodes: readonly { readonly status: string; readonly game: { readonly id: string } }[];
  };
  readonly view: { readonly heroes: readonly Hero[]; readonly adventures: readonly object[] };
}

/** The legal commands of a player, and whether the game waits for them. */
interface Asked {
  readonly waiting?: { readonly mine?: boolean } | null;
  readonly legalCommands: readonly { readonly type: string; readonly input: object }[];
}

interface Legal {
  readonly game: Asked;
}

/** The game of a campaign: its wire name, and the requested fields of its view beside its heroes. */
interface Played {
  readonly ruleset: string;
  /** Its name in GraphQL types. */
  readonly types: string;
  /** Fields of an adventure. */
  readonly told: string;
}

/** Players of the games of one campaign, through the public API only. */
export class CampaignTable {
  private constructor(
    private readonly played: Played,
    readonly players: readonly TestClient[],
    readonly campaignId: string,
  ) {}

  /** The first player opens the campaign, and sends the command twice. */
  static async opened(played: Played, players: readonly TestClient[], name: string): Promise<CampaignTable> {
    const input = { commandId: randomUUID(), ruleset: played.ruleset, name };
    const [host] = players;
    const opened = await host!.data<{ openCampaign: { campaign: { id: string } } }>(OPEN, { input });
    expect(await host!.data(OPEN, { input })).toMatchObject({ openCampaign: { replayed: true, version: 1 } });
    return new CampaignTable(played, players, opened.openCampaign.campaign.id);
  }

  get host(): TestClient {
    return this.players[0]!;
  }

  /** The answer to a player who opens an adventure. */
  go(options: object = {}, client = this.host): Promise<Answer> {
    const input = { campaignId: this.campaignId, commandId: randomUUID(), options: { [this.played.ruleset]: options } };
    return client.ask(GO, { input });
  }

  /** Opens an adventure. @returns the id of its game. */
  async goes(options: object = {}): Promise<string> {
    const { data, errors } = await this.go(options);
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as unknown as { openAdventure: { game: { id: string } } }).openAdventure.game.id;
  }

  /** Opens an adventure at which every player takes the next seat, and which starts. @returns the id of its game. */
  async starts(options: object = {}): Promise<string> {
    const gameId = await this.goes(options);
    for (const player of this.players) await this.gives(player, 'joinGame', 'JoinGameInput', { gameId });
    await this.gives(this.host, 'startGame', 'StartGameInput', { gameId });
    return gameId;
  }

  async look(): Promise<LookedAt> {
    const query = `query($id: ID!) { campaign(id: $id) {
      name version ruleset { name } openedBy { name }
      adventures(last: 5) { nodes { status reason game { id status } players { seat rank account { name } } } }
      view { ... on ${this.played.types}Campaign {
        heroes { heroId rank cards setAside adventures }
        adventures { ${this.played.told} heroes { heroId side rank } }
      } }
    } }`;
    return (await this.host.data<{ campaign: LookedAt }>(query, { id: this.campaignId })).campaign;
  }

  /** A command of a player on a game; a refusal is a fault of the test. */
  async gives(client: TestClient, mutation: string, input: string, fields: object): Promise<void> {
    const answer = await client.data<Record<string, { readonly __typename: string }>>(
      `mutation($input: ${input}!) { ${mutation}(input: $input) { __typename ... on CommandRejected { code } } }`,
      { input: { commandId: randomUUID(), ...fields } },
    );
    expect(answer[mutation]?.__typename).not.toBe('CommandRejected');
  }

  /** Sends the first legal command of a kind whose JSON contains a word. */
  async plays(client: TestClient, gameId: string, type: string, word = ''): Promise<void> {
    const query = 'query($id: ID!) { game(id: $id) { legalCommands { type input } } }';
    const { game } = await client.data<Legal>(query, { id: gameId });
    const found = game.legalCommands.find((one) => one.type === type && JSON.stringify(one.input).includes(word));
    await this.gives(client, 'submitCommand', 'SubmitCommandInput', { gameId, command: found!.input });
  }

  /**
   * All players play a game by the choices of `choose` among their legal commands, until only steps of the campaign
   * wait; `settle` runs jobs in between.
   */
  async playsOut(gameId: string, choose: (position: Asked) => unknown, settle: () => Promise<void>): Promise<void> {
    const query = `query($id: ID!) { game(id: $id) { waiting { ... on WaitingForSeats { mine } } legalCommands { type input } } }`;
    for (;;) {
      await settle();
      for (const client of this.players) {
        const { game } = await client.data<{ game: Asked }>(query, { id: gameId });
        if (game.legalCommands.some(({ type }) => type === 'skipCampaignStep')) return;
        if (!game.waiting?.mine) continue;
        await this.gives(client, 'submitCommand', 'SubmitCommandInput', { gameId, command: choose(game) });
      }
    }
  }

  /** The records with which a game was opened, as JSON. */
  async recordsOf(gameId: string): Promise<string> {
    const query = `query($id: ID!) { game(id: $id) { events(first: 1) { nodes { payload { ... on GameOpened {
      options { ... on ${this.played.types}Options { campaign { heroes { heroId rank } } } } } } } } } }`;
    return JSON.stringify(await this.host.data(query, { id: gameId }));
  }
}
