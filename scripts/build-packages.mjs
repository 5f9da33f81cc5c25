// Bundles the packages for npm into their `dist`: `node scripts/build-packages.mjs`, or only those that are named.
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Libraries that are packages: others import them from there, so that a process has one of each. */
const published = {
  '#kernel': '@chronicler/kernel',
  '#kernel/server': '@chronicler/kernel/server',
  '#kernel/testing': '@chronicler/kernel/testing',
};

/** What the command line takes from the server, and a package does without. */
const SERVER = /^(?:#games|.*\/rulesets\.js)$/;

const imports = {
  name: 'imports-of-packages',
  resolveId: {
    order: 'pre',
    filter: { id: /^(?:#kernel(?:\/(?:server|testing))?|#games)$|kernel\/src\/index\.js$|\/rulesets\.js$/ },
    handler(id, from) {
      const library = id.endsWith('kernel/src/index.js') ? '#kernel' : id;
      if (Object.hasOwn(published, library)) return { id: published[library], external: true };
      return SERVER.test(id) && from?.includes('apps/cli/') ? { id: '\0absent', moduleSideEffects: false } : null;
    },
  },
  load: { filter: { id: /^\0absent$/ }, handler: () => 'export const judgedRulesets = undefined;' },
};

/** The command of a package. */
const program = (name) => ({
  entry: { cli: `packages/${name}/src/cli.ts` },
  format: ['esm'],
  dts: false,
  clean: false,
});

/** What each package is made of. Sources stay in the libraries: no package has a copy. */
const packages = {
  kernel: [
    {
      entry: {
        index: 'libs/kernel/src/index.ts',
        server: 'libs/kernel/src/server.ts',
        testing: 'libs/kernel/src/testing/index.ts',
      },
    },
    program('kernel'),
  ],
  drawing: [{ entry: { index: 'libs/drawing/src/index.ts' } }],
  verify: [{ entry: { index: 'packages/verify/src/index.ts' } }, program('verify')],
  client: [
    {
      entry: { index: 'packages/client/src/index.ts' },
      tsconfig: 'packages/client/tsconfig.build.json',
      platform: 'neutral',
    },
  ],
  'create-ruleset': [program('create-ruleset')],
};

/** Files that are laid beside the programs of a package, by their folder in `dist`. */
const laid = {
  verify: { rulesets: 'rulesets' },
  'create-ruleset': {
    template: 'apps/cli/src/new/template',
    'template-for-npm': 'packages/create-ruleset/src/template',
  },
};

/** The types of a release for the API are for servers alone. */
const isLaid = (path) => !path.endsWith('.graphql');

const bundle = (name, { entry, tsconfig = 'tsconfig.json', ...special }) =>
  build({
    cwd: join(root, 'packages', name),
    config: false,
    entry: Object.fromEntries(Object.entries(entry).map(([to, from]) => [to, join(root, from)])),
    format: ['esm', 'cjs'],
    fixedExtension: false,
    platform: 'node',
    target: 'es2022',
    tsconfig: join(root, tsconfig),
    dts: true,
    sourcemap: true,
    deps: { skipNodeModulesBundle: true },
    treeshake: { moduleSideEffects: false },
    // Given here, since the declarations of CommonJS are bundled without `plugins`.
    inputOptions: (options) => ({
      ...options,
      resolve: { ...options.resolve, conditionNames: ['source', 'import', 'default'] },
      checks: { ...options.checks, pluginTimings: false },
      plugins: [imports, options.plugins],
    }),
    // The helpers of CommonJS would otherwise lie in an entry, which the chunks that need them then load in a circle.
    outputOptions: { codeSplitting: { groups: [{ name: 'helpers', test: /rolldown[/]runtime/ }] } },
    logLevel: 'warn',
    ...special,
  });

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(packages)) {
  for (const part of packages[name]) await bundle(name, part);
  for (const [to, from] of Object.entries(laid[name] ?? {}))
    cpSync(join(root, from), join(root, 'packages', name, 'dist', to), { recursive: true, filter: isLaid });
}
