import process from 'node:process';

/** Whether this is the tier that gates each change (`.ci/run`): one queue, one shell, and fewer repetitions. */
export const isChangeTier = process.env['TEST_TIER'] === 'change';
