import { refuse } from './refusal.js';
import {
  defaultFrom,
  evolverOf,
  legalFrom,
  refusedBefore,
  takes,
  unboundIn,
  type CommandRules,
  type CommandTable,
  type Evolvers,
  type OpenStep,
  type StepRefusals,
  type StepRules,
} from './rules-table.js';
import type { Seat } from './seat.js';
import type { Turn } from './turn.js';

interface State {
  gold: number;
  bought: string[];
}
type Command = { readonly type: 'buy'; readonly card: string } | { readonly type: 'end' } | { readonly type: 'wave' };
type Event = { readonly type: 'bought'; readonly card: string } | { readonly type: 'goldPaid'; readonly gold: number };
type Step = 'market' | 'trade';
type Code = 'tooDear' | 'wrongStep' | 'notYou';
type MarketTurn = Turn<State, Event>;

const priceOf: Readonly<Record<string, number>> = { axe: 2, bow: 5 };
let checks = 0;

const commandTable: CommandTable<MarketTurn, Command, Step, Code> = {
  buy: {
    steps: ['market', 'trade'],
    offers: () => Object.keys(priceOf).map((card) => ({ type: 'buy', card })),
    check: ({ gold }, { card }) => (gold < (priceOf[card] ?? 99) ? refuse('M-1', 'tooDear') : undefined),
    perform(turn, { card }) {
      turn.emit({ type: 'bought', card });
      turn.emit({ type: 'goldPaid', gold: priceOf[card] ?? 0 });
    },
  },
  end: {
    steps: ['market'],
    offers: () => [{ type: 'end' }],
    offersAreLegal: true,
    check: () => void (checks += 1),
    perform: () => undefined,
  },
  wave: { offers: () => [{ type: 'wave' }], check: () => undefined, perform: () => undefined },
};

/** The rules of a command, by its type: every entry takes the commands of its type, so it takes this one. */
const rulesOf = ({ type }: Command): CommandRules<MarketTurn, Command, Step, Code> => commandTable[type];

const evolvers: Evolvers<State, Event> = {
  bought: (state, { card }) => void state.bought.push(card),
  goldPaid(state, { gold }) {
    state.gold -= gold;
  },
};

const aState = (): State => ({ gold: 3, bought: [] });
const market: StepRules<State, Command> = { asked: () => [1], byDefault: () => ({ type: 'end' }) };
const open: OpenStep<Step, typeof market> = { step: 'market', stepId: 'market-1', rules: market, asked: [1] };

describe('tables of rules', () => {
  it('give the legal commands: the offers that a command’s own check lets pass, in the order of the table', () => {
    const legal = (at: OpenStep<Step, typeof market> | undefined, seat: Seat): Command[] => [
      ...legalFrom(commandTable, aState(), seat, ({ steps }) => takes(at, steps, seat)),
    ];
    expect(legal(open, 1)).toEqual([{ type: 'buy', card: 'axe' }, { type: 'end' }, { type: 'wave' }]);
    expect(legal({ ...open, step: 'trade' }, 1)).toEqual([{ type: 'buy', card: 'axe' }, { type: 'wave' }]);
    expect(legal(open, 0)).toEqual([{ type: 'wave' }]);
    expect(legal(undefined, 1)).toEqual([{ type: 'wave' }]);
    expect(checks).toBe(0);
  });

  it('give the rules of any command, and apply events by their type', () => {
    const state = aState();
    const evolve = evolverOf<State, Event>(evolvers);
    const turn = { state, emit: (event: Event) => evolve(state, event) } as MarketTurn;
    const command: Command = { type: 'buy', card: 'axe' };
    expect(rulesOf(command).check(state, command, 1)).toBeUndefined();
    rulesOf(command).perform(turn, command, 1);
    expect(state).toEqual({ gold: 1, bought: ['axe'] });
    expect(rulesOf(command).check(state, command, 1)?.code).toBe('tooDear');
  });

  it('name the commands that are bound to no step', () => {
    expect(unboundIn(commandTable)).toEqual(['wave']);
  });

  it('give the default of the step that is open, to whom it asks', () => {
    expect(defaultFrom(open, aState(), 1)).toEqual({ type: 'end' });
    expect(() => defaultFrom(open, aState(), 0)).toThrow('The open step does not ask');
    expect(() => defaultFrom(undefined, aState(), 1)).toThrow('The open step does not ask');
  });

  it('refuse what the open step does not take, in the words of the game', () => {
    const words: StepRefusals<Step, Code> = {
      wrongStep: (step) => refuse('M-2', 'wrongStep', { step }),
      notAsked: () => refuse('M-3', 'notYou'),
    };
    const before = (command: Command, seat: Seat) => refusedBefore(open, rulesOf(command).steps, seat, words);
    expect(before({ type: 'end' }, 1)).toBeUndefined();
    expect(before({ type: 'end' }, 0)?.code).toBe('notYou');
    expect(refusedBefore(open, ['trade'], 1, words)?.facts).toEqual({ step: 'market' });
    expect(refusedBefore(undefined, ['trade'], 1, words)?.facts).toEqual({ step: null });
    expect(before({ type: 'wave' }, 0)).toBeUndefined();
  });
});
