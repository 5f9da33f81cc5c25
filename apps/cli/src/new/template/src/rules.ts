import {
  clone,
  defineRules,
  evolverOf,
  numberedDie,
  refuse,
  roll,
  seesAllOf,
  type Placing,
  type Random,
  type RedactedOf,
  type Refusal,
  type Rules,
  type Seat,
  type Tagged,
  type Turn,
  type Viewer,
  type Waiting,
  revealing,
  secret,
} from 'chronicler/kernel';
import { z } from 'zod';

/**
 * My game. The rules:
 * - MYGAME-001: Two to four players each get a card that the others do not see: their limit, 8 to 15.
 * - MYGAME-002: In turn a player rolls a die and adds it to their sum, or stops. From a sum of 15 on a player can only stop.
 * - MYGAME-003: When all have stopped, the cards are turned up. A sum up to the own limit scores; a higher one scores nothing.
 * - MYGAME-004: A player who resigns is out and ranks last. When one player is left, the game is over.
 */
export const limits = [8, 9, 10, 11, 12, 13, 14, 15];
const MOST = 15;
const die = numberedDie(6);

const seat = z.int().min(0).meta({ description: 'Number of a seat, from 0, clockwise.' });
const limit = z.int().min(8).max(15).meta({ description: 'A card: the highest sum that scores, 8 to 15.' });
const sum = z.int().min(0).max(20).meta({ description: 'Sum of the rolls of a player.' });
const result = z
  .strictObject({ seat, limit, sum, points: z.int().min(0).meta({ description: 'Points for the sum.' }) })
  .meta({ id: 'Result', description: 'A card that is turned up, and its player’s points (MYGAME-003).' });

const schemas = {
  options: z
    .strictObject({
      decisionSeconds: z
        .int()
        .min(10)
        .max(604_800)
        .nullable()
        .default(86_400)
        .meta({ description: 'Seconds for a decision; null: no deadline.' }),
    })
    .meta({ description: 'Choices of the player who opens a game.' }),
  commands: {
    rollDie: z.strictObject({}).meta({ description: 'Rolls the die (MYGAME-002).' }),
    stop: z.strictObject({}).meta({ description: 'Stops rolling (MYGAME-002).' }),
  },
  events: {
    limitDealt: revealing(z.strictObject({ seat, limit: secret(limit, { seat: 'seat' }) }), {
      limit: { seat: 'seat' },
    }).meta({ description: 'A player gets a card (MYGAME-001).' }),
    dieRolled: z
      .strictObject({ seat, face: z.int().min(1).max(6).meta({ description: 'Number on the die: 1 to 6.' }) })
      .meta({ description: 'A player rolls the die (MYGAME-002).' }),
    playerStopped: z.strictObject({ seat }).meta({ description: 'A player stops (MYGAME-002).' }),
    cardsTurned: revealing(z.strictObject({ results: z.array(result) }), { results: 'everyone' }).meta({
      description: 'All cards are turned up (MYGAME-003).',
    }),
    playerLeft: z.strictObject({ seat }).meta({ description: 'A player resigns (MYGAME-004).' }),
  },
  view: z
    .strictObject({
      next: seat.nullable().meta({ description: 'The seat that acts next; null when the game is over.' }),
      players: z.array(
        z
          .strictObject({
            seat,
            sum,
            state: z.enum(['rolling', 'stopped', 'out']).meta({ description: 'Whether the player still rolls.' }),
            limit: limit.nullable().meta({ description: 'The card of the player; null while you do not see it.' }),
          })
          .meta({ id: 'Player', description: 'A player at the table.' }),
      ),
    })
    .meta({ description: 'The table as a viewer sees it.' }),
} as const;

type Options = z.output<typeof schemas.options>;
export type Command = Tagged<typeof schemas.commands>;
export type Event = Tagged<typeof schemas.events>;
/** An event as a viewer gets it: without what is secret. */
export type SeenEvent = RedactedOf<typeof schemas.events>;
export type View = z.output<typeof schemas.view>;

interface Player {
  /** 0: no card yet. */
  limit: number;
  sum: number;
  state: View['players'][number]['state'];
}

/** The whole game, as plain JSON data. */
export interface State {
  readonly options: Options;
  players: Player[];
  next: Seat;
  /** Number of decisions so far: it makes each `stepId` unique. */
  decisions: number;
  results: { seat: Seat; limit: number; sum: number; points: number }[] | null;
}

/** Codes of refusals, with the facts of each. Their messages are in the presentation. */
const refusals = { notYourTurn: [], mustStop: ['sum'] } as const;

const rolling = ({ players }: State): Seat[] =>
  players.flatMap(({ state }, seat) => (state === 'rolling' ? [seat] : []));
const inGame = ({ players }: State): Seat[] => players.flatMap(({ state }, seat) => (state === 'out' ? [] : [seat]));

function waiting(state: State): Waiting {
  if (state.results) return { over: 'cardsTurned' };
  if (inGame(state).length < 2) return { over: 'lastPlayer' };
  const { decisionSeconds } = state.options;
  const clock = decisionSeconds === null ? null : { seconds: decisionSeconds };
  return { seats: [state.next], step: 'rollOrStop', stepId: `decision-${state.decisions}`, clock };
}

