import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The arguments of a command: words, and options by name; `undefined` for an unknown option, or one without its
 * value.
 */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}
