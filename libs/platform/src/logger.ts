import { pino, type DestinationStream, type Logger } from 'pino';
import type { Configuration } from './configuration.js';

export type { Logger } from 'pino';

/** Fields whose values never reach a log, at the top of a line or one object below. */
const secretFields = [
  'authorization',
  'cookie',
  'token',
  'password',
  'seed',
  'adminToken',
  'seedKey',
  'seedKeysOld',
  'databaseUrl',
  'migrationDatabaseUrl',
  'redisUrl',
];

const redact = {
  paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.headers.${field}`]),
  censor: '[redacted]',
};

/** Passwords inside addresses, in messages and in the text of errors. */
const credentials = /\/\/[^\s/@"]+@/g;

const hooks = { streamWrite: (line: string): string => line.replaceAll(credentials, '//[redacted]@') };

/** A logger that writes one JSON object a line, to standard output unless told otherwise. */
export function createLogger({ logLevel }: Pick<Configuration, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: logLevel, base: null, redact, hooks };
  return destination ? pino(options, destination) : pino(options);
}
