import { accepted, type OpenGameInput } from '#client';
import type { BoxQuery } from '../generated/operations.js';
import { server } from './server.js';
import { usualBot } from './usual-bot.js';
import { someVisitor } from './visitor.js';

/** A game of the box, as the home page lists it. */
export type BoxedGame = BoxQuery['rulesets'][number];

/** Seats the visitor in a new game, with bots in the other seats that it needs, and starts it. Returns its id. */
export async function playNow(game: BoxedGame): Promise<string> {
  await someVisitor();
  const bot = usualBot(game.botProfiles);
  const { least, seats } = game.seats;
  const others = bot === undefined ? 0 : Math.min(Math.max(least, 2), seats.length) - 1;
  const opened = accepted(
    await server().open({
      options: { [game.name]: {} } as unknown as OpenGameInput['options'],
      seats: [{ me: true }, ...Array.from({ length: others }, () => ({ bot: bot as string }))],
    }),
  );
  const { id } = opened.game;
  accepted(await server().start({ gameId: id }));
  return id;
}
