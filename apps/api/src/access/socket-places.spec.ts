import { defaultLimits } from '#platform';
import { anybody, type Caller } from './caller.js';
import { SocketPlaces } from './socket-places.js';

const player = (id: string): Caller => ({
  account: { id, name: id, createdAt: 0, isBot: false },
  scopes: new Set(),
  tokenId: null,
  until: null,
});

describe('Sockets', () => {
  it('count for their address until they authenticate, then for their account', () => {
    const places = new SocketPlaces({ sockets: { ...defaultLimits.sockets, greeting: 2, address: 1, account: 1 } });
    for (const name of ['ada', 'bo', 'cy', 'di']) expect(places.enter('192.0.2.1')?.settle(player(name))).toBe(true);
    expect(places.enter('192.0.2.1')?.settle(player('ada'))).toBe(false);
    expect(places.enter('192.0.2.1')?.settle(anybody)).toBe(true);
    expect(places.enter('192.0.2.1')?.settle(anybody)).toBe(false);
    expect(places.enter('192.0.2.1')).toBeUndefined();
  });

  it('make room when they close, in any state', () => {
    const places = new SocketPlaces({ sockets: { ...defaultLimits.sockets, greeting: 1, address: 1, account: 1 } });
    for (const settle of [undefined, anybody, player('ada'), undefined, anybody, player('ada')]) {
      const place = places.enter('2001:db8::1');
      expect(places.enter('2001:db8::2') === undefined).toBe(true);
      if (settle) expect(place?.settle(settle)).toBe(true);
      place?.leave();
      place?.leave();
      expect(place?.settle(player('bo'))).toBe(false);
    }
  });
});
