import { clone, secret, type AnyRuleset, type Random, type Viewer } from '#kernel';
import { z } from 'zod';
import { broken, changed, sound, withEvent, type BrokenRuleset } from './broken.js';

/** The Lantern Keepers with a fuse of one to six, which no viewer sees until the game is over. */
const withFuse = (change: Partial<AnyRuleset>): Partial<AnyRuleset> => ({
  ...withEvent('fuseLit', z.strictObject({ fuse: secret(z.int(), 'nobody') })),
  initialState: (options, seats) => ({ ...sound.initialState(options, seats), fuse: 0 }),
  setUp: (turn) => {
    sound.setUp(turn);
    turn.emit({ type: 'fuseLit', fuse: 1 + turn.random.below(6) });
  },
  evolve: (state, event) => {
    if (event.type === 'fuseLit') state.fuse = event.fuse;
    else sound.evolve(state, event);
  },
  describe: (event, ...words) => (event.type === 'fuseLit' ? 'A fuse is lit.' : sound.describe(event, ...words)),
  ...change,
});

/** The view with one more number. */
const viewWith = (number: (state: never, viewer: Viewer) => number): Partial<AnyRuleset> => ({
  schemas: {
    ...sound.schemas,
    ...withEvent('fuseLit', z.strictObject({ fuse: secret(z.int(), 'nobody') })).schemas,
    view: z.strictObject({ ...sound.schemas.view.shape, number: z.int() }),
  },
  view: (state, viewer) => ({ ...sound.view(state, viewer), number: number(state as never, viewer) }),
});

interface WithFuse {
  readonly fuse: number;
  readonly storm: number;
  readonly hands: readonly (readonly number[])[];
}

/** Every other hand is drawn again; all else that is hidden stays. */
const keepingHands = (state: { readonly hands: unknown }, viewer: Viewer, random: Random): unknown => {
  const world = sound.resample(state, viewer, random) as { hands: unknown };
  return viewer.kind === 'auditor' ? world : { ...world, hands: clone(state.hands) };
};

/** Secrets that the ruleset forgets twice: where it shows them, and where it draws them again (law 20). */
export const brokenLuck: readonly BrokenRuleset[] = [
  broken(20, 'shows a hidden fuse, which resample keeps', withFuse(viewWith(({ fuse }: WithFuse) => fuse))),
  broken(
    20,
    'shows a hidden fuse in the second storm, which resample keeps',
    withFuse(viewWith(({ fuse, storm }: WithFuse) => (storm === 2 ? fuse : 0))),
  ),
  broken(20, 'has a resample that keeps a hidden fuse', withFuse({}), { games: 40 }),
  broken(
    20,
    'has a resample that keeps the choices of others',
    {
      resample: (state, viewer, random) => ({
        ...sound.resample(state, viewer, random),
        choices: clone(state.choices),
      }),
    },
    { games: 40 },
  ),
  broken(20, 'shows the sum of all hands, which resample keeps', {
    ...viewWith(({ hands }: WithFuse) => hands.flat().reduce((sum, oil) => sum + oil, 0)),
    resample: keepingHands as AnyRuleset['resample'],
  }),
  broken(
    22,
    'gives the hidden cards public numbers in the order of their oil, which resample keeps',
    {
      schemas: {
        ...withEvent('handDealt', sound.schemas.events.handDealt?.extend({ numbers: z.array(z.int()) }) as z.ZodObject)
          .schemas,
        view: z.strictObject({ ...sound.schemas.view.shape, numbers: z.array(z.array(z.int())) }),
      },
      initialState: (options, seats) => ({ ...sound.initialState(options, seats), numbers: seats.map(() => []) }),
      setUp: (turn) =>
        sound.setUp(
          changed(turn, (event) => ({ ...event, numbers: (event['oils'] as number[]).map((oil) => 100 + oil) })),
        ),
      evolve: (state, event) => {
        sound.evolve(state, event);
        if (event.type === 'handDealt') state.numbers[event.seat as number] = [...(event.numbers as number[])];
      },
      view: (state, viewer) => ({ ...sound.view(state, viewer), numbers: clone(state.numbers) }),
    },
    { games: 40 },
  ),
  broken(20, 'tells when a fuse is short, which resample keeps', {
    ...withFuse({}),
    automatic: (turn, step) =>
      sound.automatic?.(
        changed(turn, (event) => ({ ...event, wind: Math.max(event['wind'] as number, turn.state.fuse < 3 ? 3 : 1) })),
        step,
      ),
  }),
];
