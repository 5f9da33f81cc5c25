import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What somebody typed after the name of a command: words, and options by name; `undefined` for an option that there is not, or that lacks its value. */
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
