import { z } from 'zod';
import { randomBot } from '../bot.js';
import { numberedDie, roll } from '../dice.js';
import { refuse } from '../refusal.js';
import { defineRuleset } from '../define-ruleset.js';
import type { Ruleset } from '../ruleset.js';
import type { Seat } from '../seat.js';
import { SceneOf } from './scene.js';

interface State {
  points: [number, number];
  turn: Seat;
  left: number;
}

const strength = numberedDie(6);
const empty = z.strictObject({});
const schemas = {
  options: empty,
  commands: { roll: z.strictObject({ dice: z.int() }), guess: empty, rest: empty },
  events: {
    rolled: z.strictObject({ seat: z.int(), faces: z.array(z.int()) }),
    guessed: z.strictObject({ seat: z.int(), card: z.string() }),
    rested: z.strictObject({ seat: z.int() }),
    timeLost: z.strictObject({ seat: z.int() }),
    left: z.strictObject({ seat: z.int() }),
  },
  view: z.strictObject({ points: z.array(z.int()) }),
} as const;

/** Two seats roll, guess or rest in turn; a turn is over when a seat rests. */
const dicing = defineRuleset<Ruleset<State, typeof schemas, 'notYou'>>({
  name: 'dicing',
  version: '1.0',
  title: { en: 'Dicing', fr: 'Dés' },
  schemas,
  refusals: { notYou: [] },
  refusalMessages: { notYou: { en: 'Not you.', fr: 'Pas vous.' } },
  bots: { random: randomBot },
  seats: () => ({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] }),
  initialState: () => ({ points: [0, 0], turn: 0, left: 9 }),
  setUp: () => undefined,
  decide(turn, command, seat) {
    if (turn.state.turn !== seat) return refuse('DICING-1', 'notYou');
    if (command.type === 'roll') turn.emit({ type: 'rolled', seat, faces: roll(turn.random, strength, command.dice) });
    if (command.type === 'guess') turn.emit({ type: 'guessed', seat, card: turn.random.shuffle(['sun', 'moon'])[0]! });
    turn.emit({ type: 'rested', seat });
    return undefined;
  },
  automatic: (turn) => turn.emit({ type: 'rested', seat: turn.random.pick([0, 1]) }),
  timedOut: (turn, seat) => turn.emit({ type: 'timeLost', seat }),
  resigned: (turn, seat) => turn.emit({ type: 'left', seat }),
  evolve(state, event) {
    if (event.type === 'rolled') state.points[event.seat as 0] += event.faces.reduce((a, b) => a + b, 0);
    if (event.type === 'rested') state.turn = 1 - event.seat;
    if (event.type === 'left') state.left = event.seat;
  },
  waiting: ({ left, turn }) =>
    left < 2 ? { rules: 'tidy', key: 'k' } : { seats: [turn], step: 'roll', stepId: `roll-${turn}`, clock: null },
  legalCommands: () => [{ type: 'roll', dice: 1 }, { type: 'rest' }],
  defaultCommand: () => ({ type: 'rest' }),
  view: ({ points }) => ({ points }),
  resample: (state) => state,
  describe: ({ type }) => type,
  commandTexts:
    () =>
    ({ type }) =>
      type,
  score: ({ points }) => points.map((all, seat) => ({ seat, rank: 1, points: all, parts: [] })),
});

class Scene extends SceneOf<typeof dicing, { strength: number }> {
  constructor(state: State) {
    super(dicing, { strength: strength.faces }, state);
  }

  points(seat: 0 | 1): number {
    return this.state.points[seat];
  }

  /** Scripts the next roll. */
  rolling(...faces: number[]): this {
    return this.chancing({ strength: faces });
  }
}

const given = (): Scene => new Scene({ points: [0, 0], turn: 0, left: 9 });

