import type { AnyRuleset, AnyTagged, Refs, Seat } from '#kernel';
import { z } from 'zod';
import { broken, changed, sound, type BrokenRuleset } from './broken.js';

const refs = sound.refs as Refs<never>;

const withRefs = (change: Partial<Refs<never>>): Partial<AnyRuleset> => ({ refs: { ...refs, ...change } });

const wicks = Array.from({ length: 12 }, (_, place) => `wick${String(place)}`);

const withWicks = (oil: unknown, lit: string): AnyTagged => ({
  type: 'chooseCard',
  oil,
  ...Object.fromEntries(wicks.map((wick) => [wick, wick === lit])),
});

/** Commands with more fields than one selects by hand. */
const wordy: Partial<AnyRuleset> = {
  ...withRefs({ words: { ...refs.words, ...Object.fromEntries(wicks.map((wick) => [wick, { en: wick, fr: wick }])) } }),
  schemas: {
    ...sound.schemas,
    commands: {
      chooseCard: z.strictObject({ oil: z.int(), ...Object.fromEntries(wicks.map((wick) => [wick, z.boolean()])) }),
    },
  },
  legalCommands: (state: never, seat: Seat) =>
    [...(sound.legalCommands(state, seat) as Iterable<AnyTagged>)].flatMap(({ oil }) =>
      wicks.map((wick) => withWicks(oil, wick)),
    ),
  defaultCommand: (state: never, seat: Seat) =>
    withWicks((sound.defaultCommand(state, seat) as AnyTagged).oil, 'wick0'),
  decide: (turn, { oil }, by) =>
    sound.decide(
      { ...changed(turn, (event) => event), legal: (seat) => [...sound.legalCommands(turn.state as never, seat)] },
      { type: 'chooseCard', oil },
      by,
    ),
};

let peeked: readonly (readonly number[])[] = [];

/** Mistakes with what players select (law 23). */
export const brokenSelections: readonly BrokenRuleset[] = [
  broken(23, 'has no piece for a card that a command names', withRefs({ pieces: () => [] })),
  broken(
    23,
    'has two pieces of one id',
    withRefs({ pieces: (...given) => [1, 2].flatMap(() => refs.pieces(...given)) }),
  ),
  broken(23, 'has a piece without a name in one language', {
    ...withRefs({ pieces: (...given) => refs.pieces(...given).map((piece) => ({ ...piece, name: '' })) }),
  }),
  broken(23, 'puts a card on a piece that is not there', {
    ...withRefs({ pieces: (...given) => refs.pieces(...given).map((piece) => ({ ...piece, at: 'shelf:1' })) }),
  }),
  broken(23, 'has a kind of pieces without a name', withRefs({ kinds: {} })),
  broken(23, 'has no word for a command', withRefs({ words: {} })),
  broken(23, 'does not draw a card that a command names', {
    pictures: { table: () => '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  }),
  broken(23, 'draws a card that is none of its pieces', {
    pictures: {
      table: (...given) => sound.pictures!.table(...given).replace('</svg>', '<g data-ref="card:77"/></svg>'),
    },
  }),
  broken(23, 'has a piece without a name for spectators', {
    view: (state, viewer) => ({
      ...(sound.view(state as never, viewer) as object),
      watches: viewer.kind === 'spectator',
    }),
    ...withRefs({
      pieces: (view: { watches: boolean }, ...given) =>
        view.watches ? [{ kind: 'card', id: '2', name: '' }] : refs.pieces(view as never, ...given),
    }),
  }),
  broken(23, 'has a piece for each card of the others', {
    view: (state, viewer) => {
      peeked = (state as { hands: number[][] }).hands;
      return sound.view(state as never, viewer);
    },
    ...withRefs({
      pieces: (...given) => [
        ...refs.pieces(...given),
        ...peeked.flatMap((hand, seat) => ({ kind: 'card', id: `${String(seat)}-${hand.join('-')}`, name: 'hand' })),
      ],
    }),
  }),
  broken(23, 'offers a command twice', {
    legalCommands: (state: never, seat: Seat) =>
      [1, 2].flatMap(() => [...(sound.legalCommands(state, seat) as Iterable<AnyTagged>)]),
  }),
  broken(23, 'has commands of more fields than one selects by hand', wordy),
];
