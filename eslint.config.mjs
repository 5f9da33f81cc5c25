import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import libraries from './scripts/libraries.cjs';

/** Sizes that keep a file readable in one sitting. Tables of content (`content/`) are data and may be longer. */
const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 50, skipComments: true }],
  // Each switch counts once: a dispatch over a closed union is simple however long it is.
  complexity: ['error', { max: 16, variant: 'modified' }],
  'max-depth': ['error', 4],
  'max-params': ['error', 5],
};

const noSizes = Object.fromEntries(Object.keys(sizes).map((rule) => [rule, 'off']));

/** Tests look at answers of unknown shape and say what they expect in them; that is the check. */
const trusting = Object.fromEntries(
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
    `@typescript-eslint/no-unsafe-${use}`,
    'off',
  ]),
);

/** What is held to less: suites, and what serves them. */
const tests = ['**/*.spec.ts', '**/testing/**'];

/** Tests and what serves them. */
const testCode = [
  '**/*.spec.ts',
  '**/*.int-spec.ts',
  '**/*.full-spec.ts',
  '**/*.e2e-spec.ts',
  '**/*.redis-spec.ts',
  '**/*.storm-spec.ts',
  '**/*.browser-spec.ts',
  '**/testing/**/*.ts',
  'test/**/*.ts',
];

/** What may let time pass: `until` itself, and faults that last as long as they are told to. */
const lasting = ['libs/event-store/src/testing/until.ts', 'test/server/server-process.ts', 'test/storm/**'];

/** A fixed time is too long on a quiet machine, and too short on a busy one. */
const noSleeping = [
  "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
  "ImportDeclaration[source.value='node:timers/promises'] ImportSpecifier[imported.name='setTimeout']",
].map((selector) => ({
  selector,
  message:
    'Tests do not sleep: wait for what has to happen (`until` of #event-store/testing), or make time a parameter.',
}));

/** What would let rules, or whoever checks a game, know when they run. */
const clocks = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate'].map((name) => ({
  name,
  message: 'Rules know no clock; time enters with a command.',
}));

/** What would let them know where they run, and chance that nobody can prove. */
const world = ['process', 'crypto', 'fetch', 'globalThis', 'global', 'require', 'Intl'].map((name) => ({
  name,
  message: 'Rules are pure: what they are given is all that they know, and they draw from turn.random.',
}));

/** What comes out otherwise on a machine that is set to another language, or has other tables of it. */
const byLocale = [
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
  'toLocaleDateString',
  'toLocaleTimeString',
].map((property) => ({
  property,
  message: 'Rules give the same on every machine: compare with < and >, and write numbers as they stand.',
}));

export default tseslint.config(
  { ignores: ['**/dist/', '**/generated/', 'rulesets/', 'coverage/', 'node_modules/', '.chronicler/', '.cache/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...sizes,
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Numbers and booleans print as themselves; objects and undefined do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // `return emit(…)` in a dispatch reads better than three lines.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Nest declares its options as classes and takes literals; types are structural.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Nest's modules are classes without members.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // A generic that only carries a type out is the plain way to read JSON at an edge.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['libs/*/src/content/**/*.ts'],
    rules: noSizes,
  },
  {
    files: testCode,
    rules: {
      ...trusting,
      'max-lines': ['error', 500],
      'max-lines-per-function': 'off',
      // A test that meets undefined where it must not fails, which is what a test is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: testCode,
    ignores: lasting,
    rules: { 'no-restricted-syntax': ['error', ...noSleeping] },
  },
  {
    files: ['libs/*/src/**/*.ts'],
    ignores: [`libs/{${libraries.serverLibraries.join(',')}}/**`, ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Rules draw from turn.random, so that a game can be replayed.' },
        ...byLocale,
      ],
      'no-restricted-globals': ['error', ...clocks, ...world],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'Rules compute, wherever they run.' }] },
      ],
    },
  },
  {
    files: ['libs/{kernel,records,audit}/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Buffer', message: 'Kernel, records and audit run in a browser: bytes are Uint8Array there.' },
        ...world,
        ...clocks,
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', module: 'writable' } },
  },
);
