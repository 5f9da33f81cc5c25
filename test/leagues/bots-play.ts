import { randomUUID } from 'node:crypto';
import type { Random } from '#kernel';
import type { Player } from './league-host.js';

const CHOICES = 'query ($id: ID!) { game(id: $id) { status legalCommands(first: 40) { asked stepId input } } }';
const SUBMIT = 'mutation ($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename } }';
const RESIGN = 'mutation ($input: ResignInput!) { resign(input: $input) { __typename } }';

interface Position {
  readonly game: {
    readonly status: string;
    readonly legalCommands: readonly {
      readonly asked: boolean;
      readonly stepId: string | null;
      readonly input: object;
    }[];
  };
}

/**
 * Plays a game to its end: each asked bot answers with a random legal command.
 * @param most commands after which one of them resigns, where a game is long; by default none does.
 */
export async function playOut(
  gameId: string,
  players: readonly Player[],
  random: Random,
  settle: () => Promise<unknown>,
  most = Infinity,
): Promise<void> {
  for (let given = 0; ;) {
    let moved = false;
    for (const { client } of players) {
      const { game } = await client.data<Position>(CHOICES, { id: gameId });
      if (game.status === 'OVER') return;
      const asked = game.legalCommands.filter((command) => command.asked);
      if (asked.length === 0) continue;
      if (given >= most) {
        await random.pick(players).client.data(RESIGN, { input: { gameId, commandId: randomUUID() } });
        return;
      }
      given += 1;
      const { stepId, input: command } = random.pick(asked);
      await client.data(SUBMIT, { input: { gameId, commandId: randomUUID(), stepId, command } });
      moved = true;
    }
    // Steps of the rules, and of the clock, are jobs.
    if (!moved) await settle();
  }
}
