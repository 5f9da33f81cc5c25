import type { Logger } from './logger.js';

/** The messages of a framework, by level. */
type Said = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** The log of the framework, as it wants it. */
export interface FrameworkLogger {
  log(message: unknown, ...more: readonly unknown[]): void;
  error(message: unknown, ...more: readonly unknown[]): void;
  warn(message: unknown, ...more: readonly unknown[]): void;
  debug(message: unknown, ...more: readonly unknown[]): void;
  verbose(message: unknown, ...more: readonly unknown[]): void;
  fatal(message: unknown, ...more: readonly unknown[]): void;
}

/**
 * Lets the framework write into the log of the process, a line of JSON each, with the part that speaks as `context`. How it
 * starts, route by route, is told at the level `debug`.
 */
export function frameworkLogger(logger: Pick<Logger, Said>): FrameworkLogger {
  const at =
    (level: Said) =>
    (message: unknown, ...more: readonly unknown[]): void => {
      const context = more.at(-1);
      const facts = typeof context === 'string' ? { context } : {};
      if (message instanceof Error) logger[level]({ ...facts, err: message });
      else logger[level](facts, typeof message === 'string' ? message : JSON.stringify(message));
    };
  return {
    log: at('debug'),
    error: at('error'),
    warn: at('warn'),
    debug: at('debug'),
    verbose: at('trace'),
    fatal: at('fatal'),
  };
}
