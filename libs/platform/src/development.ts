/** What `npm start` sets on a machine of one developer, unless the environment says otherwise. A server in production never has it. */
export const developmentVariables = {
  ACCOUNTS_AN_HOUR: '10000',
  ALLOWED_ORIGINS: 'loopback',
  BOT_TABLES: '100',
  OPEN_GAMES: '1000',
  OPEN_SEATS: '1000',
  POINTS_WITHOUT_TOKEN: '1000000',
  POINTS_WITH_TOKEN: '1000000',
  WEBHOOKS_TO_LOOPBACK: 'true',
} as const satisfies Readonly<Record<string, string>>;

/** An environment, and the names of the variables that development has set in it. */
export interface DevelopmentEnvironment {
  readonly env: NodeJS.ProcessEnv;
  readonly relaxed: readonly string[];
  /** Whether this machine alone reaches the server. */
  readonly isLocal: boolean;
}

/**
 * The environment of `npm start`, with the limits of development where it is reached from this machine alone. On another
 * HOST, behind TRUSTED_PROXIES and with NODE_ENV=production it stays as it is: strangers may come.
 */
export function developmentEnvironment(env: NodeJS.ProcessEnv): DevelopmentEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  if (!isForOneDeveloper(given)) return { env, relaxed: [], isLocal: false };
  const relaxed = Object.keys(developmentVariables).filter((name) => given[name] === undefined);
  return { env: { ...developmentVariables, ...given }, relaxed, isLocal: true };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/u;

const isForOneDeveloper = ({ HOST = '127.0.0.1', TRUSTED_PROXIES = '0', NODE_ENV }: NodeJS.ProcessEnv): boolean =>
  LOOPBACK.test(HOST) && TRUSTED_PROXIES === '0' && NODE_ENV !== 'production';
