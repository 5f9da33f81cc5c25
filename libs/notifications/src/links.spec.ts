import { randomBytes, randomUUID } from 'node:crypto';
import { Links } from './links.js';

describe('Links in messages', () => {
  const secret = randomBytes(32);
  const links = new Links('https://play.example', secret);
  const id = randomUUID();
  const tokenOf = (url: string | undefined): string => new URL(url!).searchParams.get('token')!;
  const token = tokenOf(links.urlFor('unsubscribe', id));

  it('work for the channel and the purpose that they were signed for, also after the key was changed', () => {
    expect(links.urlFor('unsubscribe', id)).toBe(`https://play.example/notifications/unsubscribe?token=${token}`);
    expect(links.channelIn('unsubscribe', token)).toBe(id);
    expect(new Links('https://play.example', randomBytes(32), [secret]).channelIn('unsubscribe', token)).toBe(id);
  });

  it('work for nothing else', () => {
    expect(links.channelIn('confirm', token)).toBeUndefined();
    expect(links.channelIn('unsubscribe', token.replace(id, randomUUID()))).toBeUndefined();
    expect(links.channelIn('unsubscribe', `${token}x`)).toBeUndefined();
    expect(links.channelIn('unsubscribe', '')).toBeUndefined();
    expect(new Links('https://play.example', randomBytes(32)).channelIn('unsubscribe', token)).toBeUndefined();
  });

  it('are none without a public address', () => {
    expect(new Links(undefined, secret).urlFor('confirm', id)).toBeUndefined();
  });
});
