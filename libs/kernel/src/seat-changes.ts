import { z } from 'zod';
import type { Game, SeatHolder } from './game.js';
import { mattering } from './importance.js';
import { forgetAbsence } from './leavers.js';
import type { FormerHolder } from './seat-history.js';
import type { Seat } from './seat.js';
import type { Tagged } from './shapes.js';

const seat = z.int().min(0).meta({ description: 'Number of the seat, from 0, clockwise.' });

/** The events by which a seat of a running game changes hands. Public, and independent of the state of the game. */
export const seatChangeSchemas = {
  seatOffered: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        seat,
        to: z.string().optional().meta({
          description: 'Account that alone may take over the seat; absent where any account may.',
        }),
        absent: z.literal(true).optional().meta({
          description: 'Its player was absent; absent where the player offered it.',
        }),
      })
      .meta({ description: 'A seat was offered to another player.' }),
  ),
  offerWithdrawn: mattering('DETAIL', z.strictObject({ seat }).meta({ description: 'A seat is offered no longer.' })),
  seatTakenOver: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        seat,
        account: z.string().meta({ description: 'Account of the player who has the seat from here on.' }),
      })
      .meta({ description: 'A player took over a seat.' }),
  ),
  botTookOver: mattering(
    'TURNING_POINT',
    z
      .strictObject({ seat, bot: z.string().meta({ description: 'Name of the bot.' }) })
      .meta({ description: 'A bot took over the seat of a player.' }),
  ),
} as const;

/** An event by which a seat changes hands. */
export type SeatChange = Tagged<typeof seatChangeSchemas>;

/** True for an event by which a seat changes hands. */
export const isSeatChange = (event: { readonly type: string }): event is SeatChange =>
  Object.hasOwn(seatChangeSchemas, event.type);

/** Applies the change of a seat to a game, in place. */
export function changeSeat(game: Game, event: SeatChange): void {
  switch (event.type) {
    case 'seatOffered': {
      const { type: _, seat: offered, ...offer } = event;
      const since = game.version + 1;
      change(game, offered, (holder) => ({ ...holder, offered: { ...offer, since } }));
      forgetAbsence(game, offered);
      return;
    }
    case 'offerWithdrawn':
      change(game, event.seat, withoutOffer);
      return;
    case 'seatTakenOver':
      handOver(game, event.seat, { account: event.account, bot: null });
      return;
    case 'botTookOver':
      handOver(game, event.seat, { account: null, bot: event.bot });
      return;
  }
}

/** A seat has resigned, and is offered no longer, in place. */
export const resignSeat = (game: Game, seat: Seat): void =>
  change(game, seat, (holder) => ({ ...withoutOffer(holder), resigned: true }));

/** Gives a seat to another holder, in place. Its seed and what was brought to it stay with the seat. */
export function handOver(
  game: Game,
  taken: Seat,
  next: Pick<SeatHolder, 'account' | 'bot'>,
  how: Pick<FormerHolder, 'byOperator'> = {},
): void {
  const through = game.version;
  change(game, taken, (holder) => {
    const { account, bot, formerly = [] } = holder;
    return { ...withoutOffer(holder), ...next, formerly: [...formerly, { account, bot, through, ...how }] };
  });
  forgetAbsence(game, taken);
}

const withoutOffer = ({ offered: _, ...holder }: SeatHolder): SeatHolder => holder;

function change(game: Game, changed: Seat, by: (holder: SeatHolder) => SeatHolder): void {
  game.seats = game.seats.map((holder) => (holder.seat === changed ? by(holder) : holder));
}
