import { jest } from '@jest/globals';
import { routeTo, type RouteOptions } from './route.js';

const { signal } = new AbortController();
const leadingTo = (...addresses: readonly string[]): RouteOptions => ({ resolve: () => Promise.resolve(addresses) });
const route = (options: RouteOptions, text = 'https://receiver.example.com/') => routeTo(text, options, signal);

describe('The way to an address', () => {
  it('leads to all addresses of its name', async () => {
    expect(await route(leadingTo('1.1.1.1', '2606:4700::1111'))).toMatchObject({
      status: 'found',
      url: { href: 'https://receiver.example.com/' },
      addresses: ['1.1.1.1', '2606:4700::1111'],
    });
  });

  it.each([
    ['a private one beside a public one', ['1.1.1.1', '10.0.0.1']],
    ['a public one beside a private one', ['fd00::1', '2606:4700::1111']],
    ['loopback', ['127.0.0.1']],
    ['an IPv4 address in an IPv6 address', ['::ffff:1.1.1.1']],
    ['something that is not an address', ['receiver.example.com']],
  ])('is refused for %s', async (_what, addresses) => {
    expect(await route(leadingTo(...addresses))).toMatchObject({ status: 'refused', code: 'addressNotPublic' });
  });

  it('may lead to loopback where that is allowed, but not to private networks', async () => {
    const allowLoopback = true;
    expect(await route({ ...leadingTo('127.0.0.1', '::1'), allowLoopback })).toMatchObject({ status: 'found' });
    expect(await route({ ...leadingTo('127.0.0.1', '10.0.0.1'), allowLoopback })).toMatchObject({ status: 'refused' });
    expect(await route({ allowLoopback }, 'http://localhost:4000/')).toMatchObject({ addresses: ['127.0.0.1', '::1'] });
  });

  it('does not exist for a name without addresses, or when its name server fails', async () => {
    expect(await route(leadingTo())).toEqual({ status: 'unresolved' });
    expect(await route({ resolve: () => Promise.reject(new Error('SERVFAIL')) })).toEqual({ status: 'unresolved' });
  });

  it('needs no name server for an IP address, or for a refused address', async () => {
    const resolve = jest.fn(() => Promise.resolve(['1.1.1.1']));
    expect(await route({ resolve }, 'https://1.1.1.1/')).toMatchObject({ status: 'found', addresses: ['1.1.1.1'] });
    expect(await route({ resolve }, 'https://[2606:4700::1111]/')).toMatchObject({ addresses: ['2606:4700::1111'] });
    expect(await route({ resolve }, 'https://metadata.google.internal/')).toMatchObject({ status: 'refused' });
    expect(resolve).not.toHaveBeenCalled();
  });

  it('is resolved by the name without a full stop at its end', async () => {
    const resolve = jest.fn(() => Promise.resolve(['1.1.1.1']));
    await route({ resolve }, 'https://receiver.example.com./');
    expect(resolve).toHaveBeenCalledWith('receiver.example.com', signal);
  });

  it('is not waited for after the deadline, even if the resolver ignores the signal', async () => {
    const over = new AbortController();
    const found = routeTo(
      'https://receiver.example.com/',
      { resolve: () => new Promise(() => undefined) },
      over.signal,
    );
    over.abort();
    expect(await found).toEqual({ status: 'timedOut' });
  });
});
