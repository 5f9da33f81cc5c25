import { resolve } from 'node:path';
import { defaultLimits } from './limits.js';
import { ConfigurationError } from './configuration-error.js';
import { readConfiguration, readServerConfiguration } from './configuration.js';

const key = 'ab'.repeat(32);

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfiguration({})).toEqual({
      serverName: 'chronicler.localhost',
      rules: 'released',
      rulesetModules: [],
      verifyAt: 210,
      verifyNights: 30,
      host: '127.0.0.1',
      port: 4000,
      stopDelay: 0,
      botPace: 1_000,
      metricsHost: '127.0.0.1',
      isTraced: false,
      logLevel: 'info',
      databasePool: 10,
      dataFolder: resolve('.chronicler'),
      archive: { folder: resolve('.chronicler', 'archive') },
      trustedProxies: 0,
      allowedOrigins: [],
      oidcIssuers: [],
      graphiql: true,
      openApi: true,
      web: true,
      introspection: true,
      webhooksToLoopback: false,
      limits: defaultLimits,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfiguration({ DATABASE_URL: '', PORT: '' })).toEqual(readConfiguration({}));
  });

  it('reads addresses, numbers and the key', () => {
    const configuration = readConfiguration({
      DATABASE_URL: 'postgres://me:secret@db/chronicler',
      REDIS_URL: 'redis://cache:6379',
      QUEUE_PREFIX: 'second',
      SEED_KEY: key,
      SEED_KEYS_OLD: `${key},${key}`,
      SIGNING_KEY: key,
      SERVER_NAME: 'play.example/games',
      RULES: 'working-tree',
      VERIFY_AT: '01:05',
      VERIFY_NIGHTS: '7',
      PORT: '0',
    });
    expect(configuration).toMatchObject({
      databaseUrl: 'postgres://me:secret@db/chronicler',
      queuePrefix: 'second',
      serverName: 'play.example/games',
      rules: 'working-tree',
      verifyAt: 65,
      verifyNights: 7,
      port: 0,
    });
    expect(configuration.seedKey).toHaveLength(32);
    expect(configuration.seedKeysOld).toHaveLength(2);
    expect(configuration.signingKey).toHaveLength(32);
  });

  it('reads packages, and paths from the working directory, of rulesets', () => {
    const { rulesetModules } = readConfiguration({
      RULESETS: './my-game, ../other/dist/index.js,@someone/third,/opt/x,.',
    });
    const paths = [resolve('my-game'), resolve('../other/dist/index.js'), '@someone/third', '/opt/x', resolve('.')];
    expect(rulesetModules).toEqual(paths);
    for (const wrong of [
      'a,,b',
      'a,a',
      './a,a/../a',
      'My Game',
      '@x',
      'file:///x',
      './a,../' + resolve('.').split('/').at(-1)! + '/a',
    ])
      expect(() => readConfiguration({ RULESETS: wrong })).toThrow('RULESETS must be names of packages');
  });

  it('reads that nothing is verified at night', () => {
    expect(readConfiguration({ VERIFY_AT: 'never' })).not.toHaveProperty('verifyAt');
  });

  it('names everything that is wrong, and no value', () => {
    const signing = { SIGNING_KEY: 'short', SERVER_NAME: 'two words' };
    const broken = {
      DATABASE_URL: 'mysql://me:secret@db',
      PORT: 'web',
      SEED_KEY: 'cafe',
      LOG_LEVEL: 'loud',
      ...signing,
    };
    expect(() => readConfiguration(broken)).toThrow(
      new ConfigurationError(
        [
          'The environment is not usable:',
          '  DATABASE_URL must be an address that starts with postgres:// or postgresql://',
          '  SEED_KEY must be 32 bytes in hexadecimal: 64 digits',
          '  SIGNING_KEY must be 32 bytes in hexadecimal: 64 digits',
          '  SERVER_NAME must be 1 to 100 letters without white space and plus signs',
          '  PORT must be a whole number from 0 to 65535',
          '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
        ].join('\n'),
      ),
    );
  });

  it('reads every limit, and the trusted proxies', () => {
    const { limits, trustedProxies, allowedOrigins } = readConfiguration({
      POINTS_WITHOUT_TOKEN: '7',
      ACCOUNTS_AN_HOUR: '3',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fc00::/7',
      ALLOWED_ORIGINS: 'https://play.example,http://localhost:5173',
    });
    expect(limits).toEqual({
      ...defaultLimits,
      rates: { ...defaultLimits.rates, address: 7 },
      quotas: { ...defaultLimits.quotas, accounts: 3 },
    });
    expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', 'fc00::/7']);
    expect(allowedOrigins).toEqual(['https://play.example', 'http://localhost:5173']);
    expect(readConfiguration({ TRUSTED_PROXIES: '2', ALLOWED_ORIGINS: '*' })).toMatchObject({
      trustedProxies: 2,
      allowedOrigins: 'any',
    });
    expect(readConfiguration({ ALLOWED_ORIGINS: 'loopback' }).allowedOrigins).toBe('loopback');
  });

  it('lets webhooks lead to this machine on request', () => {
    expect(readConfiguration({ WEBHOOKS_TO_LOOPBACK: 'true' })).toMatchObject({ webhooksToLoopback: true });
    expect(readConfiguration({ WEBHOOKS_TO_LOOPBACK: 'false' })).toMatchObject({ webhooksToLoopback: false });
  });

  it('reads how notifications leave the server, and refuses half of it', () => {
    const [PUBLIC_URL, SMTP_URL] = ['https://play.example', 'smtps://me:secret@mail.example'];
    const MAIL_FROM = 'Chronicler <games@play.example>';
    const [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY] = ['B'.repeat(87), 'p'.repeat(43)];
    expect(readConfiguration({ PUBLIC_URL, SMTP_URL, MAIL_FROM, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })).toMatchObject({
      publicUrl: PUBLIC_URL,
      mail: { smtpUrl: SMTP_URL, from: MAIL_FROM },
      vapidKeys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    });
    expect(() => readConfiguration({ SMTP_URL, MAIL_FROM })).toThrow('Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL');
    expect(() => readConfiguration({ PUBLIC_URL, MAIL_FROM })).toThrow('Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL');
    expect(() => readConfiguration({ VAPID_PUBLIC_KEY })).toThrow('Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY');
  });

  it('reads the trusted issuers of identities', () => {
    const issuers = [
      { issuer: 'https://id.example/realms/club', audience: 'chronicler', scopes: ['games:read', 'games:play'] },
      { issuer: 'http://127.0.0.1:8080', audience: 'https://play.example' },
    ];
    expect(readConfiguration({ OIDC_ISSUERS: JSON.stringify(issuers) }).oidcIssuers).toEqual(issuers);
  });

  it.each([
    ['OIDC_ISSUERS', 'https://id.example'],
    ['OIDC_ISSUERS', '[{"issuer":"https://id.example"}]'],
    ['OIDC_ISSUERS', '[{"issuer":"http://id.example","audience":"a"}]'],
    ['OIDC_ISSUERS', '[{"issuer":"https://id.example?x","audience":"a"}]'],
    ['OIDC_ISSUERS', '[{"issuer":"https://id.example","audience":"a","scopes":[]}]'],
    ['OIDC_ISSUERS', '[{"issuer":"https://id.example","audience":"a"},{"issuer":"https://id.example","audience":"b"}]'],
    ['VERIFY_AT', '24:00'],
    ['VERIFY_AT', '3:30'],
    ['PUBLIC_URL', 'https://play.example/'],
    ['PUBLIC_URL', 'play.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Chronicler'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['TRUSTED_PROXIES', 'true'],
    ['WEBHOOKS_TO_LOOPBACK', 'yes'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['ALLOWED_ORIGINS', 'play.example'],
    ['ALLOWED_ORIGINS', 'https://play.example/'],
    ['ALLOWED_ORIGINS', 'https://play.example,*'],
    ['POINTS_WITH_TOKEN', '0'],
    ['MAX_OPERATION_COST', 'many'],
  ])('refuses %s=%s', (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(`  ${variable} must be `);
  });

  it('asks servers for their database and their key', () => {
    expect(() => readServerConfiguration({})).toThrow('Set DATABASE_URL and SEED_KEY, or run everything');
    expect(() => readServerConfiguration({ SEED_KEY: key })).toThrow('Set DATABASE_URL, or run');
  });

  it('reads the place of the archive: a folder, or a bucket with its keys', () => {
    const DATABASE_URL = 'postgres://me@db/chronicler';
    expect(readConfiguration({ DATABASE_URL }).archive).toBeUndefined();
    expect(readConfiguration({ DATABASE_URL, ARCHIVE: 'old' }).archive).toEqual({ folder: resolve('old') });
    const keys = { AWS_ACCESS_KEY_ID: 'an-id', AWS_SECRET_ACCESS_KEY: 'a-secret' };
    const bucket = { bucket: 'games', accessKeyId: 'an-id', secretAccessKey: 'a-secret' };
    expect(readConfiguration({ ...keys, ARCHIVE: 's3://games', AWS_REGION: 'eu-west-3' }).archive).toEqual({
      ...bucket,
      prefix: '',
      region: 'eu-west-3',
      endpoint: 'https://s3.eu-west-3.amazonaws.com',
    });
    const own = { AWS_ENDPOINT_URL: 'http://minio:9000/', AWS_SESSION_TOKEN: 'a-session' };
    expect(readConfiguration({ ...keys, ...own, ARCHIVE: 's3://games/live/old' }).archive).toEqual({
      ...bucket,
      prefix: 'live/old/',
      region: 'us-east-1',
      endpoint: 'http://minio:9000',
      sessionToken: 'a-session',
    });
    expect(() => readConfiguration({ ARCHIVE: 's3://games' })).toThrow('needs AWS_ACCESS_KEY_ID');
    expect(() => readConfiguration({ ARCHIVE: 'gs://games' })).toThrow(
      'ARCHIVE must be the path of a folder, or a bucket',
    );
  });
});
