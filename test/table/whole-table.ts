import { joinGame, openGame, startGame, type Brings } from './seating.js';
import { StartedServer } from './started-server.js';
import { TableClient, type Position, type StreamedEvent } from './table-client.js';

/** What a player takes from what it may do. */
export type Choice = (position: Position) => unknown;

/** A game to be played by the first clients of a table, each with what it brings; the others watch. */
export interface GameOfClients {
  readonly options: object;
  /** What each seat brings; there are as many players as entries. */
  readonly brings: readonly Brings[];
  /** What everybody asks of the payload of every event. */
  readonly selection: string;
  /** How the player at a seat chooses. */
  readonly choices: (client: TableClient, seat: number, gameId: string) => Choice;
}

/** A server as `npm start` makes it, and people who know nothing but its API. */
export class WholeTable {
  private constructor(
    readonly server: StartedServer,
    readonly clients: readonly TableClient[],
  ) {}

  /** Starts a server, and makes an account for everybody. */
  static async start(names: readonly string[]): Promise<WholeTable> {
    const server = await StartedServer.start({ LOG_LEVEL: 'warn' });
    const clients = await Promise.all(names.map((name) => TableClient.register(server.url, name)));
    return new WholeTable(server, clients);
  }

  /** Seats the players, has everybody listen, and plays a game from its start to its end. */
  async play({ options, brings, selection, choices }: GameOfClients): Promise<PlayedGame> {
    const players = this.clients.slice(0, brings.length);
    const [opener, ...others] = players as [TableClient, ...TableClient[]];
    const gameId = await openGame(opener, options, brings[0]);
    for (const [place, client] of others.entries()) await joinGame(client, gameId, brings[place + 1]);
    const listening = this.clients.map((client) => client.listen(gameId, selection));
    await startGame(opener, gameId);
    const played = await Promise.all(players.map((client, seat) => client.play(gameId, choices(client, seat, gameId))));
    await Promise.all(listening);
    return new PlayedGame(gameId, this.clients, await opener.everything(gameId, selection), played);
  }

  /** Kills the server, and starts it again on its data. Gives the table at which the same people sit then; this one is closed. */
  async restarted(): Promise<WholeTable> {
    await this.leave();
    await this.server.halt('SIGKILL');
    const server = await StartedServer.start({ LOG_LEVEL: 'warn' }, this.server);
    return new WholeTable(
      server,
      this.clients.map((client) => client.at(server.url)),
    );
  }

  async close(): Promise<void> {
    await this.leave();
    await this.server.stop();
  }

  private async leave(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }
}

/** A game that is over, as it was heard by everybody and as it is on record. */
export class PlayedGame {
  constructor(
    readonly gameId: string,
    private readonly clients: readonly TableClient[],
    /** Every event, in full. */
    readonly record: readonly StreamedEvent[],
    /** How many commands of each player were carried out, where they were counted. */
    readonly played: readonly number[] = [],
  ) {}

  /** The types of all events, in order. */
  get types(): string[] {
    return this.record.map(({ type }) => type);
  }

  /** Every event that somebody heard, beside the same one on record. */
  *heard(): Iterable<{ readonly seat: number; readonly got: StreamedEvent; readonly full: StreamedEvent }> {
    for (const [seat, client] of this.clients.entries()) {
      for (const [place, got] of client.events.entries()) yield { seat, got, full: this.record[place]! };
    }
  }

  /** Everybody has heard every event once, in order. */
  expectHeardByAll(): void {
    for (const { events } of this.clients) {
      expect(events.map(({ version }) => version)).toEqual(this.record.map((_, place) => place + 1));
      expect(events.map(({ type }) => type)).toEqual(this.types);
    }
  }

  /** The end of the game, then the seed that it was bound to. */
  expectSeedRevealed(): void {
    expect(this.types.slice(-2)).toEqual(['gameOver', 'seedRevealed']);
  }
}
