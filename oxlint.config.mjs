import { defineConfig } from 'oxlint';
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
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [`typescript/no-unsafe-${use}`, 'off']),
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
  '**/*.judge-spec.ts',
  '**/*.storm-spec.ts',
  '**/*.browser-spec.ts',
  '**/testing/**/*.ts',
  'test/**/*.ts',
];

/** What may let time pass: `until` itself, and faults that last as long as they are told to. */
const lasting = ['libs/event-store/src/testing/until.ts', 'test/server/server-process.ts', 'test/storm/**'];

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

/** Beyond what is outright wrong: the rules of ESLint's and typescript-eslint's strictest sets. */
const strict = Object.fromEntries(
  [
    'no-case-declarations',
    'no-fallthrough',
    'no-prototype-builtins',
    'no-regex-spaces',
    'no-unexpected-multiline',
    'no-useless-assignment',
    'no-useless-constructor',
    'no-array-constructor',
    'no-empty',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'preserve-caught-error',
    'typescript/ban-ts-comment',
    'typescript/no-deprecated',
    'typescript/no-dynamic-delete',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-invalid-void-type',
    'typescript/no-misused-promises',
    'typescript/no-mixed-enums',
    'typescript/no-namespace',
    'typescript/no-non-null-asserted-nullish-coalescing',
    'typescript/no-non-null-assertion',
    'typescript/no-require-imports',
    'typescript/no-unnecessary-boolean-literal-compare',
    'typescript/no-unnecessary-condition',
    'typescript/no-unnecessary-template-expression',
    'typescript/no-unnecessary-type-arguments',
    'typescript/no-unnecessary-type-assertion',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unnecessary-type-conversion',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-enum-assignment',
    'typescript/no-unsafe-enum-comparison',
    'typescript/no-unsafe-function-type',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/only-throw-error',
    'typescript/prefer-literal-enum-member',
    'typescript/prefer-promise-reject-errors',
    'typescript/prefer-reduce-type-parameter',
    'typescript/prefer-return-this-type',
    'typescript/related-getter-setter-pairs',
    'typescript/require-await',
    'typescript/return-await',
    'typescript/unified-signatures',
    'typescript/use-unknown-in-catch-callback-variable',
  ].map((rule) => [rule, 'error']),
);

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc'],
  jsPlugins: ['./scripts/lint/chronicler.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', '**/generated/', 'rulesets/', 'coverage/', '.chronicler/', '.cache/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...strict,
        ...sizes,
        'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        // Numbers and booleans print as themselves; objects and undefined do not.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        // Nest's modules are classes without members.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
      },
    },
    // Nest reads the types of constructors when it runs: they are imported as values.
    { files: ['apps/api/src/**/*.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    { files: ['libs/*/src/content/**/*.ts'], rules: noSizes },
    {
      files: testCode,
      rules: {
        ...trusting,
        'max-lines': ['error', 500],
        'max-lines-per-function': 'off',
        'typescript/require-array-sort-compare': 'off',
        // A test that meets undefined where it must not fails, which is what a test is for.
        'typescript/no-non-null-assertion': 'off',
      },
    },
    { files: testCode, excludeFiles: lasting, rules: { 'chronicler/no-sleeping': 'error' } },
    {
      files: ['libs/*/src/**/*.ts'],
      excludeFiles: [`libs/{${libraries.serverLibraries.join(',')}}/**`, ...tests],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Rules draw from turn.random, so that a game can be replayed.',
          },
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
      excludeFiles: tests,
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Buffer', message: 'Kernel, records and audit run in a browser: bytes are Uint8Array there.' },
          ...world,
          ...clocks,
        ],
      },
    },
  ],
});
