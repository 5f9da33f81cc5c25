import { randomUUID } from 'node:crypto';
import { TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { OPEN } from '../api/open-table.js';

/** What a page shows of a game of Arena: things that are unique in the game, and things of the content. */
export const HANDS =
  'query($id: ID!) { game(id: $id) { id view { ... on ArenaView { own { hand { instanceId cardId } } } } ruleset { id content { ... on ArenaContent { cards { id type } } } } } }';

/** Two games of Arena that differ in the cards of one player, and what the API told that player of each. */
interface TwoGames {
  readonly ada: TestClient;
  readonly ids: readonly string[];
  readonly told: readonly object[];
}

/** Starts two games of Arena for a new account. */
export async function twoGames({ url }: TestApi): Promise<TwoGames> {
  const ada = await TestClient.register(url, 'Ada');
  const ids = [await started(ada), await started(ada)];
  return { ada, ids, told: await Promise.all(ids.map((id) => ada.data<object>(HANDS, { id }))) };
}

async function started(ada: TestClient): Promise<string> {
  const input = { commandId: randomUUID(), options: { arena: {} }, seats: [{ me: true }, { bot: 'random' }] };
  const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
  const gameId = openGame.game.id;
  await ada.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', {
    input: { commandId: randomUUID(), gameId },
  });
  return gameId;
}
