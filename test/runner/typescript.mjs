// Hooks of Node's module loader: how it finds and compiles TypeScript. Needs `--conditions=source`, so that `#lib` is source too.
import { readFile } from 'node:fs/promises';
import { fileURLToPath, URL } from 'node:url';
import { transform } from '@swc/core';
import { swcOptions } from '../../scripts/swc-options.mjs';
import { cached, keep } from './cache.mjs';

/** The jest of the suite that is loaded or run; `@jest/globals` itself works inside of jest's own module system only. */
const jestOfSuite = `data:text/javascript,${encodeURIComponent(
  `export const jest = new Proxy({}, { get: (_, name) => globalThis.jest[name] });`,
)}`;

/** A module is compiled again when its text or the way of compiling has changed. */
const recipe = JSON.stringify(swcOptions);

const module = (url) => ({ url, format: 'module', shortCircuit: true });

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return module(jestOfSuite);
  if (specifier.endsWith('.ts')) return module(new URL(specifier, context.parentURL).href);
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    return module(new URL(specifier.replace(/js$/, 'ts'), context.parentURL).href);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  const source = await readFile(path, 'utf8');
  return {
    format: 'module',
    source: cached(path, recipe + source) ?? (await compile(path, source)),
    shortCircuit: true,
  };
}

async function compile(path, source) {
  const options = { ...swcOptions, filename: path, sourceFileName: path, sourceMaps: true, swcrc: false };
  const compiled = await transform(source, options);
  keep(path, recipe + source, compiled);
  return compiled.code;
}
