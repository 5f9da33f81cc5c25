import type { TestApi } from '../../apps/api/src/testing/index.js';
import { TableClient } from '../table/table-client.js';

/** The commands that bring a game to where a gynoid acts, in order of preference: the kind of command, and its content. A technique asks no player. */
const road = [
  ['chooseHero', '"super-nova"'],
  ['placeHero', '"4,3"'],
  ['planCards', '"RIGHT"'],
  ['declareReady', ''],
  ['announceActivation', ''],
  ['activateSheet', '"gynoid"'],
  ['endActivation', ''],
] as const;

/** A table in the middle of a game. */
export interface Raid {
  readonly gameId: string;
  /** The player of Professor Skarov. */
  readonly overlord: TableClient;
  readonly close: () => Promise<unknown>;
}

/** A raid of Super Nova on the base of the Light Showers, played by both sides to where the gynoid in the Armoury acts. */
export async function raidAtTheGynoids({ url }: TestApi): Promise<Raid> {
  const hero = await TableClient.register(url, 'Hero');
  const overlord = await TableClient.register(url, 'Overlord');
  const options = { skarov: { heroes: 1, scenarioId: 'light-showers' } };
  const { game } = await hero.must<{ game: { id: string } }>(
    'openGame',
    'OpenGameInput',
    { options, seats: [{ me: true }] },
    'game { id }',
  );
  const gameId = game.id;
  await overlord.must('joinGame', 'JoinGameInput', { gameId }, 'version');
  await hero.must('startGame', 'StartGameInput', { gameId }, 'version');
  for (let type = ''; type !== 'activateSheet';) type = await goOn(gameId, [hero, overlord]);
  return { gameId, overlord, close: () => Promise.all([hero.close(), overlord.close()]) };
}

/** One step on this road. @returns the kind of command. Throws an Error where it ends. */
async function goOn(gameId: string, players: readonly TableClient[]): Promise<string> {
  const ways: string[] = [];
  for (const player of players) {
    const { legalCommands } = await player.position(gameId);
    for (const [type, word] of road) {
      const next = legalCommands.find((each) => each.type === type && JSON.stringify(each.input).includes(word));
      if (!next) continue;
      await player.submit(gameId, next.input);
      return type;
    }
    ways.push(...new Set(legalCommands.map(({ type }) => type)));
  }
  throw new Error(`Nothing leads to the gynoids: there is ${ways.join(', ')}.`);
}
