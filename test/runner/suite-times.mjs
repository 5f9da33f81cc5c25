/** The CPU seconds of each suite, the slowest first. A suite that ran more than once counts with all its runs. */
export function timesIn(lines) {
  const times = {};
  for (const line of lines.split('\n').filter(Boolean)) {
    const { suite, cpu } = JSON.parse(line);
    times[suite] = (times[suite] ?? 0) + cpu;
  }
  return Object.fromEntries(Object.entries(times).sort(([, a], [, b]) => b - a));
}

/** By how many seconds a suite must have grown to be named: some eight are those of the first suite of a worker, which loads the API. */
const NOTED = 10;

/**
 * The suites that take more than twice their share of before, and ten seconds more. Shares, for machines differ in
 * speed; of the suites that both runs have, for one that is new or gone changes the share of every other.
 */
export function doubled(before, now) {
  const common = Object.keys(now).filter((suite) => suite in before);
  const shares = (times) => {
    const total = common.reduce((sum, suite) => sum + times[suite], 0);
    return (suite) => times[suite] / total;
  };
  const [shareBefore, shareNow] = [shares(before), shares(now)];
  return common
    .filter((suite) => now[suite] - before[suite] > NOTED && shareNow(suite) > 2 * shareBefore(suite))
    .map((suite) => ({ suite, share: shareNow(suite), was: shareBefore(suite) }));
}

/** The suites that one run has and the other has not, by name. One that was moved is in both lists. */
export function movedBetween(before, now) {
  const missing = (from, to) =>
    Object.keys(from)
      .filter((suite) => !(suite in to))
      .sort();
  return { gone: missing(before, now), added: missing(now, before) };
}
