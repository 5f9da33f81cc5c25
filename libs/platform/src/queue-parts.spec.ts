import { partOf, partPrefixes, PARTS, slotOf } from './queue-parts.js';

describe('The parts of a queue on a Redis Cluster', () => {
  it('have slots as Redis counts them', () => {
    // The check value of CRC16/XMODEM is in the specification of Redis Cluster.
    expect(slotOf('123456789')).toBe(0x31c3);
    expect(slotOf('foo')).toBe(12_182);
  });

  it('lie in equal ranges of slots, one in each, and stay there', () => {
    for (const name of ['chronicler', 'second', 'x']) {
      const prefixes = partPrefixes(name);
      const slots = prefixes.map((prefix) => slotOf(/^\{(.+)\}$/.exec(prefix)![1]!));
      expect(slots.map((slot) => Math.floor(slot / (16_384 / PARTS)))).toEqual([0, 1, 2, 3]);
    }
    expect(partPrefixes('chronicler')).toEqual(partPrefixes('chronicler'));
  });

  it('all have slices of each half', () => {
    const partsOf = (...slices: number[]): Set<number> => new Set(slices.map((slice) => partOf(slice, PARTS)));
    expect(partsOf(0, 1, 2, 3).size).toBe(PARTS);
    expect(partsOf(512, 513, 514, 515).size).toBe(PARTS);
  });
});
