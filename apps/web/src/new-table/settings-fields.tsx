import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { NumberBox } from '../frame/fields.js';
import type { TableToOpen } from './set-up.js';
import { words } from './words.js';

/** The settings of a table that every game has. */
export interface Settings {
  readonly visibility: 'open' | 'unlisted' | 'invited';
  readonly hasClock: boolean;
  readonly minutes: number;
  /** Seconds. */
  readonly increment: number;
  readonly takeBack: boolean;
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
  bank: settings.hasClock ? { seconds: settings.minutes * 60, increment: settings.increment } : null,
});

interface SettingsProps {
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
}

/** Who may join, the clocks, and what spectators see. */
export function SettingsFields({ settings, onSettings }: SettingsProps): JSX.Element {
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
      </fieldset>
    </>
  );
}
