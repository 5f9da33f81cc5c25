import process from 'node:process';

/**
 * True where TEST_BBPPAIRINGS names the program bbpPairings, another engine of FIDE's Dutch system, by which the full tier has
 * our pairings judged.
 */
export const hasJudge = (env) => env.TEST_TIER === 'full' && Boolean(env.TEST_BBPPAIRINGS);

/** What a run of the full tier without it has to say. */
export const leftOutWithoutJudge = `
────────────────────────────────────────────────────────────────────────────────────────────────
 LEFT OUT: bbpPairings, which judges our pairings (*.judge-spec.ts).
 Build it, and name it in TEST_BBPPAIRINGS.
────────────────────────────────────────────────────────────────────────────────────────────────`;

/** True for a run of the full tier that has no judge. */
export const lacksJudge = (env = process.env) => env.TEST_TIER === 'full' && !hasJudge(env);
