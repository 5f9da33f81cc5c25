import process from 'node:process';

/**
 * False in the tier that gates each change (`TEST_TIER=change`): it runs on one queue, in one shell, and repeats what is
 * repeated less often.
 */
export const isFullTier = process.env['TEST_TIER'] !== 'change';
