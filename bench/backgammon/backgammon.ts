import {
  clone,
  defineRuleset,
  factsIn,
  numberedDie,
  randomBot,
  refuse,
  roll,
  tellerIn,
  toldBy,
  type Placing,
  type Random,
  type RedactedOf,
  type Refusal,
  type Ruleset,
  type Seat,
  type Tellings,
  type Turn,
  type Waiting,
} from '#kernel';
import { copyOf, move, newBoard, opponentOf, winnerOf, worthOf, type Board } from './board.js';
import { legalMoves, without } from './legal-moves.js';
import { schemas, type Command, type Event } from './schemas.js';

export interface State {
  board: Board;
  /** The seat whose turn it is; none before the first throw. */
  seat: Seat | null;
  /** The dice still to play; empty before a throw. */
  dice: number[];
  /** How many throws and moves there have been: steps are named after them. */
  done: number;
  gaveUp: Seat | null;
}

type BackgammonTurn = Turn<State, Event, Command>;

const refusals = {
  notAsked: { en: 'It is not your turn.', fr: "Ce n'est pas à vous." },
  notLegal: { en: 'No man may go from {from} by {die}.', fr: 'Aucun pion ne peut aller de {from} de {die}.' },
} as const;

const winner = ({ board, gaveUp }: State): Seat | undefined => (gaveUp === null ? winnerOf(board) : opponentOf(gaveUp));

function waiting(state: State): Waiting {
  if (winner(state) !== undefined) return { over: state.gaveUp === null ? 'borneOff' : 'gaveUp' };
  const { seat, dice, done } = state;
  if (seat === null || dice.length === 0) return { rules: 'roll', key: `roll-${done}` };
  return { seats: [seat], step: 'move', stepId: `move-${done}`, clock: null };
}

const isAsked = (state: State, by: Seat): boolean =>
  state.seat === by && state.dice.length > 0 && winner(state) === undefined;

function* legalCommands(state: State, by: Seat): Iterable<Command> {
  if (!isAsked(state, by)) return;
  for (const { from, die } of legalMoves(state.board, by, state.dice)) yield { type: 'move', from, die };
}

function decide(turn: BackgammonTurn, { from, die }: Command, by: Seat): Refusal<keyof typeof refusals> | undefined {
  const legal = turn.legal(by);
  if (legal.length === 0) return refuse('BACKGAMMON-001', 'notAsked');
  if (!legal.some((one) => one.from === from && one.die === die)) {
    return refuse('BACKGAMMON-002', 'notLegal', { from, die });
  }
  turn.emit({ type: 'moved', seat: by, from, die, hit: move(copyOf(turn.state.board), by, { from, die }) });
  endTurnIfStuck(turn, by);
  return undefined;
}

/** A turn is over when no die is left that can be played. */
function endTurnIfStuck(turn: BackgammonTurn, seat: Seat): void {
  if (winner(turn.state) === undefined && turn.legal(seat).length === 0) turn.emit({ type: 'turnEnded', seat });
}

function throwDice(turn: BackgammonTurn): void {
  const { random, state } = turn;
  let thrown = throwTwo(random);
  while (state.seat === null && thrown[0] === thrown[1]) thrown = throwTwo(random);
  const [one, other] = thrown;
  const seat = state.seat ?? (one > other ? 0 : 1);
  turn.emit({ type: 'rolled', seat, dice: one === other ? [one, one, one, one] : [one, other] });
  endTurnIfStuck(turn, seat);
}

const die = numberedDie(6);
const throwTwo = (random: Random): [number, number] => roll(random, die, 2) as [number, number];

function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'rolled':
      Object.assign(state, { seat: event.seat, dice: [...event.dice], done: state.done + 1 });
      return;
    case 'moved':
      move(state.board, event.seat, event);
      Object.assign(state, { dice: without(state.dice, event.die), done: state.done + 1 });
      return;
    case 'turnEnded':
      Object.assign(state, { seat: opponentOf(event.seat), dice: [] });
      return;
    case 'gaveUp':
      state.gaveUp = event.seat;
  }
}

function score(state: State): Placing[] {
  const won = winner(state) ?? 0;
  const points = state.gaveUp === null ? worthOf(state.board, won) : 1;
  return [
    { seat: won, rank: 1, points, parts: [{ name: 'win', points }] },
    { seat: opponentOf(won), rank: 2, points: 0, parts: [] },
  ];
}

const sentences: Tellings<RedactedOf<typeof schemas.events>> = {
  rolled: ({ seat, dice }, { say, who }) =>
    say(
      `${who(seat)} throws ${dice.slice(0, 2).join(' and ')}.`,
      `${who(seat)} obtient ${dice.slice(0, 2).join(' et ')}.`,
    ),
  moved: ({ seat, from, die: by, hit }, { say, who }) =>
    hit
      ? say(
          `${who(seat)} moves from ${from} by ${by} and hits.`,
          `${who(seat)} avance de ${by} depuis ${from} et frappe.`,
        )
      : say(`${who(seat)} moves from ${from} by ${by}.`, `${who(seat)} avance de ${by} depuis ${from}.`),
  turnEnded: ({ seat }, { say, who }) => say(`${who(seat)} is done.`, `${who(seat)} a terminé.`),
  gaveUp: ({ seat }, { say, who }) => say(`${who(seat)} gives up.`, `${who(seat)} abandonne.`),
};

/** Backgammon, one game without a cube: a ruleset whose legality is expensive, to measure the overhead of the kernel. */
export const backgammon = defineRuleset<Ruleset<State, typeof schemas, keyof typeof refusals>>({
  name: 'backgammon',
  version: '1.0',
  title: { en: 'Backgammon', fr: 'Backgammon' },
  schemas,
  refusals: factsIn(refusals),
  refusalMessages: refusals,
  endings: {
    borneOff: { en: 'every man of one side is home and off', fr: 'tous les pions d’un camp sont rentrés et sortis' },
    gaveUp: { en: 'one side has given up', fr: 'un camp a abandonné' },
  },
  scoreParts: { win: { en: 'victory', fr: 'victoire' } },
  bots: { random: randomBot },
  seats: () => ({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] }),
  initialState: () => ({ board: newBoard(), seat: null, dice: [], done: 0, gaveUp: null }),
  setUp: throwDice,
  decide,
  automatic: throwDice,
  resigned: (turn, seat) => turn.emit({ type: 'gaveUp', seat }),
  evolve,
  waiting,
  legalCommands,
  defaultCommand(state, seat) {
    const [first] = legalCommands(state, seat);
    if (!first) throw new Error(`Seat ${seat} is not asked.`);
    return first;
  },
  view: ({ board, seat, dice }) => ({ men: [...copyOf(board)], seat, dice: [...dice] }),
  resample: (state) => clone(state),
  describe: (event, locale, names) => toldBy(sentences, event, tellerIn(locale, names)),
  commandTexts:
    (_view, locale) =>
    ({ from, die: steps }) =>
      locale === 'en' ? `Move from ${from} by ${steps}` : `Avancer de ${steps} depuis ${from}`,
  score,
});
