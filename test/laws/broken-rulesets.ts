import { lantern } from '#lantern';
import { clone, refuse, revealing, type AnyRuleset, type AnyTagged, type Turn } from '#kernel';
import { z } from 'zod';
import { brokenOutcomes } from './broken-outcomes.js';

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

/** What happens when a lantern is lit on purpose. */
type AnyTurn = Turn<unknown, AnyTagged>;

/** A turn whose events somebody changes on their way. */
const changed = (turn: AnyTurn, change: (event: AnyTagged) => AnyTagged): AnyTurn => ({
  get state() {
    return turn.state;
  },
  random: turn.random,
  emit: (event) => {
    turn.emit(change(event));
  },
  legal: (seat) => turn.legal(seat),
  spend: (steps) => turn.spend(steps),
});

/** The same sentences, but what is said in French of some. */
const inFrench = (french: (english: string, event: AnyTagged) => string): Partial<AnyRuleset> => ({
  describe: (event: AnyTagged, locale, names) => {
    const sentence = sound.describe(event, locale, names);
    return locale === 'fr' ? french(sound.describe(event, 'en', names), event) : sentence;
  },
});

/** A picture of nothing much. */
const drawing = (body: string): Partial<AnyRuleset> => ({
  pictures: { table: () => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>` },
});

let tick = 0;
let memory = 0;
let hands: number[][] = [];

/** The Lantern Keepers, each with one mistake that a law must find. */
export const brokenRulesets: readonly BrokenRuleset[] = [
  ...brokenOutcomes,
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
    // The rules go by what is legal, whatever was listed.
    decide: (turn, command, by) =>
      sound.decide(
        { ...changed(turn, (event) => event), legal: (seat) => [...sound.legalCommands(turn.state, seat)] },
        command,
        by,
      ),
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
  broken(3, 'accepts a list in another order than it lists it', {
    schemas: {
      ...sound.schemas,
      commands: { chooseCard: sound.schemas.commands.chooseCard?.extend({ among: z.array(z.int()) }) as z.ZodObject },
    },
    legalCommands: (state, seat) =>
      [...sound.legalCommands(state, seat)].map((command: object) => ({ ...command, among: state.hands[seat] })),
    defaultCommand: (state, seat) => ({ ...sound.defaultCommand(state, seat), among: state.hands[seat] }),
    decide: (turn, { among, ...command }, by) => {
      const hand = turn.state.hands[by] as number[];
      const same = among.length === hand.length && hand.every((oil) => among.includes(oil));
      return sound.decide(turn, command, by) ?? (same ? undefined : refuse('LANTERN-004', 'notAsked'));
    },
  }),
  broken(5, 'tells everybody what is dealt', {
    ...withEvent('handDealt', z.strictObject({ seat: z.int(), oils: z.array(z.int()) })),
  }),
  broken(5, 'reveals a card to everybody by an event that reveals another field', {
    ...withEvent(
      'stormBroke',
      revealing(sound.schemas.events['stormBroke']?.extend({ left: z.array(z.int()) }) as z.ZodObject, {
        lanterns: 'everyone',
      }),
    ),
    automatic: (turn, step) => {
      const left = turn.state.hands.map((hand: number[]) => Math.max(...hand));
      sound.automatic?.(
        changed(turn, (event) => ({ ...event, left })),
        step,
      );
    },
  }),
  broken(5, 'shows what a seat held when it resigns', {
    ...withEvent('keeperLeft', z.strictObject({ seat: z.int(), oils: z.array(z.int()) })),
    resigned: (turn, seat) => turn.emit({ type: 'keeperLeft', seat, oils: clone(turn.state.hands[seat]) }),
  }),
  broken(5, 'shows what a seat held when its time runs out', {
    ...withEvent('keeperSlept', z.strictObject({ seat: z.int(), best: z.int() })),
    timedOut: (turn, seat) =>
      turn.emit({ type: 'keeperSlept', seat, best: Math.max(...(turn.state.hands[seat] as number[])) }),
    evolve: (state, event) => {
      if (event.type !== 'keeperSlept') sound.evolve(state, event);
    },
  }),
  broken(5, 'gives a default that peeks into the hand of a neighbour', {
    defaultCommand: (state, seat) => {
      const hand = state.hands[seat] as number[];
      const best = Math.max(...(state.hands.find((_: unknown, other: number) => other !== seat) as number[]));
      return { type: 'chooseCard', oil: best > 6 ? Math.max(...hand) : Math.min(...hand) };
    },
  }),
  broken(8, 'cannot say in French what is dealt', {
    ...inFrench((english, { type }) => {
      if (type === 'handDealt') throw new Error('no word for it');
      return `${english} (fr)`;
    }),
  }),
  ...['Math.random()', 'Date.now()', 'new Date()', 'performance.now()', 'crypto.randomUUID()'].flatMap(
    (asked, place) => {
      const ask = (): void => {
        [() => Math.random(), () => Date.now(), () => new Date(), () => performance.now(), () => crypto.randomUUID()][
          place
        ]?.();
      };
      const asking = (name: keyof AnyRuleset): BrokenRuleset =>
        broken(9, `asks ${asked} in ${name}`, {
          [name]: (...words: unknown[]) => {
            ask();
            return (sound[name] as (...words: unknown[]) => unknown)(...words);
          },
        });
      const everywhere = ['setUp', 'decide', 'evolve', 'view', 'waiting', 'score', 'resigned', 'describe'] as const;
      return place === 0 ? everywhere.map(asking) : [asking('legalCommands')];
    },
  ),
  broken(9, 'asks chance of its own for a bot', {
    bots: {
      random: ({ legal }) => {
        Math.random();
        return legal[0] as AnyTagged;
      },
    },
  }),
  broken(9, 'sorts a hand that it only looks at', {
    view: (state, viewer) => {
      if (viewer.kind === 'auditor') state.hands[0].sort();
      return sound.view(state, viewer);
    },
  }),
  broken(9, 'writes into an event that it applies', {
    evolve: (state, event) => {
      sound.evolve(state, event);
      if (event.type === 'stormBroke') (event.winds as number[]).sort().push();
    },
  }),
  broken(10, 'calls every occurrence of a step by the same name', {
    waiting: (state) => {
      const waiting = sound.waiting(state);
      return 'seats' in waiting ? { ...waiting, stepId: waiting.step } : waiting;
    },
  }),
  broken(10, 'calls every automatic step by the same name', {
    waiting: (state) => {
      const waiting = sound.waiting(state);
      return 'rules' in waiting ? { ...waiting, key: 'storm' } : waiting;
    },
  }),
  broken(10, 'lets the next seat inherit a step', {
    waiting: (state) => {
      const waiting = sound.waiting(state);
      return 'seats' in waiting ? { ...waiting, seats: waiting.seats.slice(0, 1) } : waiting;
    },
    decide: (turn, command, by) =>
      turn.state.playing.find((seat: number) => !(seat in turn.state.choices.choices)) === by
        ? sound.decide(turn, command, by)
        : refuse('LANTERN-004', 'notAsked'),
    legalCommands: (state, seat) =>
      state.playing.find((other: number) => !(other in state.choices.choices)) === seat
        ? sound.legalCommands(state, seat)
        : [],
  }),
  broken(10, 'goes on asking who has resigned', {
    resigned: (turn, seat) => turn.emit({ type: 'keeperLeft', seat: (seat + 1) % 2 }),
  }),
  broken(11, 'forgets the placing of a seat', { score: (state) => sound.score(state).slice(0, -1) }),
  broken(11, 'places a seat twice', {
    score: (state) => [...sound.score(state), ...sound.score(state).slice(-1)],
  }),
  broken(11, 'places nobody first', {
    score: (state) => sound.score(state).map((placing) => ({ ...placing, rank: placing.rank + 1 })),
  }),
  broken(11, 'gives placings by seat', {
    score: (state) => [...sound.score(state)].sort((a, b) => a.seat - b.seat),
  }),
  broken(11, 'has parts that do not add up', {
    score: (state) => sound.score(state).map((placing) => ({ ...placing, points: placing.points + 1 })),
  }),
  broken(12, 'has a bot that gives an illegal command', { bots: { random: () => ({ type: 'chooseCard', oil: 5 }) } }),
  broken(12, 'has a bot that remembers what it did in other games', {
    bots: {
      random: ({ legal }) => {
        memory += 1;
        return legal[memory % legal.length] as AnyTagged;
      },
    },
  }),
  broken(12, 'has a bot that knows every hand', {
    view: (state, viewer) => {
      ({ hands } = clone(state as { hands: number[][] }));
      return sound.view(state, viewer);
    },
    bots: {
      random: ({ seat, legal }) => {
        const others = hands.filter((_, other) => other !== seat).flat();
        return legal[others.reduce((sum, oil) => sum + oil, 0) % legal.length] as AnyTagged;
      },
    },
  }),
  broken(13, 'has a picture with a name that is no markup', {
    pictures: { table: (_view, _locale, names) => `<svg xmlns="http://www.w3.org/2000/svg">${String(names[0])}</svg>` },
  }),
  broken(13, 'has a picture that is not closed', drawing('<g>')),
  broken(13, 'has a picture that cannot be drawn in French', {
    pictures: {
      table: (_view, locale) => {
        if (locale === 'fr') throw new Error('no French');
        return '<svg xmlns="http://www.w3.org/2000/svg"/>';
      },
    },
  }),
  broken(
    14,
    'speaks English only',
    inFrench((english) => english),
  ),
  broken(
    14,
    'says another number in French',
    inFrench((english) => `${english.replace(/\d/, '0')} (fr)`),
  ),
  broken(
    14,
    'says another name in French',
    inFrench((english) => `${english.replace(/^\w+/, 'On')} (fr)`),
  ),
  broken(14, 'refuses in English only', {
    refusals: { ...sound.refusals, gameOver: { en: 'The game is over.', fr: 'The game is over.' } },
  }),
  broken(14, 'names a fact of a refusal in English only', {
    refusals: { ...sound.refusals, notInHand: { en: 'You hold no card with {oil} oil.', fr: "Vous ne l'avez pas." } },
  }),
];
