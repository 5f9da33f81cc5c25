import { onceFor, onceForEach } from './once-for.js';

describe('A value that is computed once', () => {
  it('is made once for an object, also where it comes to nothing', () => {
    let made = 0;
    const length = onceFor(({ text }: { text: string }) => {
      made += 1;
      return text === '' ? undefined : text.length;
    });
    const [full, empty] = [{ text: 'four' }, { text: '' }];
    expect([length(full), length(full), length(empty), length(empty)]).toEqual([4, 4, undefined, undefined]);
    expect(made).toBe(2);
  });

  it('is made once for each name of an object', () => {
    const made: string[] = [];
    const weigh = onceForEach<object, number>();
    const ask = (decision: object, name: string): number => weigh(decision, name, () => made.push(name));
    const [one, other] = [{}, {}];
    expect([ask(one, 'door'), ask(one, 'test'), ask(one, 'door'), ask(other, 'door')]).toEqual([1, 2, 1, 3]);
    expect(made).toEqual(['door', 'test', 'door']);
  });
});
