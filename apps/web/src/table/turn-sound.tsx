import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Check } from '../frame/check.js';
import { words } from '../messages/locale.js';

const KEPT = 'turn-sound';

/** Hertz of the tone, and its seconds. */
const PITCH = 660;
const LENGTH = 0.35;

/** Whether a tone is heard when the visitor is asked. Kept in this browser. */
const sounds = signal(localStorage.getItem(KEPT) === 'yes');

/** For players who do other things while others play: a tone in this tab. */
export const SoundSwitch = (): JSX.Element => (
  <Check
    label={words.turnSound}
    isOn={sounds.value}
    onChange={(isOn) => {
      sounds.value = isOn;
      localStorage.setItem(KEPT, isOn ? 'yes' : 'no');
      if (isOn) ring();
    }}
  />
);

/** A tone when the game begins to wait for the visitor, and not for a turn that was there when the page was opened. */
export function useTurnSound(isAsked: boolean): void {
  const before = useRef(true);
  useEffect(() => {
    if (isAsked && !before.current && sounds.value) ring();
    before.current = isAsked;
  }, [isAsked]);
}

/** Browsers play nothing in a page without a click or key. */
function ring(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0.15 });
  const tone = new OscillatorNode(context, { frequency: PITCH });
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + LENGTH);
}
