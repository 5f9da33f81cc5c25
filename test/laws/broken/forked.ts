import type { AnyTagged, Turn } from '#kernel';
import { broken, changed, sound, type BrokenRuleset } from './broken.js';

/** The game behind a turn, which no rules are given. */
const forkedFromOf = (turn: Turn<unknown, AnyTagged>): unknown =>
  (turn as unknown as { readonly game: { readonly forkedFrom?: unknown } }).game.forkedFrom;

/** Rules that fail where a game goes on from a position (law 28). */
export const brokenForForks: readonly BrokenRuleset[] = [
  broken(28, 'blows harder in a game that goes on from another one', {
    automatic: (turn, step) =>
      sound.automatic?.(
        changed(turn, (event) =>
          typeof event['wind'] === 'number' && forkedFromOf(turn) !== undefined
            ? { ...event, wind: event['wind'] + 1 }
            : event,
        ),
        step,
      ),
  }),
];
