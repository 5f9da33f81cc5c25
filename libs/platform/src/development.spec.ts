import { readConfiguration, variableNames } from './configuration.js';
import { developmentEnvironment, developmentVariables } from './development.js';

const inDevelopment = (env: NodeJS.ProcessEnv) => readConfiguration(developmentEnvironment(env).env);

describe('The limits of npm start', () => {
  it('are those of development on this machine, and are named', () => {
    const { allowedOrigins, webhooksToLoopback, limits } = inDevelopment({});
    expect({ allowedOrigins, webhooksToLoopback }).toEqual({ allowedOrigins: 'loopback', webhooksToLoopback: true });
    expect(limits.quotas.accounts).toBe(10_000);
    expect(developmentEnvironment({}).relaxed).toEqual(Object.keys(developmentVariables));
    expect(variableNames).toEqual(expect.arrayContaining(Object.keys(developmentVariables)));
  });

  it('change nothing else', () => {
    const { allowedOrigins, webhooksToLoopback, limits, ...rest } = readConfiguration({});
    expect(inDevelopment({})).toMatchObject(rest);
    expect({ allowedOrigins, webhooksToLoopback }).toEqual({ allowedOrigins: [], webhooksToLoopback: false });
    expect(limits.quotas.accounts).toBe(10);
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: 'play.example' }, { TRUSTED_PROXIES: 'loopback' }, { NODE_ENV: 'production' }])(
    'are those of production where strangers may come: %j',
    (env) => {
      expect(inDevelopment(env)).toEqual(readConfiguration(env));
      expect(developmentEnvironment(env).relaxed).toEqual([]);
    },
  );

  it('are those of the environment where it names them', () => {
    const env = { ACCOUNTS_AN_HOUR: '3', WEBHOOKS_TO_LOOPBACK: 'false', HOST: '' };
    expect(inDevelopment(env)).toMatchObject({ webhooksToLoopback: false, limits: { quotas: { accounts: 3 } } });
    expect(developmentEnvironment(env).relaxed).not.toContain('ACCOUNTS_AN_HOUR');
  });
});
