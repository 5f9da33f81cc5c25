import { readConfiguration } from './configuration.js';
import { readRedisAddress } from './redis-address.js';

describe('REDIS_URL', () => {
  it('names one server', () => {
    for (const url of ['redis://cache:6379', 'rediss://me:secret@cache/2'])
      expect(readRedisAddress(url)).toEqual({ kind: 'server', url });
  });

  it('names nodes of a cluster, with the port of Redis where there is none, and what they ask for', () => {
    expect(readRedisAddress('redis+cluster://redis-1:7000,redis-2,[::1]:7002')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'redis-1', port: 7000 },
        { host: 'redis-2', port: 6379 },
        { host: '::1', port: 7002 },
      ],
      isEncrypted: false,
    });
    expect(readRedisAddress('rediss+cluster://me:s%40cret@cache/')).toEqual({
      kind: 'cluster',
      nodes: [{ host: 'cache', port: 6379 }],
      username: 'me',
      password: 's@cret',
      isEncrypted: true,
    });
    expect(readRedisAddress('redis+cluster://:secret@cache')).toMatchObject({ password: 'secret' });
  });

  it.each([
    'cache:6379',
    'http://cache',
    'redis+cluster://',
    'redis+cluster://a,,b',
    'redis+cluster://a:port',
    'redis+cluster://a/1',
    'redis+cluster://me:%zz@a',
    'redis://a:6379,b:6379',
  ])('is refused as %s, with a message for people that does not repeat it', (url) => {
    expect(readRedisAddress(url)).toBeUndefined();
    expect(() => readConfiguration({ REDIS_URL: url })).toThrow(/REDIS_URL must be an address .* redis\+cluster:\/\//);
  });
});