describe('a scene', () => {
  it('goes on with a command to a new scene, with the words of its game', () => {
    const before = given();
    const after = before.rolling(2, 5).when(0, { type: 'roll', dice: 2 });
    expect(after.points(0)).toBe(7);
    expect(after.told).toEqual(['rolled', 'rested']);
    expect(after.happened('rolled')).toEqual([{ type: 'rolled', seat: 0, faces: [2, 5] }]);
    expect([after.step, after.asked, after.view(1).points, after.score[0]?.points]).toEqual(['roll', [1], [7, 0], 7]);
    expect(before.points(0)).toBe(0);
  });

  it('knows what is legal, and what happens by default', () => {
    expect(given().legal(0)).toHaveLength(2);
    expect(given().legal(0, 'roll')).toEqual([{ type: 'roll', dice: 1 }]);
    expect(given().byDefault(0)).toEqual({ type: 'rest' });
  });

  it('tells a refusal, and which rule refuses', () => {
    expect(given().refusal(1, { type: 'rest' }).rule).toBe('DICING-1');
    expect(given().refusalCode(1, { type: 'rest' })).toBe('notYou');
    expect(() => given().refusal(0, { type: 'rest' })).toThrow('was accepted');
    expect(() => given().when(1, { type: 'rest' })).toThrow('was refused');
  });

  it('complains about chance that is not scripted, and about what is left over', () => {
    const rolling = { type: 'roll', dice: 1 } as const;
    expect(() => given().when(0, rolling)).toThrow('The test scripts no strength here.');
    expect(() => given().rolling(1, 2).when(0, rolling)).toThrow('Chance was scripted and not used: [2].');
    expect(() =>
      given()
        .chancing({ picks: [0] })
        .when(0, { type: 'rest' }),
    ).toThrow('not used: [0]');
    expect(() =>
      given()
        .chancing({ picks: [7] })
        .whenResigns(1)
        .chancing({})
        .whenJobRuns(),
    ).toThrow('not used');
  });

  it('scripts picks and shuffles', () => {
    const guessed = given().chancing({ shuffles: [['moon', 'sun']] });
    expect(guessed.when(0, { type: 'guess' }).happened('guessed')[0]?.card).toBe('moon');
    expect(given().when(0, { type: 'guess' }).happened('guessed')[0]?.card).toBe('sun');
    expect(() =>
      given()
        .chancing({ shuffles: [['moon']] })
        .when(0, { type: 'guess' }),
    ).toThrow('is not one of');
    const resigned = given().whenResigns(1);
    expect(
      resigned
        .chancing({ picks: [1] })
        .whenJobRuns()
        .happened('rested')[0]?.seat,
    ).toBe(1);
    expect(() => resigned.chancing({ picks: [2] }).whenJobRuns()).toThrow('2 is not among 0, 1.');
  });

  it('holds what happens and what is seen to its schema, and to JSON', () => {
    const resting = (seat: number) => given().whenRules((turn) => turn.emit({ type: 'rested', seat }));
    expect(() => resting(0.5)).toThrow('The event rested does not fit its schema');
    expect(() => resting(-0)).toThrow('The event rested does not survive JSON');
    const seen = (points: number) =>
      given()
        .with((state) => (state.points = [points, 1]))
        .view('spectator');
    expect(() => seen(0.5)).toThrow('The view of spectator does not fit its schema');
    expect(() => seen(-0)).toThrow('The view of spectator does not survive JSON');
    expect(seen(0)).toEqual({ points: [0, 1] });
  });

  it('lets time run out as the kernel does', () => {
    expect(given().whenTimeRunsOut().events).toEqual([
      { type: 'timeLost', seat: 0 },
      { type: 'rested', seat: 0 },
    ]);
    expect(() => given().whenResigns(0).whenTimeRunsOut()).toThrow('No seat is asked.');
    expect(() => given().whenJobRuns()).toThrow('No automatic step waits.');
  });

  it('stops where a test says', () => {
    const stopped = given()
      .rolling(3)
      .stoppingAt(({ type }) => type === 'rolled')
      .when(0, { type: 'roll', dice: 1 });
    expect([stopped.points(0), stopped.told, stopped.asked]).toEqual([3, ['rolled'], [0]]);
    expect(stopped.rolling(1).when(0, { type: 'roll', dice: 1 }).told).toEqual(['rolled', 'rested']);
  });

  it('does not wait for ever for what does not come', () => {
    const waiting = () => {
      let scene = given();
      while (scene.step !== 'a step that never is') scene = scene.when(scene.asked[0]!, { type: 'rest' });
    };
    expect(waiting).toThrow('does not come');
  });

  it('takes a change that no rule makes, and a piece of the rules', () => {
    const scene = given().with((state) => (state.turn = 1));
    expect(scene.whenRules((turn) => turn.emit({ type: 'rested', seat: 1 })).asked).toEqual([0]);
  });
});
