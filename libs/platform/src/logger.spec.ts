import { createLogger } from './logger.js';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('the logger', () => {
  it('writes the message and its context', () => {
    expect(JSON.parse(logged((logger) => logger.info({ gameId: 'g' }, 'started')))).toMatchObject({
      level: 30,
      gameId: 'g',
      msg: 'started',
    });
  });

  it('keeps tokens, seeds and passwords out, one object deep and in headers', () => {
    const line = logged((logger) => {
      logger.info({ token: 'S3CRET', seed: 'S3CRET', account: { password: 'S3CRET' } });
      logger.info({ request: { headers: { authorization: 'Bearer S3CRET' } } });
    });
    expect(line).not.toContain('S3CRET');
    expect(line.match(/\[redacted\]/g)).toHaveLength(4);
  });

  it('keeps keys and addresses out when a whole configuration is logged', () => {
    const secrets = ['databaseUrl', 'migrationDatabaseUrl', 'redisUrl', 'seedKey', 'seedKeysOld', 'adminToken'];
    const configuration = Object.fromEntries(secrets.map((name) => [name, 'S3CRET']));
    const line = logged((logger) => logger.info({ ...configuration, configuration }));
    expect(line).not.toContain('S3CRET');
    expect(line.match(/\[redacted\]/g)).toHaveLength(2 * secrets.length);
  });

  it('keeps credentials out of the text of errors', () => {
    const line = logged((logger) => logger.error(new Error('no answer from postgres://me:S3CRET@db:5432/games')));
    expect(line).not.toContain('S3CRET');
    expect(line).toContain('postgres://[redacted]@db:5432/games');
  });
});
