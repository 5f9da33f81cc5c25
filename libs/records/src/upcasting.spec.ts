import type { Json, Upcast } from '#kernel';
import { sealCommit } from './hash-chain.js';
import { newStreamId, sampleUnsealed } from './testing/index.js';
import { upcasterOf } from './upcasting.js';

const named: Upcast = { type: 'bidPlaced', from: 1, up: (data) => ({ coins: (data as { n: Json }).n }) };
const inSilver: Upcast = {
  type: 'bidPlaced',
  from: 2,
  up: (data) => ({ silver: (data as { coins: number }).coins * 10 }),
};

const commitWith = (schemaVersion: number, data: Json, type = 'bidPlaced') =>
  sealCommit(sampleUnsealed(newStreamId(), undefined, { events: [{ type, schemaVersion, data }] }));

describe('upcasting', () => {
  const upcast = upcasterOf([inSilver, named]);
  const eventOf = (...given: Parameters<typeof commitWith>) => upcast(commitWith(...given)).events[0];

  it('takes an old event through every step to the newest form', () => {
    expect(eventOf(1, { n: 3 })).toEqual({ version: 1, type: 'bidPlaced', schemaVersion: 3, data: { silver: 30 } });
  });

  it('starts at the version that the event was written in', () => {
    expect(eventOf(2, { coins: 3 })).toMatchObject({ schemaVersion: 3, data: { silver: 30 } });
  });

  it('leaves new events, and events of other types, as they are', () => {
    expect(eventOf(3, { silver: 5 })).toMatchObject({ schemaVersion: 3, data: { silver: 5 } });
    expect(eventOf(1, { n: 3 }, 'cardDrawn')).toMatchObject({ schemaVersion: 1, data: { n: 3 } });
  });

  it('leaves the commit that it reads alone', () => {
    const commit = commitWith(1, { n: 3 });
    const before = structuredClone(commit);
    upcast(commit);
    expect(commit).toEqual(before);
  });

  it('throws on an event that is older than every step', () => {
    expect(() => upcasterOf([inSilver])(commitWith(1, { n: 3 }))).toThrow('no step takes version 1, the first takes 2');
  });

  it('refuses chains with a hole or a double step', () => {
    expect(() => upcasterOf([named, { ...inSilver, from: 3 }])).toThrow(TypeError);
    expect(() => upcasterOf([named, named])).toThrow(TypeError);
  });
});
