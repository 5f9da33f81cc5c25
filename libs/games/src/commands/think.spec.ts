import { think } from './think.js';

it('Other work has its turn between the steps of a bot', async () => {
  const heard: string[] = [];
  function* steps(): Generator<undefined, string> {
    for (const step of ['one', 'two']) {
      heard.push(step);
      setImmediate(() => heard.push(`others after ${step}`));
      yield;
    }
    return 'command';
  }
  const thinking = steps();
  expect(await think(() => thinking.next())).toBe('command');
  expect(heard).toEqual(['one', 'others after one', 'two', 'others after two']);
});
