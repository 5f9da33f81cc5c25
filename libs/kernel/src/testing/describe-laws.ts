import { relative } from 'node:path';
import process from 'node:process';
import type { StateOf } from '../rules.js';
import type { AnyRuleset } from '../ruleset.js';
import { dutyOfThisThread, perform } from './apart/duty.js';
import { elsewhere, judgeApart, returning } from './apart/judge-apart.js';
import { checkLaws, laws, type LawOptions } from './check-laws.js';
import { sameAgain } from './tier.js';
import type { LawReport } from './trial.js';

/**
 * The jest suite that every ruleset runs: one test a law, over whole random games.
 * A violation names the seed and the commit, and a failed test the command that plays the same games again.
 * The games are played in threads that load the suite's file once more: it calls nothing of jest but this.
 */
export function describeLaws<R extends AnyRuleset>(ruleset: R, options: LawOptions<StateOf<R>>): void {
  const duty = dutyOfThisThread();
  if (duty) {
    perform(duty, ruleset, options);
    return;
  }
  // Stryker counts which rules a test reaches in this thread.
  const instrumented = Reflect.has(globalThis, '__stryker__');
  describe(`the laws, over ${options.games} random games of ${ruleset.name}`, () => {
    let reports: readonly LawReport[];
    const { testPath = '' } = expect.getState();
    const again = sameAgain(relative(process.cwd(), testPath), 'LAWS_GAMES');
    beforeAll(async () => {
      reports = instrumented ? checkLaws(ruleset, options) : await judgeApart(testPath);
    }, 3_600_000);

    for (const { number, name } of [...laws, ...(instrumented ? [] : [elsewhere, returning])]) {
      it(`law ${number}, ${name}`, () => {
        const report = reports.find(({ law }) => law.number === number);
        if (!report || report.violations.length > 0)
          throw new Error(`${report?.violations.join('\n') ?? 'not judged'}\nThe same games again: ${again}`);
        expect(report.checks).toBeGreaterThanOrEqual(options.reduced ? 0 : 1);
      });
    }
  });
}
