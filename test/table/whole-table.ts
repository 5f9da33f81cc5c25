import { ownName, sharedTestApi } from '../../apps/api/src/testing/index.js';
import { withWorker } from '../client/with-worker.js';
import { joinGame, openGame, startGame, type Brings } from './seating.js';
import { StartedServer } from './started-server.js';
import { TableClient, type Position, type StreamedEvent } from './table-client.js';

/** The choice of a player among its legal commands. */
export type Choice = (position: Position) => unknown;

/** A game to be played by the first clients of a table, each with the things that it brings; the others watch. */
export interface GameOfClients {
  readonly options: object;
  /** The things that each seat brings; there are as many players as entries. */
  readonly brings: readonly Brings[];
  /** The selection of all clients on the payload of every event. */
  readonly selection: string;
  /** The choices of the player at a seat. */
  readonly choices: (client: TableClient, seat: number, gameId: string) => Choice;
}

/** A game whose server was killed while it was played. */
interface KilledGame {
  /** The table at which it continued. */
  readonly table: WholeTable;
  /** The events that each client had got when the server was killed. */
  readonly heard: readonly (readonly StreamedEvent[])[];
  readonly game: PlayedGame;
}

/** A server, and clients that use only its API. */
export class WholeTable {
  private isKilled = false;

  private constructor(
    readonly url: string,
    readonly clients: readonly TableClient[],
    private readonly end: () => Promise<void>,
    private readonly server?: StartedServer,
  ) {}

  /** Starts a server as `npm start` does, and makes an account for each client. */
  static async start(names: readonly string[]): Promise<WholeTable> {
    const server = await StartedServer.start({ LOG_LEVEL: 'warn' });
    const clients = await Promise.all(names.map((name) => TableClient.register(server.url, name)));
    return new WholeTable(server.url, clients, () => server.stop(), server);
  }

  /** Makes an account for each client on the shared API of this worker, which runs due work at once. */
  static async shared(names: readonly string[]): Promise<WholeTable> {
    const api = withWorker(await sharedTestApi());
    const clients = await Promise.all(names.map((name) => TableClient.register(api.url, name, ownName(name))));
    return new WholeTable(api.url, clients, () => api.close());
  }

  /** Seats the players, lets all clients listen, and plays a game from its start to its end. */
  async play(game: GameOfClients): Promise<PlayedGame> {
    const gameId = await this.seated(game);
    const listening = this.listen(gameId, game);
    await startGame(this.clients[0]!, gameId);
    return this.playOn(gameId, game, listening);
  }

  /**
   * As `play`, but the server is killed as soon as any client gets an event of this type. The same clients continue
   * at the table that is started on its data; this one is closed.
   */
  async playThroughKill(game: GameOfClients, type: string): Promise<KilledGame> {
    const gameId = await this.seated(game);
    const listening = this.listen(gameId, game);
    const killed = Promise.race(this.clients.map((client) => client.hearing(type))).then(() => this.restarted());
    await startGame(this.clients[0]!, gameId);
    const ends = this.players(game).map((client, seat) => client.play(gameId, game.choices(client, seat, gameId)));
    const over = Promise.all(ends).then((played) => {
      throw new Error(`The game is over after ${String(played)} commands, but no client has got ${type}.`);
    });
    // A client with a request in flight when the server was killed gets no answer.
    const cutOff = over.catch((cause: unknown) => {
      if (!this.isKilled) throw cause;
    });
    const [table] = await Promise.all([killed, cutOff, Promise.all(listening)]);
    const heard = this.clients.map(({ events }) => events);
    return { table, heard, game: await table.playOn(gameId, game, table.listen(gameId, game)) };
  }

  /**
   * Kills the server that `start` has started, and starts it again on its data. Returns the table of the same clients
   * then; this one is closed.
   */
  async restarted(): Promise<WholeTable> {
    this.isKilled = true;
    const ended = this.server!.halt('SIGKILL');
    await this.leave();
    await ended;
    const server = await StartedServer.start({ LOG_LEVEL: 'warn' }, this.server);
    const clients = this.clients.map((client) => client.at(server.url));
    return new WholeTable(server.url, clients, () => server.stop(), server);
  }

  /** Opens a game, and seats the players with the things that they bring. */
  private async seated({ options, brings }: GameOfClients): Promise<string> {
    const [opener, ...others] = this.clients.slice(0, brings.length) as [TableClient, ...TableClient[]];
    const gameId = await openGame(opener, options, brings[0]);
    for (const [place, client] of others.entries()) await joinGame(client, gameId, brings[place + 1]);
    return gameId;
  }

  private listen(gameId: string, { selection }: GameOfClients): Promise<void>[] {
    return this.clients.map((client) => client.listen(gameId, selection));
  }

  private players({ brings }: GameOfClients): readonly TableClient[] {
    return this.clients.slice(0, brings.length);
  }

  /** Plays a running game to its end. */
  private async playOn(gameId: string, game: GameOfClients, listening: Promise<void>[]): Promise<PlayedGame> {
    const { selection, choices } = game;
    const players = this.players(game);
    const played = await Promise.all(players.map((client, seat) => client.play(gameId, choices(client, seat, gameId))));
    await Promise.all(listening);
    return new PlayedGame(gameId, this.clients, await players[0]!.everything(gameId, selection), played);
  }

  async close(): Promise<void> {
    await this.leave();
    await this.end();
  }

  private async leave(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }
}

/** A finished game, as received by all clients and as recorded. */
export class PlayedGame {
  constructor(
    readonly gameId: string,
    private readonly clients: readonly TableClient[],
    /** Every event, in full. */
    readonly record: readonly StreamedEvent[],
    /** The number of accepted commands of each player, where they were counted. */
    readonly played: readonly number[] = [],
  ) {}

  /** The types of all events, in order. */
  get types(): string[] {
    return this.record.map(({ type }) => type);
  }

  /** Every event that a client got, beside the same one on record. */
  *heard(): Iterable<{ readonly seat: number; readonly got: StreamedEvent; readonly full: StreamedEvent }> {
    for (const [seat, client] of this.clients.entries()) {
      for (const [place, got] of client.events.entries()) yield { seat, got, full: this.record[place]! };
    }
  }

  /** All clients have got every event once, in order. */
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
