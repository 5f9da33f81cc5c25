import { globalId, idOfKind, readGlobalId } from './global-id.js';

describe('ids of the API', () => {
  it('are read back', () => {
    expect(readGlobalId(globalId('Game', 'a-1'))).toEqual({ kind: 'Game', id: 'a-1' });
  });

  it.each(['', 'a-1', globalId('Game', ''), globalId('Game', "x'; drop"), 'x'.repeat(10_000)])(
    '"%.20s" is none',
    (text) => {
      expect(readGlobalId(text)).toBeUndefined();
    },
  );

  it('of another kind are refused', () => {
    expect(() => idOfKind('Account', globalId('Game', 'a-1'))).toThrow('This is not the id of an account');
  });
});
