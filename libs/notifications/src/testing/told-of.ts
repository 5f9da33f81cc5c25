import type { LoadedGame } from '#records';
import { gameFact } from '../facts/game-facts.js';
import { messageOf } from '../facts/message.js';
import { happeningsOfGame } from '../noticing/happenings.js';

/** Every message that the accounts of a game would get now, as a text: what a hidden fact must not change. */
export async function toldOf(loaded: LoadedGame): Promise<readonly string[]> {
  const names = { load: (account: string) => Promise.resolve({ name: account }) };
  return Promise.all(
    happeningsOfGame(loaded).map(async ({ account, kind, occurrence, deadline }) => {
      if (kind === 'PAIRED' || kind === 'INVITED') throw new Error(`A game does not tell ${kind}.`);
      const fact = await gameFact(kind, loaded, account, names);
      const message = messageOf([fact], { locale: 'en', timeZone: 'UTC' }, 'https://play.example');
      return JSON.stringify({ account, kind, occurrence, deadline, message });
    }),
  );
}
