import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyRuleset } from '#kernel';
import { WrongRequest } from './arguments.js';

/** Bots by their names for `--bot`. */
export type Bots = AnyRuleset['bots'];

/**
 * The bots of a user's module: each function that it exports, by its name. Throws a WrongRequest when the
 * file is not a readable module, or exports no function.
 */
export async function ownBots(file: string): Promise<Bots> {
  const bots = Object.entries(await read(file)).filter(([, value]) => typeof value === 'function');
  if (bots.length === 0) throw new WrongRequest(`--bots takes a module that exports bots, but "${file}" exports none.`);
  return Object.fromEntries(bots) as Bots;
}

async function read(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as object;
  } catch (error) {
    throw new WrongRequest(`--bots takes a JavaScript module, but "${file}" cannot be read: ${String(error)}`);
  }
}
