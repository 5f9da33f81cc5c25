import { lantern } from '#lantern';
import { clone, refuse, type AnyRuleset } from '#kernel';
import { z } from 'zod';

/** A ruleset that breaks one law, and nothing but what is named here. */
export interface BrokenRuleset {
  readonly law: number;
  readonly how: string;
  readonly ruleset: AnyRuleset;
}

const sound: AnyRuleset = lantern;
const broken = (law: number, how: string, change: Partial<AnyRuleset>): BrokenRuleset => ({
  law,
  how,
  ruleset: { ...sound, ...change },
});

const withEvent = (type: string, schema: z.ZodObject): Pick<AnyRuleset, 'schemas'> => ({
  schemas: { ...sound.schemas, events: { ...sound.schemas.events, [type]: schema } },
});

let tick = 0;
let memory = 0;

/** The Lantern Keepers, each with one mistake that a law must find. */
export const brokenRulesets: readonly BrokenRuleset[] = [
  broken(1, 'rolls dice that do not come from the turn', {
    automatic: (turn) => {
      tick += 1;
      const lanterns = turn.state.playing.map((seat: number) => {
        const oil = turn.state.choices.choices[seat];
        return { seat, oil, lit: oil > 3, points: Math.max(0, oil - 3) };
      });
      turn.emit({ type: 'stormBroke', winds: [1 + (tick % 6)], lanterns });
    },
  }),
  broken(2, 'decide writes the state without an event', {
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      const points = turn.state.points as number[];
      if (!refusal) points[by] = (points[by] ?? 0) + 1;
      return refusal;
    },
  }),
  broken(2, 'evolve remembers something outside the state', {
    evolve: (state, event) => {
      memory += 1;
      sound.evolve(state, event);
      if (event.type === 'stormBroke') state.winds = [memory];
    },
  }),
  broken(3, 'leaves a legal command out', {
    legalCommands: (state, seat) => [...sound.legalCommands(state, seat)].slice(0, 1),
  }),
  broken(3, 'lists a command that is refused', {
    legalCommands: function* (state, seat) {
      const legal = [...sound.legalCommands(state, seat)];
      yield* legal;
      const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((oil) => !state.hands[seat]?.includes(oil));
      if (legal.length > 0) yield { type: 'chooseCard', oil: missing };
    },
    decide: (turn, command, by) =>
      turn.state.hands[by]?.includes(command.oil) || turn.legal(by).length === 0
        ? sound.decide(turn, command, by)
        : refuse('LANTERN-004', 'notInHand', { oil: command.oil }),
  }),
  broken(3, 'lists commands in a form that is not canonical', {
    legalCommands: (state, seat) =>
      [...sound.legalCommands(state, seat)].map((command: { oil: number }) => ({
        oil: command.oil,
        type: 'chooseCard',
      })),
  }),
  broken(4, 'throws where it should refuse', {
    decide: (turn, command, by) => {
      if (!turn.state.hands[by]?.includes(command.oil)) throw new Error('no such card');
      return sound.decide(turn, command, by);
    },
  }),
  broken(4, 'changes the state before it refuses', {
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      if (refusal) turn.state.points[by] = -1;
      return refusal;
    },
  }),
  broken(4, 'accepts a command without an event', {
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      return refusal?.code === 'notInHand' ? undefined : refusal;
    },
  }),
  broken(4, 'refuses with a code that has no message', {
    decide: (turn, command, by) =>
      sound.decide(turn, command, by) === undefined ? undefined : refuse('LANTERN-004', 'becauseISaySo'),
  }),
  broken(5, 'shows every hand in the view', {
    schemas: {
      ...sound.schemas,
      view: z.strictObject({ ...sound.schemas.view.shape, hands: z.array(z.array(z.int())) }),
    },
    view: (state, viewer) => ({ ...sound.view(state, viewer), hands: clone(state.hands) }),
  }),
  broken(5, 'does not declare a secret of an event', {
    ...withEvent('cardChosen', z.strictObject({ seat: z.int(), oil: z.int() })),
  }),
  broken(5, 'tells in a refusal what another seat holds', {
    refusals: { ...sound.refusals, notInHand: { en: 'Only {owners} have it.', fr: 'Seuls {owners} en ont.' } },
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      if (refusal?.code !== 'notInHand') return refusal;
      const owners = turn.state.hands.flatMap((hand: number[], seat: number) =>
        hand.includes(command.oil) ? [seat] : [],
      );
      return refuse('LANTERN-004', 'notInHand', { oil: command.oil, owners });
    },
  }),
  broken(5, 'offers other commands when another seat has chosen high', {
    legalCommands: (state, seat) => {
      const high = Object.values(state.choices.choices).some((oil) => Number(oil) > 5);
      return [...sound.legalCommands(state, seat)].slice(0, high ? 1 : undefined);
    },
  }),
  broken(5, 'opens another step when a hidden card is high', {
    waiting: (state) => {
      const waiting = sound.waiting(state);
      const high = state.hands.flat().filter((oil: number) => oil > 6).length;
      return 'seats' in waiting ? { ...waiting, step: high > 2 ? 'chooseCard' : 'chooseCardCalmly' } : waiting;
    },
  }),
  broken(5, 'tells in the size of an event what it hides', {
    ...withEvent('handDealt', sound.schemas.events.handDealt?.extend({ warmth: z.int() }) as z.ZodObject),
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      if (!refusal) turn.emit({ type: 'handDealt', seat: by, oils: turn.state.hands[by], warmth: command.oil });
      return refusal;
    },
    setUp: (turn) => {
      sound.setUp({
        state: turn.state,
        random: turn.random,
        emit: (event: object) => {
          turn.emit({ ...event, warmth: 0 });
        },
        legal: (seat: number) => turn.legal(seat),
        spend: (steps?: number) => turn.spend(steps),
      });
    },
  }),
  broken(5, 'has a resample that changes nothing', { resample: (state) => clone(state) }),
  broken(6, 'waits for a seat that has no legal command', {
    legalCommands: (state, seat) => (state.storm === 2 ? [] : sound.legalCommands(state, seat)),
  }),
  broken(6, 'has a default command that is not legal', {
    defaultCommand: (state, seat) => ({ type: 'chooseCard', oil: 10 - Math.max(...(state.hands[seat] as number[])) }),
  }),
  broken(6, 'never ends', {
    evolve: (state, event) => {
      const hands = clone(state.hands);
      sound.evolve(state, event);
      if (event.type !== 'stormBroke') return;
      state.storm -= 1;
      state.hands = hands;
      state.played = [];
    },
  }),
  broken(7, 'keeps something in the state that JSON does not', {
    evolve: (state, event) => {
      sound.evolve(state, event);
      state.last = event.type === 'cardChosen' ? undefined : event.type;
    },
  }),
  broken(7, 'shows a view that its schema does not know', {
    view: (state, viewer) => ({ ...sound.view(state, viewer), moon: 'full' }),
  }),
  broken(8, 'has no sentence for a redacted event', {
    describe: (event, locale, names) =>
      event.type === 'cardChosen' ? `Chooses ${String(event.oil)}.` : sound.describe(event, locale, names),
  }),
  broken(8, 'has an event that nobody can describe', {
    ...withEvent('lighthouseSold', z.strictObject({ seat: z.int() })),
  }),
  broken(8, 'has a refusal without a message in French', {
    refusals: { ...sound.refusals, gameOver: { en: 'Over.', fr: '' } },
  }),
];
