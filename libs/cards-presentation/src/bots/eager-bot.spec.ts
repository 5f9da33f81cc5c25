import { Random, type Sight } from '#kernel';
import { eagerBot } from './eager-bot.js';

type Command = { readonly type: 'place' | 'spend' | 'pass' | 'aside'; readonly strength?: number };
type View = { readonly behind: boolean };

const bot = eagerBot<View, Command, View>({
  outlookOf: ({ view }) => view,
  likes: ['place', 'spend', 'pass'],
  spending: ['spend'],
  isBehind: ({ behind }) => behind,
  worth: (_, { strength = 0 }) => strength,
  asides: ['aside'],
});

const answer = (behind: boolean, ...legal: Command[]): Command =>
  bot({ seat: 0, view: { behind }, legal, random: Random.from('eager') } as unknown as Sight<View, Command>);

describe('An eager player', () => {
  it('does what it likes best, the strongest first, and nothing of no worth', () => {
    const [weak, strong] = [2, 7].map((strength) => ({ type: 'place', strength }) as const);
    expect(answer(false, { type: 'pass' }, weak!, strong!)).toEqual(strong);
    expect(answer(false, { type: 'pass' }, { type: 'place', strength: -1 })).toEqual({ type: 'pass' });
  });

  it('spends in a fight that it loses alone', () => {
    const legal: Command[] = [{ type: 'spend' }, { type: 'pass' }];
    expect(answer(true, ...legal)).toEqual({ type: 'spend' });
    expect(answer(false, ...legal)).toEqual({ type: 'pass' });
  });

  it('answers with anything where it likes nothing, but for asides', () => {
    expect(answer(false, { type: 'aside' }, { type: 'spend' })).toEqual({ type: 'spend' });
  });
});
