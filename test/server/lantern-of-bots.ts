import { randomUUID } from 'node:crypto';
import { until } from '#event-store/testing';
import type { Apps } from './apps.js';

/** A player who has games of Lantern played by bots. */
export class Onlooker {
  private constructor(
    private readonly apps: Apps,
    private readonly token: string,
  ) {}

  static async on(apps: Apps): Promise<Onlooker> {
    const name = `Ada ${randomUUID().slice(0, 8)}`;
    const account = `mutation { createAccount(name: "${name}") { ... on AccountCreated { token } } }`;
    return new Onlooker(apps, (await apps.ask<{ createAccount: { token: string } }>(account)).createAccount.token);
  }

  /** Opens and starts a game between two bots. */
  async start(): Promise<string> {
    const seats = '[{ bot: "random" }, { bot: "random" }]';
    const opening = `mutation { openGame(input: { commandId: "${randomUUID()}", options: { lantern: { storms: 2 } }, seats: ${seats} }) { ... on CommandAccepted { game { id } } } }`;
    const { id } = (await this.apps.ask<{ openGame: { game: { id: string } } }>(opening, this.token)).openGame.game;
    const starting = `mutation { startGame(input: { commandId: "${randomUUID()}", gameId: "${id}" }) { __typename } }`;
    const { startGame } = await this.apps.ask<{ startGame: { __typename: string } }>(starting, this.token);
    if (startGame.__typename !== 'CommandAccepted') throw new Error(startGame.__typename);
    return id;
  }

  /** Waits until a game is over. */
  seesTheEndOf(id: string): Promise<void> {
    return until(`game ${id} is over`, async () => (await this.statusOf(id)) === 'OVER', 60);
  }

  private async statusOf(id: string): Promise<string> {
    const { game } = await this.apps.ask<{ game: { status: string } }>(`{ game(id: "${id}") { status } }`, this.token);
    return game.status;
  }
}
