import type { SeatPlan } from '#client';
import { usualBot, type BotProfile } from '../server/usual-bot.js';

/** Who takes a seat of a new table: the visitor, a bot by its name, or another player later. */
export type Taker =
  { readonly kind: 'me' } | { readonly kind: 'bot'; readonly bot: string } | { readonly kind: 'free' };

/** The takers of a table, by seat. */
export type Takers = ReadonlyMap<number, Taker>;

const ME: Taker = { kind: 'me' };
const FREE: Taker = { kind: 'free' };

/** The visitor at the first seat, and a bot at each further one that the game needs; what was chosen counts. */
export function takersOf({ least, seats }: SeatPlan, bots: readonly BotProfile[], chosen: Takers): Takers {
  const bot = usualBot(bots);
  const needed = Math.max(least, Math.min(2, seats.length));
  const mine = seats.find(({ seat }) => chosen.get(seat)?.kind === 'me')?.seat;
  return new Map(
    seats.map(({ seat }, place) => {
      const usual: Taker = place >= needed || bot === undefined ? FREE : { kind: 'bot', bot };
      return [seat, chosen.get(seat) ?? (place === 0 && mine === undefined ? ME : usual)];
    }),
  );
}

/** The same with another taker of a seat. The visitor has one seat: they leave the one that they had. */
export function withTaker(takers: Takers, seat: number, taker: Taker): Takers {
  const left = [...takers].map(
    ([other, old]) => [other, taker.kind === 'me' && old.kind === 'me' ? FREE : old] as const,
  );
  return new Map([...left, [seat, taker]]);
}

/** How many seats are taken. */
export const takenOf = (takers: Takers): number => [...takers.values()].filter(({ kind }) => kind !== 'free').length;
