import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#kernel';
import { insist } from './insist.js';
import type { TableKind } from './tables.js';
import type { Told } from './told.js';

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
  readonly version: number;
  readonly status: string;
  readonly waiting: { readonly mine?: boolean } | null;
  readonly legalCommands: readonly { readonly input: unknown }[];
}

/** The servers and the account of a player. */
export interface PlayerParts {
  /** The addresses of the APIs: commands go to the first, looks to each in turn. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly table: TableKind;
  readonly random: Random;
  readonly told: Told;
  readonly onAcknowledged: (command: Acknowledged) => void;
}

/** A player who sends every command until it is answered, under the same id, through all faults of the server. */
export class StormPlayer {
  private looks = 0;

  constructor(private readonly parts: PlayerParts) {}

  /** Opens a game and starts it; gives its id. */
  async open(): Promise<GameId> {
    const { table, onAcknowledged } = this.parts;
    const { options, seats } = table;
    const opening = { commandId: randomUUID(), options, seats };
    const { id: game } = (await this.accepted('openGame', 'OpenGameInput', opening)).game!;
    // The answer has the version after all have sat down; the opening itself is the first commit.
    onAcknowledged({ game, commandId: opening.commandId, version: 1 });
    await this.accepted('startGame', 'StartGameInput', { commandId: randomUUID(), gameId: game });
    return game;
  }

  /** Plays a game to its end. */
  async play(game: GameId): Promise<void> {
    const { table, random } = this.parts;
    for (;;) {
      const position = await this.look(game);
      if (position.status === 'OVER') return;
      if (!table.isAsleep && position.waiting?.mine && position.legalCommands.length > 0) {
        await this.submit(game, position, random.pick(position.legalCommands).input);
      } else await pause(100);
    }
  }

  /** Looks at a game, each time at another API. */
  private async look(id: GameId): Promise<Position> {
    const { urls, token, told } = this.parts;
    const query = `query($id: ID!) { game(id: $id) { version status waiting { ... on WaitingForSeats { mine } } legalCommands(first: 50) { input } } }`;
    this.looks += 1;
    const url = urls[this.looks % urls.length]!;
    return (await insist(() => told.ask<{ game: Position }>(url, query, token, { id }))).game;
  }

  /** Gives a command that is legal where the game stood. A refusal is right only when the game stands there no longer. */
  private async submit(game: GameId, { version: seen }: Position, command: unknown): Promise<void> {
    const { told, onAcknowledged } = this.parts;
    const commandId = randomUUID();
    const answer = await this.command('submitCommand', 'SubmitCommandInput', { commandId, gameId: game, command });
    if (answer.__typename !== 'CommandAccepted') {
      const { version } = await this.look(game);
      if (version === seen) told.wrong.push(`Refused at version ${seen}: ${JSON.stringify(command)}`);
      return;
    }
    const version = answer.version!;
    onAcknowledged({ game, commandId, version });
    const now = await this.look(game);
    if (now.version < version) told.wrong.push(`At version ${version} a game was shown at ${now.version}.`);
  }

  /** Gives a command that has to be accepted. */
  private async accepted(mutation: string, type: string, input: object): Promise<Answer> {
    const answer = await this.command(mutation, type, input);
    if (answer.__typename !== 'CommandAccepted') throw new Error(`${mutation} was refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  private async command(mutation: string, type: string, input: object): Promise<Answer> {
    const { urls, token, told } = this.parts;
    const document = `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename ... on CommandAccepted { version game { id } } ... on CommandRejected { ruleId } } }`;
    const send = () => told.ask<Record<string, Answer>>(urls[0]!, document, token, { input });
    return (await insist(send))[mutation]!;
  }
}