function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  const now = waiting(state);
  if (!('seats' in now) || seat !== state.next) return;
  if ((state.players[seat]?.sum ?? 0) < MOST) yield { type: 'rollDie' };
  yield { type: 'stop' };
}

/** Checks a command, then emits its events. All chance comes from `turn.random`. */
function decide(
  turn: Turn<State, Event, Command>,
  command: Command,
  seat: Seat,
): Refusal<keyof typeof refusals> | undefined {
  const legal = turn.legal(seat);
  if (legal.length === 0) return refuse('MYGAME-002', 'notYourTurn');
  if (!legal.some(({ type }) => type === command.type))
    return refuse('MYGAME-002', 'mustStop', { sum: turn.state.players[seat]?.sum ?? 0 });
  if (command.type === 'rollDie') turn.emit({ type: 'dieRolled', seat, face: roll(turn.random, die, 1)[0] ?? 1 });
  else turn.emit({ type: 'playerStopped', seat });
  turnCards(turn);
  return undefined;
}

/** Turns the cards up when no one rolls any more (MYGAME-003). */
function turnCards(turn: Turn<State, Event, Command>): void {
  const { state } = turn;
  if (inGame(state).length < 2 || rolling(state).length > 0) return;
  const results = inGame(state).map((seat) => {
    const { limit = 0, sum = 0 } = state.players[seat] ?? {};
    return { seat, limit, sum, points: sum <= limit ? sum : 0 };
  });
  turn.emit({ type: 'cardsTurned', results });
}

/** The next seat that still rolls, clockwise. */
function passOn(state: State): void {
  const seats = rolling(state);
  state.next = seats.find((seat) => seat > state.next) ?? seats[0] ?? state.next;
  state.decisions += 1;
}

/** The effect of each event on the state, in place. */
const evolve = evolverOf<State, Event>({
  limitDealt: (state, { seat, limit }) => setPlayer(state, seat, { limit }),
  dieRolled(state, { seat, face }) {
    setPlayer(state, seat, { sum: (state.players[seat]?.sum ?? 0) + face });
    passOn(state);
  },
  playerStopped(state, { seat }) {
    setPlayer(state, seat, { state: 'stopped' });
    passOn(state);
  },
  cardsTurned: (state, { results }) => void (state.results = results.map((result) => ({ ...result }))),
  playerLeft(state, { seat }) {
    setPlayer(state, seat, { state: 'out' });
    if (seat === state.next) passOn(state);
  },
});

function setPlayer({ players }: State, seat: Seat, changes: Partial<Player>): void {
  Object.assign(players[seat] ?? {}, changes);
}

/** What a viewer sees: a limit only its own player, until the cards are turned up. */
function view(state: State, viewer: Viewer): View {
  return {
    next: 'seats' in waiting(state) ? state.next : null,
    players: state.players.map(({ limit, ...player }, seat) => ({
      seat,
      ...player,
      limit: limit > 0 && (state.results?.some((one) => one.seat === seat) || seesAllOf(viewer, seat)) ? limit : null,
    })),
  };
}

/** Another state that looks the same to the viewer: the cards that they do not know are drawn again. It does not ask `view`: the laws compare the two. */
function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  const knows = (seat: Seat): boolean =>
    seesAllOf(viewer, seat) || (state.results ?? []).some((result) => result.seat === seat);
  const known = state.players.filter((_, seat) => knows(seat)).map(({ limit }) => limit);
  const unseen = random.shuffle(limits.filter((limit) => !known.includes(limit)));
  for (const [seat, player] of world.players.entries())
    if (player.limit > 0 && !knows(seat)) player.limit = unseen.pop() ?? player.limit;
  return world;
}

function score({ players, results }: State): Placing[] {
  const points = (seat: Seat): number => results?.find((one) => one.seat === seat)?.points ?? 0;
  const worth = (seat: Seat): number => (players[seat]?.state === 'out' ? -1 : points(seat));
  return players
    .map((_, seat) => ({
      seat,
      rank: 1 + players.filter((_, other) => worth(other) > worth(seat)).length,
      points: points(seat),
      parts: [{ name: 'sum', points: points(seat) }],
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export const rules = defineRules<Rules<State, typeof schemas, keyof typeof refusals>>({
  name: 'mygame',
  version: '1.0',
  schemas,
  refusals,
  seats: () => ({ least: 2, seats: [0, 1, 2, 3].map((seat) => ({ seat })) }),
  initialState: (options, seats) => ({
    options,
    players: seats.map(() => ({ limit: 0, sum: 0, state: 'rolling' })),
    next: 0,
    decisions: 0,
    results: null,
  }),
  setUp(turn) {
    const shuffled = turn.random.shuffle(limits);
    for (const seat of turn.state.players.keys()) turn.emit({ type: 'limitDealt', seat, limit: shuffled[seat] ?? 8 });
  },
  waiting,
  legalCommands,
  defaultCommand: () => ({ type: 'stop' }),
  decide,
  resigned(turn, seat) {
    turn.emit({ type: 'playerLeft', seat });
    turnCards(turn);
  },
  evolve,
  view,
  resample,
  score,
});
