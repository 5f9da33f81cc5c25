import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const RULE = 'no-restricted-syntax';

/** How often the project's rule of syntax for a path refuses a text. */
async function refusals(path: string, text: string): Promise<number> {
  const { rules } = (await new ESLint().calculateConfigForFile(path)) as Linter.Config;
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { [RULE]: rules?.[RULE] ?? 'off' },
  };
  return new Linter().verify(text, config, path).filter(({ ruleId }) => ruleId === RULE).length;
}

describe('Tests do not sleep', () => {
  it.each([
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    'await new Promise<void>((resolve) => { setTimeout(() => resolve(), 50); });',
    "import { setTimeout as delay } from 'node:timers/promises';",
  ])('the linter refuses %s', async (text) => {
    for (const path of ['test/api/any.e2e-spec.ts', 'libs/games/src/any.int-spec.ts', 'libs/games/src/testing/any.ts'])
      expect([path, await refusals(path, text)]).toEqual([path, 1]);
    for (const path of ['libs/games/src/any.ts', 'libs/event-store/src/testing/until.ts'])
      expect([path, await refusals(path, text)]).toEqual([path, 0]);
  });
});
