import type { OpenGameInput } from '#client';
import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { NumberBox, SelectBox } from '../frame/fields.js';
import type { BotProfile } from '../server/usual-bot.js';
import { words } from './words.js';

const HOUR = 3_600;

/** Hours of thirty days. */
const MOST_HOURS = 720;

const ANY_PLAYER = '';

/** What the table does about players who are absent. */
export interface Leavers {
  /** 0: nothing. */
  readonly hours: number;
  /** Empty where the seat is offered to all. */
  readonly bot: string;
  readonly mayReturn: boolean;
}

/** Nothing is done. */
export const noLeavers: Leavers = { hours: 0, bot: ANY_PLAYER, mayReturn: false };

/** The same as the API takes it. */
export function leaversOf({ hours, bot, mayReturn }: Leavers): NonNullable<OpenGameInput['leavers']> | null {
  if (hours === 0) return null;
  return { after: hours * HOUR, ...(bot === ANY_PLAYER ? {} : { bot, mayReturn }) };
}

interface LeaversProps {
  readonly bots: readonly BotProfile[];
  readonly leavers: Leavers;
  readonly onLeavers: (leavers: Leavers) => void;
}

/** What happens to the seats of players who are absent. */
export function LeaversFields({ bots, leavers, onLeavers }: LeaversProps): JSX.Element {
  const set = (change: Partial<Leavers>): void => onLeavers({ ...leavers, ...change });
  return (
    <fieldset>
      <legend>{words.leavers}</legend>
      <NumberBox label={words.absence} value={leavers.hours} most={MOST_HOURS} onValue={(hours) => set({ hours })} />
      {leavers.hours > 0 && (
        <SelectBox
          label={words.goesTo}
          value={leavers.bot}
          values={[
            [ANY_PLAYER, words.anyPlayer],
            ...bots.map(({ name, title, level }) => [name, words.bot(title, level)] as const),
          ]}
          onValue={(bot) => set({ bot })}
        />
      )}
      {leavers.hours > 0 && leavers.bot !== ANY_PLAYER && (
        <Check label={words.mayReturn} isOn={leavers.mayReturn} onChange={(mayReturn) => set({ mayReturn })} />
      )}
    </fieldset>
  );
}
