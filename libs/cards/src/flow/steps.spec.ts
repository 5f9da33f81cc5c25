import type { Seat, Turn } from '#kernel';
import { openStepIn, type AutomaticStep, type StepRules } from './steps.js';

describe('The step that is open', () => {
  interface State {
    readonly over: string | null;
    readonly asked: readonly Seat[];
  }
  type TalkTurn = Turn<State, never>;
  const talk: StepRules<TalkTurn, string> = {
    asked: ({ asked }) => asked,
    byDefault: () => 'pass',
    proceed: () => undefined,
  };
  const walk: AutomaticStep<TalkTurn> = { proceed: () => undefined };
  const openIn = (state: State, rules: typeof talk | typeof walk) =>
    openStepIn(state, 'TALK', rules, ({ asked }) => `TALK-${asked.length}`);

  it('waits for the seats that it asks', () => {
    expect(openIn({ over: null, asked: [1, 0] }, talk)).toEqual({
      step: 'TALK',
      stepId: 'TALK-2',
      rules: talk,
      asked: [1, 0],
    });
  });

  it('is none where no seat is asked, where rules go on automatically, and when the game is over', () => {
    expect(openIn({ over: null, asked: [] }, talk)).toBeUndefined();
    expect(openIn({ over: null, asked: [0] }, walk)).toBeUndefined();
    expect(openIn({ over: 'LIMIT', asked: [0] }, talk)).toBeUndefined();
  });
});
