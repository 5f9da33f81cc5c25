import { createHash } from 'node:crypto';

/**
 * The slice of a stream, from 0 to 1,023: the first ten bits of SHA-256 over its id, a UUID in lower case as text. The function
 * `slice_of` of the database says the same. Neither ever changes: stored streams are found by it.
 */
export const sliceOf = (streamId: string): number =>
  createHash('sha256').update(streamId, 'latin1').digest().readUInt16BE(0) >> 6;
