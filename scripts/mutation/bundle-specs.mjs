// Makes one file of each spec and all that it imports: `node scripts/mutation/bundle-specs.mjs libs/cards libs/arena`.
// A mutant is tried against hundreds of specs, and jest takes twice as long to link them of modules, of which it keeps most.
import process from 'node:process';
import { build } from 'esbuild';
import { specsOf } from './sources.mjs';

await build({
  entryPoints: process.argv.slice(2).flatMap(specsOf),
  outdir: '.',
  outbase: '.',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  conditions: ['source'],
  external: ['@jest/globals'],
  define: { 'import.meta.url': 'bundleUrl', 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  logLevel: 'error',
});
