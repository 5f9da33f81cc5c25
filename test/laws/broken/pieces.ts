import { LocalGame } from '#kernel';
import type { Conserved } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { broken, changed, sound, type BrokenRuleset } from './broken.js';

interface Cards {
  readonly hands: readonly (readonly number[])[];
  readonly played: readonly number[];
}

const places = ({ hands, played }: Cards): Record<string, readonly number[]> => ({
  ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, hand])),
  played,
});

const box = lantern.content!.cards.flatMap(({ oil, copies }) => Array.from({ length: copies }, () => oil));

const ofTheBox: Conserved = { what: 'cards', box: () => box, places, outOfPlay: true };

/** As many cards as were dealt, with any values. */
const dealt: Conserved = {
  what: 'cards',
  box: ({ hands, options }) => hands.flatMap(() => Array.from({ length: options.storms }, () => 'card')),
  places: (state) => ({ table: Object.values(places(state as Cards)).flatMap((cards) => cards.map(() => 'card')) }),
};

/** In the middle of a game, at a number of points that random games do not come to. */
const start = LocalGame.start(lantern, { seed: 'start' }).game.state!;
const rich = { ...start, points: [77, 0] };

/** Mistakes with pieces (law 21), and one at a position that no random game comes to. */
export const brokenPieces: readonly BrokenRuleset[] = [
  broken(
    21,
    'deals all players the same hand',
    {
      setUp: (turn) => {
        let oils: unknown;
        sound.setUp(changed(turn, (event) => ({ ...event, oils: (oils ??= event['oils']) })));
      },
    },
    { conserved: [ofTheBox] },
  ),
  broken(
    21,
    'loses the hand of a keeper who leaves',
    {
      evolve: (state, event) => {
        sound.evolve(state, event);
        if (event.type === 'keeperLeft') state.hands[event.seat as number] = [];
      },
    },
    { conserved: [dealt] },
  ),
  broken(
    3,
    'leaves a legal command out where a keeper is very rich',
    {
      legalCommands: (state, seat) =>
        [...sound.legalCommands(state, seat)].slice(0, state.points[0] === 77 ? 1 : undefined),
      decide: (turn, command, by) =>
        sound.decide(
          { ...changed(turn, (event) => event), legal: (seat) => [...sound.legalCommands(turn.state, seat)] },
          command,
          by,
        ),
    },
    { games: 4, starts: [{ state: rich }] },
  ),
];
