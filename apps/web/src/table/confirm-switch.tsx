import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { words } from '../messages/locale.js';

const KEPT = 'confirm';

/** Whether a command is asked about before it is sent. Kept in this browser. What ends a game for a player, such as resigning, always asks. */
export const confirms = signal(localStorage.getItem(KEPT) !== 'no');

/** For players who know the game: nothing is asked before a command is sent. */
export const ConfirmSwitch = (): JSX.Element => (
  <Check
    label={words.confirmEach}
    isOn={confirms.value}
    onChange={(isOn) => {
      confirms.value = isOn;
      localStorage.setItem(KEPT, isOn ? 'yes' : 'no');
    }}
  />
);
