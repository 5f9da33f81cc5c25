import { bodyOf } from './message.js';

describe('The body of a message', () => {
  it('has the type of the event, its time and its data', () => {
    const body = bodyOf({ type: 'game.finished', at: 1_700_000_000_123, data: { gameId: 'g', places: [1, 2] } });
    expect(body).toBe(
      '{"type":"game.finished","timestamp":"2023-11-14T22:13:20.123Z","data":{"gameId":"g","places":[1,2]}}',
    );
  });

  it.each(['', '.', 'game.', '.finished', 'game..finished', 'game finished', 'partie.terminée'])(
    'has no type “%s”',
    (type) => {
      expect(() => bodyOf({ type, at: 0, data: null })).toThrow(
        `“${type}” is not a message type, which is words with dots between them, such as game.finished.`,
      );
    },
  );
});
