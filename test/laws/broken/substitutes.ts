import type { AnyTagged, Turn } from '#kernel';
import { broken, changed, sound, type BrokenRuleset } from './broken.js';

type AnyTurn = Turn<unknown, AnyTagged>;

/** What a ruleset is not given, and finds on the turn all the same. */
interface Peeked {
  readonly game: { readonly version: number; readonly seats: readonly { readonly account: string | null }[] };
}

const gameBehind = (turn: AnyTurn): Peeked['game'] => (turn as unknown as Peeked).game;

/** The wind blows stronger where `is` says so of the game behind the turn. */
const windier = (is: (game: Peeked['game']) => boolean): Pick<typeof sound, 'automatic'> => ({
  automatic: (turn, step) => {
    const harder = is(gameBehind(turn)) ? 1 : 0;
    sound.automatic?.(
      changed(turn, (event) =>
        typeof event['wind'] === 'number' ? { ...event, wind: event['wind'] + harder } : event,
      ),
      step,
    );
  },
});

/** Rules that notice who plays (law 26). */
export const brokenForSubstitutes: readonly BrokenRuleset[] = [
  broken(
    26,
    'blows harder at players who came later',
    windier(({ seats }) => seats.some(({ account }) => !account?.startsWith('player-'))),
  ),
  broken(
    26,
    'blows harder at each second event',
    windier(({ version }) => version % 4 < 2),
  ),
];
