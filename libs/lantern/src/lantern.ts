import {
  answer,
  atSeat,
  defineRuleset,
  numberedDie,
  openBallot,
  randomBot,
  refuse,
  reveal,
  roll,
  stillAsked,
  type Refusal,
  type Ruleset,
  type Seat,
  type Turn,
} from '#kernel';
import { describe } from './describe.js';
import { refusals } from './refusals.js';
import { schemas } from './schemas.js';
import type { Command, Event, Options, State } from './state.js';
import { resample, view } from './view.js';

const wind = numberedDie(6);
const everyCard = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((oil) => [oil, oil]);

function decide(turn: Turn<State, Event>, { oil }: Command, by: Seat): Refusal<keyof typeof refusals> | undefined {
  const { state } = turn;
  if (state.storm > state.options.storms || state.playing.length < 2) return refuse('LANTERN-007', 'gameOver');
  if (!stillAsked(state.choices).includes(by)) return refuse('LANTERN-004', 'notAsked');
  if (!state.hands[by]?.includes(oil)) return refuse('LANTERN-004', 'notInHand', { oil });
  turn.emit({ type: 'cardChosen', seat: by, oil });
  return undefined;
}

/** LANTERN-005, LANTERN-006: the die is the wind; every lantern with more oil than wind stays lit and scores the rest. */
function breakStorm(turn: Turn<State, Event>): void {
  const winds = roll(turn.random, wind, 1);
  const lanterns = reveal(turn.state.choices).map(({ seat, choice }) => {
    const points = Math.max(0, choice - (winds[0] ?? 0));
    return { seat, oil: choice, lit: points > 0, points };
  });
  turn.emit({ type: 'stormBroke', winds, lanterns });
}

function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'handDealt':
      state.hands[event.seat] = [...event.oils];
      return;
    case 'cardChosen':
      answer(state.choices, event.seat, event.oil);
      return;
    case 'stormBroke':
      for (const { seat, oil, points } of event.lanterns) {
        state.hands[seat]?.splice(state.hands[seat].indexOf(oil), 1);
        state.points[seat] = (state.points[seat] ?? 0) + points;
        state.played.push(oil);
      }
      state.winds.push(...event.winds);
      state.storm += 1;
      state.choices = openBallot(state.playing);
      return;
    case 'keeperLeft':
      state.playing = state.playing.filter((seat) => seat !== event.seat);
      state.choices = {
        asked: state.playing,
        choices: Object.fromEntries(
          Object.entries(state.choices.choices).filter(([seat]) => Number(seat) !== event.seat),
        ),
      };
  }
}

function waiting(state: State): ReturnType<Ruleset['waiting']> {
  if (state.playing.length < 2) return { over: 'lastKeeper' };
  if (state.storm > state.options.storms) return { over: 'lastStorm' };
  const seats = stillAsked(state.choices);
  if (seats.length === 0) return { rules: 'storm', key: `storm-${state.storm}` };
  const { decisionSeconds } = state.options;
  const clock = decisionSeconds === null ? null : { seconds: decisionSeconds };
  return { seats, step: 'chooseCard', stepId: `choose-${state.storm}`, clock };
}

function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  const over = state.playing.length < 2 || state.storm > state.options.storms;
  if (over || !stillAsked(state.choices).includes(seat)) return;
  for (const oil of new Set(state.hands[seat])) yield { type: 'chooseCard', oil };
}

/** LANTERN-007: most points win; who left ranks below everybody who stayed. */
function score(state: State): ReturnType<Ruleset['score']> {
  const worth = (seat: Seat): number => (state.playing.includes(seat) ? 1000 : 0) + (state.points[seat] ?? 0);
  return state.points
    .map((points, seat) => ({
      seat,
      rank: 1 + state.points.filter((_, other) => worth(other) > worth(seat)).length,
      points,
      parts: [{ name: 'lanterns', points }],
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The Lantern Keepers: a tiny complete ruleset, with hidden hands, a die and an automatic step. */
export const lantern = defineRuleset<Ruleset<State, typeof schemas, keyof typeof refusals>>({
  name: 'lantern',
  version: '1.0',
  title: { en: 'The Lantern Keepers', fr: 'Les Gardiens du phare' },
  schemas,
  refusals,
  bots: { random: randomBot },
  seats: () => ({ least: 2, seats: [0, 1, 2, 3].map((seat) => ({ seat })) }),
  initialState: (options: Options, seats) => ({
    options,
    storm: 1,
    hands: seats.map(() => []),
    points: seats.map(() => 0),
    winds: [],
    played: [],
    playing: seats.map(({ seat }) => seat),
    choices: openBallot(seats.map(({ seat }) => seat)),
  }),
  setUp(turn) {
    const cards = turn.random.shuffle(everyCard());
    const { storms } = turn.state.options;
    for (const seat of turn.state.playing) {
      turn.emit({ type: 'handDealt', seat, oils: cards.slice(seat * storms, (seat + 1) * storms) });
    }
  },
  decide,
  automatic: (turn) => {
    breakStorm(turn);
  },
  resigned: (turn, seat) => {
    turn.emit({ type: 'keeperLeft', seat });
  },
  evolve,
  waiting,
  legalCommands,
  defaultCommand: (state, seat) => ({ type: 'chooseCard', oil: Math.min(...(view(state, atSeat(seat)).hand ?? [])) }),
  view,
  resample: (state, viewer, random) => resample(state, viewer, random.shuffle(everyCard()), random),
  describe,
  score,
});
