import type { SeatPlan } from '#client';
import type { ComponentChildren, JSX } from 'preact';
import { Labelled } from '../frame/labelled.js';
import type { BotProfile } from '../server/usual-bot.js';
import type { Taker, Takers } from './takers.js';
import { words } from './words.js';

interface SeatFieldsProps {
  readonly plan: SeatPlan;
  readonly bots: readonly BotProfile[];
  readonly takers: Takers;
  readonly onTaker: (seat: number, taker: Taker) => void;
}

const BOT = 'bot:';

const valueOf = (taker: Taker | undefined): string =>
  taker?.kind === 'bot' ? BOT + taker.bot : (taker?.kind ?? 'free');

const takerOf = (value: string): Taker =>
  value.startsWith(BOT) ? { kind: 'bot', bot: value.slice(BOT.length) } : { kind: value === 'me' ? 'me' : 'free' };

/** Who takes each seat. */
export const SeatFields = ({ plan, bots, takers, onTaker }: SeatFieldsProps): JSX.Element => (
  <fieldset>
    <legend>{words.table}</legend>
    <p class="notice">{words.mustBeTaken(plan.least)}</p>
    {plan.seats.map((seat) => (
      <Labelled key={seat.seat} label={words.seat(seat.seat + 1)} hint={hintOf(seat, bots, takers)}>
        {(joined) => (
          <select
            {...joined}
            value={valueOf(takers.get(seat.seat))}
            onChange={({ currentTarget }) => onTaker(seat.seat, takerOf(currentTarget.value))}
          >
            <option value="me">{words.you}</option>
            {bots.map((bot) => (
              <option key={bot.name} value={BOT + bot.name} title={bot.description}>
                {words.bot(bot.title, bot.level)}
              </option>
            ))}
            <option value="free">{words.free}</option>
          </select>
        )}
      </Labelled>
    ))}
  </fieldset>
);

/** Its place at the table, and how the bot plays that takes it. */
function hintOf(seat: SeatPlan['seats'][number], bots: readonly BotProfile[], takers: Takers): ComponentChildren {
  const place = seat.title ?? undefined;
  const taker = takers.get(seat.seat);
  const bot = taker?.kind === 'bot' ? bots.find(({ name }) => name === taker.bot) : undefined;
  if (!bot?.description) return place;
  return (
    <>
      {place}
      {place && ' · '}
      {bot.description}
    </>
  );
}
