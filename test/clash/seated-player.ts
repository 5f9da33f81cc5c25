import { randomUUID } from 'node:crypto';
import type { Random } from '#kernel';
import type { TestApi, TestClient } from '../../apps/api/src/testing/index.js';
import type { Position } from '../table/table-client.js';
import { quickChoice } from './quick-choice.js';

const ANSWER = '__typename ... on CommandAccepted { game { id } } ... on CommandRejected { ruleId code message }';
const POSITION =
  'query($id: ID!) { game(id: $id) { status waiting { ... on WaitingForSeats { mine stepId } } legalCommands { type input } } }';
const mutation = (name: string, type: string): string =>
  `mutation($input: ${type}!) { ${name}(input: $input) { ${ANSWER} } }`;

/** What became of a mutation. */
export interface Answered {
  readonly __typename: string;
  readonly game?: { readonly id: string };
  readonly code?: string;
  readonly message?: string;
}

/** Opens a game of Clash, with the first seat for its opener. */
export async function openClash(client: TestClient, clash: object): Promise<Answered> {
  const input = { commandId: randomUUID(), options: { clash }, seats: [{ me: true }] };
  const { openGame } = await client.data<{ openGame: Answered }>(mutation('openGame', 'OpenGameInput'), { input });
  return openGame;
}

/** Starts a game. */
export async function startClash(client: TestClient, gameId: string): Promise<void> {
  const input = { commandId: randomUUID(), gameId };
  await client.data(mutation('startGame', 'StartGameInput'), { input });
}

/** Plays every seat by `legalCommands` alone, and what is due between them, until the game is over. Gives how many commands it took. */
export async function playOut(
  api: TestApi,
  players: readonly TestClient[],
  gameId: string,
  random: Random,
): Promise<number> {
  const submit = mutation('submitCommand', 'SubmitCommandInput');
  for (let commands = 0; ;) {
    await api.settle();
    for (const player of players) {
      const { game } = await player.data<{ game: Position }>(POSITION, { id: gameId });
      if (game.status === 'OVER') return commands;
      if (!game.waiting?.mine) continue;
      const input = { gameId, commandId: randomUUID(), command: quickChoice(game, random) };
      const { submitCommand } = await player.data<{ submitCommand: Answered }>(submit, { input });
      if (submitCommand.__typename !== 'CommandAccepted') throw new Error(JSON.stringify(submitCommand));
      commands += 1;
      break;
    }
  }
}
