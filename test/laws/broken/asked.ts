import { clone, localized, randomBot, refuse, thinkingBot, type AnyRuleset, type AnyTagged } from '#kernel';
import { broken, sound, type BrokenRuleset } from './broken.js';

let memory = 0;
let hands: number[][] = [];

/** Plays by the notes of the rules on the other hands. */
const peeking: AnyRuleset['bots'][string] = ({ seat, legal }) => {
  const others = hands.filter((_, other) => other !== seat).flat();
  return legal[others.reduce((sum, oil) => sum + oil, 0) % legal.length] as AnyTagged;
};

/** Mistakes of functions that are asked, of steps, placings and bots (laws 9 to 12). */
export const brokenManners: readonly BrokenRuleset[] = [
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
  ...[
    (oils: string[]) => oils.sort((one, other) => one.localeCompare(other)),
    (oils: string[]) => oils.map((oil) => Number(oil).toLocaleString()),
    (oils: string[]) => oils.sort(new Intl.Collator('en').compare),
  ].map((ask, place) =>
    broken(9, `asks the language of the machine in its view, in way ${place}`, {
      view: (state, viewer) => {
        ask(state.hands.flat().map(String));
        return sound.view(state, viewer);
      },
    }),
  ),
  broken(9, 'sorts a hand that it only looks at', {
    view: (state, viewer) => {
      if (viewer.kind === 'auditor') state.hands[0].sort();
      return sound.view(state, viewer);
    },
  }),
  broken(9, 'writes into an event that it applies', {
    evolve: (state, event) => {
      sound.evolve(state, event);
      if (event.type === 'stormBroke') (event.winds as number[]).reverse().push();
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
  broken(10, 'goes on asking a seat that has resigned', {
    resigned: (turn, seat) => turn.emit({ type: 'keeperLeft', seat: (seat + 1) % 2 }),
  }),
  broken(11, 'forgets the placing of a seat', { score: (state) => sound.score(state).slice(0, -1) }),
  broken(11, 'places a seat twice', {
    score: (state) => [...sound.score(state), ...sound.score(state).slice(-1)],
  }),
  broken(11, 'places no seat first', {
    score: (state) => sound.score(state).map((placing) => ({ ...placing, rank: placing.rank + 1 })),
  }),
  broken(11, 'gives placings by seat', {
    score: (state) => [...sound.score(state)].sort((a, b) => a.seat - b.seat),
  }),
  broken(11, 'has parts that do not add up', {
    score: (state) => sound.score(state).map((placing) => ({ ...placing, points: placing.points + 1 })),
  }),
  broken(12, 'has a bot that gives an illegal command', { bots: { random: () => ({ type: 'chooseCard', oil: 5 }) } }),
  broken(12, 'has a bot that remembers its moves in other games', {
    bots: {
      random: ({ legal }) => {
        memory += 1;
        return legal[memory % legal.length] as AnyTagged;
      },
    },
  }),
  broken(12, 'has words for a bot that is not there', {
    botWords: { gone: { level: 'EASY', title: localized('Gone', 'Parti'), description: localized('Left.', 'Parti.') } },
  }),
  broken(12, 'has a bot that thinks, and comes to another command each time', {
    bots: {
      random: thinkingBot<unknown, AnyTagged>({
        hasty: randomBot,
        *steps({ legal }) {
          yield;
          memory += 1;
          return legal[memory % legal.length] as AnyTagged;
        },
      }),
    },
  }),
  broken(12, 'has a bot that knows every hand', {
    view: (state, viewer) => {
      ({ hands } = clone(state as { hands: number[][] }));
      return sound.view(state, viewer);
    },
    bots: { random: peeking },
  }),
  broken(12, 'has a bot that knows every hand from past events', {
    evolve: (state, event) => {
      sound.evolve(state, event);
      ({ hands } = clone(state as { hands: number[][] }));
    },
    bots: { random: peeking },
  }),
];
