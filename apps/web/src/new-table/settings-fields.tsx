import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { NumberBox } from '../frame/fields.js';
import { leaversOf, LeaversFields, noLeavers, type Leavers } from './leavers-fields.js';
import type { TableToOpen } from './set-up.js';
import type { BotProfile } from '../server/usual-bot.js';
import { words } from './words.js';

/** The settings of a table that every game has. */
export interface Settings {
  readonly visibility: 'open' | 'unlisted' | 'invited';
  readonly hasClock: boolean;
  readonly minutes: number;
  /** Seconds. */
  readonly increment: number;
  readonly takeBack: boolean;
  readonly pausesAtWeekends: boolean;
  readonly vacationDays: number;
  readonly leavers: Leavers;
  /** The others may agree to take the game back. */
  readonly undo: boolean;
  /** Seconds. */
  readonly delay: number;
}

/** The settings before anything is chosen. */
export const usualSettings: Settings = {
  visibility: 'open',
  hasClock: false,
  minutes: 30,
  increment: 10,
  takeBack: false,
  pausesAtWeekends: false,
  vacationDays: 0,
  leavers: noLeavers,
  undo: false,
  delay: 0,
};

/** The same as the API takes them. */
export const settingsOf = (settings: Settings): TableToOpen['settings'] => ({
  byInvitation: settings.visibility === 'invited',
  unlisted: settings.visibility === 'unlisted',
  takeBack: settings.takeBack,
  undo: settings.undo ? 'CONSENT' : null,
  spectatorDelay: settings.delay,
  calendar: settings.pausesAtWeekends ? { daysOff: [6, 7], utcOffset: utcOffset() } : null,
  leavers: leaversOf(settings.leavers),
  vacation: settings.vacationDays > 0 ? { days: settings.vacationDays } : null,
  bank: settings.hasClock ? { seconds: settings.minutes * 60, increment: settings.increment } : null,
});

/** Minutes by which the days of the visitor begin before those of UTC. */
const utcOffset = (): number => -new Date().getTimezoneOffset();

interface SettingsProps {
  readonly settings: Settings;
  readonly bots: readonly BotProfile[];
  readonly onSettings: (settings: Settings) => void;
}

/** Who may join, the clocks, and what spectators see. */
export function SettingsFields({ settings, bots, onSettings }: SettingsProps): JSX.Element {
  const set = (change: Partial<Settings>): void => onSettings({ ...settings, ...change });
  return (
    <>
      <fieldset>
        <legend>{words.visibility}</legend>
        {(['open', 'unlisted', 'invited'] as const).map((one) => (
          <label key={one} class="check">
            <input
              type="radio"
              name="visibility"
              checked={settings.visibility === one}
              onChange={() => set({ visibility: one })}
            />{' '}
            {words[one]}
          </label>
        ))}
        <NumberBox label={words.delay} value={settings.delay} most={3600} onValue={(delay) => set({ delay })} />
      </fieldset>
      <fieldset>
        <legend>{words.time}</legend>
        <Check label={words.takeBack} isOn={settings.takeBack} onChange={(takeBack) => set({ takeBack })} />
        <Check label={words.undo} isOn={settings.undo} onChange={(undo) => set({ undo })} />
        <Check label={words.clock} isOn={settings.hasClock} onChange={(hasClock) => set({ hasClock })} />
        {settings.hasClock && (
          <>
            <NumberBox
              label={words.minutes}
              value={settings.minutes}
              least={1}
              most={43_200}
              onValue={(minutes) => set({ minutes })}
            />
            <NumberBox
              label={words.increment}
              value={settings.increment}
              most={86_400}
              onValue={(increment) => set({ increment })}
            />
          </>
        )}
        <DayFields settings={settings} onSettings={onSettings} />
      </fieldset>
      <LeaversFields bots={bots} leavers={settings.leavers} onLeavers={(leavers) => set({ leavers })} />
    </>
  );
}

/** The days that do not count, of the table and of each seat. */
const DayFields = ({ settings, onSettings }: Omit<SettingsProps, 'bots'>): JSX.Element => (
  <>
    <Check
      label={words.weekends}
      isOn={settings.pausesAtWeekends}
      onChange={(pausesAtWeekends) => onSettings({ ...settings, pausesAtWeekends })}
    />
    <NumberBox
      label={words.vacationDays}
      value={settings.vacationDays}
      most={90}
      onValue={(vacationDays) => onSettings({ ...settings, vacationDays })}
    />
  </>
);
