import { randomUUID } from 'node:crypto';
import { ChroniclerClient } from '#client';

/** An event as the API streams it. */
export interface StreamedEvent {
  readonly version: number;
  readonly type: string;
  readonly description: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The position of a player: whether the game waits for it, and its legal commands. */
export interface Position {
  readonly version: number;
  readonly status: string;
  readonly waiting: { readonly mine?: boolean; readonly stepId?: string } | null;
  readonly legalCommands: readonly { readonly type: string; readonly input: unknown }[];
}

const POSITION = 'version status waiting { ... on WaitingForSeats { mine stepId } } legalCommands { type input }';

/** A player that uses only the GraphQL API: it chooses among `legalCommands`, and listens. */
export class TableClient {
  readonly events: StreamedEvent[] = [];
  private readonly awaited = new Set<{ readonly isSo: () => boolean; readonly resolve: () => void }>();
  private hasHeardAll = false;
  private readonly client: ChroniclerClient;

  private constructor(
    url: string,
    readonly name: string,
    readonly token: string,
  ) {
    this.client = new ChroniclerClient({ url, token });
  }

  /** Makes an account, possibly with a longer name on the server. */
  static async register(url: string, name: string, account = name): Promise<TableClient> {
    const { token } = await ChroniclerClient.register({ url }, { name: account });
    return new TableClient(url, name, token);
  }

  /** The same account at another address. */
  at(url: string): TableClient {
    return new TableClient(url, this.name, this.token);
  }

  /**
   * Sends a document and returns its data; again while the server is away, or asks to slow down. Throws for every
   * other error.
   */
  ask<T>(document: string, variables: object = {}): Promise<T> {
    return this.client.ask<T>(document, variables);
  }

  /** Sends a mutation that must be accepted. */
  async must<T>(mutation: string, type: string, input: object, selection: string): Promise<T> {
    const document = `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename ... on CommandAccepted { ${selection} } ... on PlayerError { message } } }`;
    const data = await this.ask<Record<string, T & { __typename: string }>>(document, {
      input: { commandId: randomUUID(), ...input },
    });
    const answer = data[mutation];
    if (answer?.__typename !== 'CommandAccepted') throw new Error(`${mutation}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Listens to a game from its first event on; ends with the game. `payload` is the selection on an event's payload. */
  async listen(gameId: string, payload: string): Promise<void> {
    const fields = `payload { __typename ${payload} }`;
    try {
      for await (const event of this.client.subscribe<Pick<StreamedEvent, 'payload'>>(gameId, { fields })) {
        this.events.push(event);
        this.wake();
      }
    } finally {
      this.hasHeardAll = true;
      this.wake();
    }
  }

  /** Waits for an event of this type. */
  hearing(type: string): Promise<void> {
    return this.hearingOf(() => this.events.at(-1)?.type === type);
  }

  private hearingOf(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => this.awaited.add({ isSo, resolve }));
  }

  private wake(): void {
    for (const one of this.awaited) {
      if (!one.isSo()) continue;
      this.awaited.delete(one);
      one.resolve();
    }
  }

  /** Waits for an event after a version, or the end of the feed. */
  private async after(version: number): Promise<void> {
    const isSo = (): boolean => this.hasHeardAll || (this.events.at(-1)?.version ?? 0) > version;
    if (!isSo()) await this.hearingOf(isSo);
  }

  /** The position of the player. */
  async position(gameId: string): Promise<Position> {
    const { game } = await this.ask<{ game: Position }>(`query($id: ID!) { game(id: $id) { ${POSITION} } }`, {
      id: gameId,
    });
    return game;
  }

  /**
   * Plays its seat to the end of a game that it listens to, with the choices of `choose` from `legalCommands`. Returns
   * the number of its accepted commands.
   */
  async play(gameId: string, choose: (position: Position) => unknown): Promise<number> {
    let played = 0;
    let position = await this.position(gameId);
    while (position.status !== 'OVER') {
      if (position.waiting?.mine) {
        const next = await this.submit(gameId, await choose(position));
        played += next ? 1 : 0;
        position = next ?? (await this.position(gameId));
      } else {
        await this.after(position.version);
        position = await this.position(gameId);
      }
    }
    return played;
  }

  /** All events of a game, as this player may see them now: in full when the game is over. */
  async everything(gameId: string, payload: string): Promise<StreamedEvent[]> {
    const query = `query($id: ID!, $after: String) { game(id: $id) { events(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { version type description(locale: EN) payload { __typename ${payload} } } } } }`;
    const events: StreamedEvent[] = [];
    let after: string | null = null;
    do {
      const page: EventPage = await this.ask<EventPage>(query, { id: gameId, after });
      events.push(...page.game.events.nodes);
      after = page.game.events.pageInfo.hasNextPage ? page.game.events.pageInfo.endCursor : null;
    } while (after !== null);
    return events;
  }

  /** Sends a command and returns the player's position after it; `undefined` when the table was faster. */
  async submit(gameId: string, command: unknown): Promise<Position | undefined> {
    const document = `mutation($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename ... on CommandAccepted { game { ${POSITION} } } ... on CommandRejected { code } } }`;
    const input = { gameId, commandId: randomUUID(), command };
    const { submitCommand: answer } = await this.ask<{
      submitCommand: { __typename: string; game?: Position; code?: string };
    }>(document, { input });
    return answer.game;
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

interface EventPage {
  readonly game: {
    readonly events: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly nodes: readonly StreamedEvent[];
    };
  };
}
