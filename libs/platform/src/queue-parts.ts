/**
 * Into how many parts a queue is divided on a Redis Cluster, each on one node. The same in every process: workers take from all parts, and a
 * job of a part without a worker would wait until a sweep meets its obligation.
 */
export const PARTS = 4;

/** How many slots a Redis Cluster has, in ranges over its nodes. */
const SLOTS = 16_384;

/**
 * The prefixes of the parts of a queue, in braces, by which a cluster keeps all keys of a part in one slot. The slots lie in as
 * many equal ranges as there are parts, so that parts spread over the nodes for any name of an installation.
 */
export const partPrefixes = (queuePrefix: string): readonly string[] =>
  Array.from({ length: PARTS }, (_, part) => {
    for (let number = 0; ; number += 1) {
      const tag = `${queuePrefix}-${number}`;
      if (Math.floor((slotOf(tag) * PARTS) / SLOTS) === part) return `{${tag}}`;
    }
  });

/** The part of jobs of a slice, of so many: slices that stand in one database are in all parts. */
export const partOf = (slice: number, parts: number): number => slice % parts;

/** The slot of a hash tag: CRC16 (XMODEM) over its bytes, as Redis Cluster counts. */
export function slotOf(tag: string): number {
  let crc = 0;
  for (const byte of Buffer.from(tag)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc % SLOTS;
}
