import {
  answer,
  defineRuleset,
  factsIn,
  mattering,
  numberedDie,
  openBallot,
  randomBot,
  thinkingBot,
  type Bot,
  refuse,
  reveal,
  roll,
  secret,
  stillAsked,
  type Ballot,
  type Refusal,
  type Ruleset,
  type RulesetSchemas,
  type Seat,
  type Tagged,
  type Turn,
  type Waiting,
} from '#kernel';
import { z } from 'zod';

const seat = z.int().min(0);
const number = z.int().min(1).max(6);

const schemas = {
  options: z.strictObject({
    seats: z.int().min(1).max(12).default(2),
    rounds: z.int().min(1).max(200).default(2),
    seconds: z.int().min(1).nullable().default(60),
  }),
  commands: {
    pick: z.strictObject({ number, note: z.string().default('') }),
    /** Interrupts the round: the next seat must nod before it goes on. */
    interrupt: z.strictObject({}),
    nod: z.strictObject({}),
  },
  events: {
    numberPicked: mattering('DETAIL', z.strictObject({ seat, number: secret(number, { seat: 'seat' }) })),
    interrupted: z.strictObject({ by: seat }),
    nodded: z.strictObject({ seat }),
    counted: mattering(
      'TURNING_POINT',
      z.strictObject({ die: number, picks: z.array(z.strictObject({ seat, choice: number })) }),
    ),
    seatGone: z.strictObject({ seat }),
  },
  view: z.strictObject({ round: z.int(), points: z.array(z.int()), own: number.optional() }),
} as const satisfies RulesetSchemas;

const refusals = {
  notAsked: { en: 'Not now.', fr: 'Pas maintenant.' },
} as const;

type Options = z.output<typeof schemas.options>;
type Command = Tagged<typeof schemas.commands>;
type Event = Tagged<typeof schemas.events>;

interface State {
  readonly options: Options;
  round: number;
  points: number[];
  playing: Seat[];
  picks: Ballot<number>;
  /** The seat that has to nod; how often the round was interrupted. */
  nodder: Seat | null;
  interruptions: number;
}

function waiting(state: State): Waiting {
  if (state.round > state.options.rounds || state.playing.length === 0) return { over: 'counted' };
  const { seconds } = state.options;
  const clock = seconds === null ? null : { seconds };
  const stepId = `pick-${state.round}`;
  if (state.nodder !== null) {
    const nodId = `nod-${state.round}-${state.interruptions}`;
    return { seats: [state.nodder], step: 'nod', stepId: nodId, clock, suspends: [stepId] };
  }
  const seats = stillAsked(state.picks);
  return seats.length > 0 ? { seats, step: 'pick', stepId, clock } : { rules: 'count', key: `count-${state.round}` };
}

function decide(turn: Turn<State, Event>, command: Command, by: Seat): Refusal<'notAsked'> | undefined {
  const now = waiting(turn.state);
  if (!('seats' in now) || !now.seats.includes(by)) return refuse('TALLY-001', 'notAsked');
  if ((command.type === 'nod') !== (now.step === 'nod')) return refuse('TALLY-002', 'notAsked');
  if (command.type === 'pick') turn.emit({ type: 'numberPicked', seat: by, number: command.number });
  else turn.emit(command.type === 'nod' ? { type: 'nodded', seat: by } : { type: 'interrupted', by });
  return undefined;
}

function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'numberPicked':
      return answer(state.picks, event.seat, event.number);
    case 'interrupted':
      state.interruptions += 1;
      state.nodder = (event.by + 1) % state.options.seats;
      return;
    case 'nodded':
      state.nodder = null;
      return;
    case 'counted':
      for (const { seat: who, choice } of event.picks) if (choice === event.die) state.points[who]! += 1;
      state.round += 1;
      state.picks = openBallot(state.playing);
      return;
    case 'seatGone':
      state.playing = state.playing.filter((who) => who !== event.seat);
      state.picks = openBallot(state.playing);
      state.nodder = null;
  }
}

const randomPicks: Bot<unknown, Command> = ({ legal, ...sight }) =>
  randomBot({ ...sight, legal: legal.filter(({ type }) => type !== 'interrupt') });

/** A tiny ruleset for tests of the service: secret simultaneous picks, an automatic count, a step that interrupts. */
export const tally = defineRuleset<Ruleset<State, typeof schemas, keyof typeof refusals>>({
  name: 'tally',
  version: '1.0',
  title: { en: 'Tally', fr: 'Compte' },
  schemas,
  refusals: factsIn(refusals),
  refusalMessages: refusals,
  endings: { counted: { en: 'everything is counted', fr: 'tout est compté' } },
  scoreParts: { hits: { en: 'hits', fr: 'touches' } },
  bots: {
    random: randomPicks,
    /** Needs three steps for each command. */
    slow: thinkingBot<unknown, Command>({
      hasty: randomPicks,
      *steps(sight) {
        for (let step = 0; step < 3; step += 1) yield;
        return randomPicks(sight);
      },
    }),
  },
  seats: ({ seats }) => ({ least: seats, seats: Array.from({ length: seats }, (_, place) => ({ seat: place })) }),
  initialState: (options, seats) => ({
    options,
    round: 1,
    points: seats.map(() => 0),
    playing: seats.map((plan) => plan.seat),
    picks: openBallot(seats.map((plan) => plan.seat)),
    nodder: null,
    interruptions: 0,
  }),
  setUp: () => undefined,
  decide,
  automatic: (turn) =>
    turn.emit({ type: 'counted', die: roll(turn.random, numberedDie(6), 1)[0]!, picks: reveal(turn.state.picks) }),
  resigned: (turn, who) => turn.emit({ type: 'seatGone', seat: who }),
  evolve,
  waiting,
  *legalCommands(state, who): Iterable<Command> {
    const now = waiting(state);
    if (!('seats' in now) || !now.seats.includes(who)) return;
    if (now.step === 'nod') yield { type: 'nod' };
    else {
      for (let picked = 1; picked <= 6; picked += 1) yield { type: 'pick', number: picked, note: '' };
      yield { type: 'interrupt' };
    }
  },
  defaultCommand: (state): Command => (state.nodder === null ? { type: 'pick', number: 1, note: '' } : { type: 'nod' }),
  view: ({ round, points, picks }, viewer) => {
    const own = viewer.kind === 'seat' ? picks.choices[viewer.seat] : undefined;
    return { round, points: [...points], ...(own === undefined ? {} : { own }) };
  },
  resample: (state) => structuredClone(state),
  describe: ({ type }) => type,
  commandTexts:
    () =>
    ({ type }) =>
      type,
  score: ({ points }) =>
    points
      .map((scored, who) => ({
        seat: who,
        rank: 1 + points.filter((other) => other > scored).length,
        points: scored,
        parts: [{ name: 'hits', points: scored }],
      }))
      .sort((a, b) => a.rank - b.rank || a.seat - b.seat),
});
