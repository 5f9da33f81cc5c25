import {
  clone,
  defineRuleset,
  factsIn,
  randomBot,
  refuse,
  type Refusal,
  type Ruleset,
  type RulesetSchemas,
  type Seat,
  type Tagged,
  type Turn,
} from '#kernel';
import { z } from 'zod';

const count = z.int().min(1).max(3);
const seat = z.int();

const schemas = {
  options: z.strictObject({ sticks: z.int().min(1).default(12) }),
  commands: { take: z.strictObject({ count }) },
  events: { taken: z.strictObject({ seat, count }), gone: z.strictObject({ seat }) },
  view: z.strictObject({ sticks: z.int(), seat }),
} as const satisfies RulesetSchemas;

const refusals = { notNow: { en: 'Not now.', fr: 'Pas maintenant.' } } as const;

type Command = Tagged<typeof schemas.commands>;
type Event = Tagged<typeof schemas.events>;

interface State {
  sticks: number;
  /** The seat that takes next; the one that took last has won. */
  seat: Seat;
}

function decide(turn: Turn<State, Event, Command>, command: Command, by: Seat): Refusal<'notNow'> | undefined {
  if (!turn.legal(by).some((legal) => legal.count === command.count)) return refuse('NIM-001', 'notNow');
  turn.emit({ type: 'taken', seat: by, count: command.count });
  return undefined;
}

/** Sticks, of which two take one to three in turn; the taker of the last one wins. A game of pure skill. */
export const nim = defineRuleset<Ruleset<State, typeof schemas, keyof typeof refusals>>({
  name: 'nim',
  version: '1.0',
  title: { en: 'Nim', fr: 'Nim' },
  schemas,
  refusals: factsIn(refusals),
  refusalMessages: refusals,
  endings: { taken: { en: 'the last stick is taken', fr: 'la dernière allumette est prise' } },
  bots: { random: randomBot },
  seats: () => ({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] }),
  initialState: ({ sticks }) => ({ sticks, seat: 0 }),
  setUp: () => undefined,
  decide,
  resigned: (turn, gone) => turn.emit({ type: 'gone', seat: gone }),
  evolve(state, event) {
    state.sticks = event.type === 'gone' ? 0 : state.sticks - event.count;
    state.seat = 1 - event.seat;
  },
  waiting: ({ sticks, seat: next }) =>
    sticks === 0 ? { over: 'taken' } : { seats: [next], step: 'take', stepId: `take-${sticks}`, clock: null },
  *legalCommands(state, by): Iterable<Command> {
    if (by !== state.seat) return;
    for (let taken = 1; taken <= Math.min(3, state.sticks); taken += 1) yield { type: 'take', count: taken };
  },
  defaultCommand: (): Command => ({ type: 'take', count: 1 }),
  view: (state) => ({ ...state }),
  resample: (state) => clone(state),
  describe: ({ type }) => type,
  commandTexts:
    () =>
    ({ count }) =>
      `Take ${count}`,
  score: (state) =>
    [1 - state.seat, state.seat].map((who, place) => ({ seat: who, rank: place + 1, points: 0, parts: [] })),
});
