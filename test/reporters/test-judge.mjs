import process from 'node:process';

/** Programs of others that judge ours in the full tier, each by one suite and where a variable names it. */
const judges = [
  {
    variable: 'TEST_BBPPAIRINGS',
    suite: 'other-engine',
    words: 'bbpPairings, another engine of FIDE’s Dutch system, which judges our pairings',
  },
  {
    variable: 'TEST_TIEBREAKS',
    suite: 'other-tie-breaks',
    words: 'tiebreakchecker.py, FIDE’s checker of tie-breaks, which judges our tables',
  },
];

const fileOf = ({ suite }) => `${suite}.judge-spec.ts`;
const isThere = ({ variable }, env) => env.TEST_TIER === 'full' && Boolean(env[variable]);

/** The suites whose judge is there, as patterns of their paths. */
export const onJudges = (env) =>
  judges.filter((judge) => isThere(judge, env)).map((judge) => `/${fileOf(judge).replaceAll('.', '\\.')}$`);

/** What a run of the full tier has to say of each judge that it lacks. */
export const leftOutWithoutJudges = (env = process.env) =>
  judges
    .filter((judge) => env.TEST_TIER === 'full' && !isThere(judge, env))
    .map(
      (judge) => `
────────────────────────────────────────────────────────────────────────────────────────────────
 LEFT OUT: ${judge.words} (${fileOf(judge)}).
 Get it, and name it in ${judge.variable}.
────────────────────────────────────────────────────────────────────────────────────────────────`,
    );
