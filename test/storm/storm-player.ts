import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#kernel';
import { ask } from '../server/ask.js';
import { insist } from './insist.js';

/** The id of a game as the API writes it: base64url of `Game:` and the id in the store. */
export type GameId = string;

/** A command that the server said it has carried out. */
export interface Acknowledged {
  readonly game: GameId;
  readonly commandId: string;
  readonly version: number;
}

interface Answer {
  readonly __typename: string;
  readonly version?: number;
  readonly game?: { readonly id: string };
}

interface Position {
  readonly status: string;
  readonly waiting: { readonly mine?: boolean } | null;
  readonly legalCommands: readonly { readonly input: unknown }[];
}

/** A player who sends every command until it is answered, under the same id, whatever happens to the server. */
export class StormPlayer {
  constructor(
    private readonly url: string,
    readonly token: string,
    private readonly random: Random,
    private readonly onAcknowledged: (command: Acknowledged) => void,
  ) {}

  /** Opens a game against a bot and starts it; gives its id. */
  async open(): Promise<GameId> {
    const seats = [{ me: true }, { bot: 'random' }];
    const opening = { commandId: randomUUID(), options: { lantern: { storms: 2 } }, seats };
    const { id: game } = (await this.command('openGame', 'OpenGameInput', opening)).game!;
    // The answer has the version after everybody sat down; the opening itself is the first commit.
    this.onAcknowledged({ game, commandId: opening.commandId, version: 1 });
    await this.give('startGame', 'StartGameInput', game);
    return game;
  }

  /** Plays a game to its end. */
  async play(gameId: GameId): Promise<void> {
    const query = `query($id: ID!) { game(id: $id) { status waiting { ... on WaitingForSeats { mine } } legalCommands(first: 50) { input } } }`;
    for (;;) {
      const look = () => ask<{ game: Position }>(this.url, query, this.token, { id: gameId });
      const { status, waiting, legalCommands } = (await insist(look)).game;
      if (status === 'OVER') return;
      if (waiting?.mine && legalCommands.length > 0) {
        const choice = this.random.pick(legalCommands);
        await this.give('submitCommand', 'SubmitCommandInput', gameId, { command: choice.input });
      } else await pause(100);
    }
  }

  /** Gives a command to a game, and tells when it was carried out. */
  private async give(mutation: string, type: string, game: GameId, command: object = {}): Promise<void> {
    const commandId = randomUUID();
    const { __typename, version } = await this.command(mutation, type, { commandId, gameId: game, ...command });
    if (__typename === 'CommandAccepted') this.onAcknowledged({ game, commandId, version: version! });
  }

  private async command(mutation: string, type: string, input: object): Promise<Answer> {
    const document = `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename ... on CommandAccepted { version game { id } } } }`;
    const send = () => ask<Record<string, Answer>>(this.url, document, this.token, { input });
    return (await insist(send))[mutation]!;
  }
}
