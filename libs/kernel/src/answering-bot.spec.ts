import { answeringBot, best, commandOf, commandsOf } from './answering-bot.js';
import type { Bot } from './bot.js';
import type { Sight } from './sight.js';
import { Random } from './random.js';

type Command = { readonly type: 'bid'; readonly coins: number } | { readonly type: 'pass' } | { readonly type: 'wait' };
interface View {
  readonly step?: 'auction' | 'market' | null;
}

const bids: readonly Command[] = [1, 3, 2].map((coins) => ({ type: 'bid', coins }));
const sightOf = (view: View, legal: readonly Command[]): Sight<View, Command> => ({
  seat: 0,
  view,
  legal,
  random: Random.from('sight'),
  events: () => [],
  worlds: () => [],
});

const bidder: Bot<View, Command> = answeringBot({
  outlookOf: ({ legal, view }: Sight<View, Command>) => ({ legal, view }),
  answers: { auction: (outlook) => best(commandsOf(outlook, 'bid'), ({ coins }) => coins) },
  asides: ['wait'],
});

describe('an answering bot', () => {
  it('answers the step that its view names', () => {
    expect(bidder(sightOf({ step: 'auction' }, bids))).toEqual({ type: 'bid', coins: 3 });
  });

  it('gives any answer where nothing stands out, and an aside only where nothing else is legal', () => {
    const seen = Array.from({ length: 40 }, (_, game) =>
      bidder({ ...sightOf({ step: 'market' }, [...bids, { type: 'wait' }]), random: Random.from(`${game}`) }),
    );
    expect(new Set(seen)).toEqual(new Set(bids));
    expect(bidder(sightOf({}, [{ type: 'wait' }]))).toEqual({ type: 'wait' });
    expect(bidder(sightOf({ step: 'auction' }, [{ type: 'pass' }]))).toEqual({ type: 'pass' });
  });

  it('does what comes first in any step', () => {
    const waiter: Bot<View, Command> = answeringBot({
      outlookOf: ({ legal }: Sight<View, Command>) => ({ legal }),
      first: (outlook) => commandOf(outlook, 'wait'),
      answers: {},
      asides: ['wait'],
    });
    expect(waiter(sightOf({ step: null }, [...bids, { type: 'wait' }]))).toEqual({ type: 'wait' });
  });

  it('takes the first of equals, and nothing below the least', () => {
    expect(best(['a', 'bb', 'cc'], ({ length }) => length)).toBe('bb');
    expect(best(['a'], ({ length }) => length, 1)).toBeUndefined();
    expect(best([], () => 1)).toBeUndefined();
  });
});
