import type { AnyTagged, Turn } from '#kernel';
import { broken, changed, sound, type BrokenRuleset } from './broken.js';

/** The first player behind a turn, whom no rules are told. */
const firstPlayerOf = (turn: Turn<unknown, AnyTagged>): string | null | undefined =>
  (turn as unknown as { readonly game: { readonly seats: readonly { readonly account: string | null }[] } }).game
    .seats[0]?.account;

/** Rules by which tables of one deal part (law 29). */
export const brokenDeals: readonly BrokenRuleset[] = [
  broken(29, 'deals by the names of the players', {
    setUp: (turn) =>
      sound.setUp(
        changed(turn, (event) =>
          Array.isArray(event['oils']) && firstPlayerOf(turn)?.startsWith('rival')
            ? { ...event, oils: event['oils'].toReversed() as unknown }
            : event,
        ),
      ),
  }),
];
