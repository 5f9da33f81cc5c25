import { welcome } from './welcome.js';

const started = {
  relaxed: ['ACCOUNTS_AN_HOUR'],
  url: 'http://127.0.0.1:4000',
  hasApp: true,
  operates: true,
  token: 'chr_dev_1_2',
  database: {
    url: 'postgres://here',
    ownerUrl: 'postgres://here',
    isOurs: true,
    folder: '/data',
    place: '/data',
    lost: new Promise<void>(() => undefined),
    stop: () => Promise.resolve(),
  },
};

describe('The message of a ready server', () => {
  it('has the token on a terminal', () => {
    expect(welcome(started, 1, true)).toContain('Bearer chr_dev_1_2');
  });

  it('says where its token operates the server, unless others reach it', () => {
    expect(welcome(started, 1, false)).toContain('Operate    http://127.0.0.1:4000/operations');
    expect(welcome({ ...started, operates: false }, 1, false)).not.toContain('Operate');
  });

  it('names the limits that are raised for development', () => {
    expect(welcome(started, 1, true)).toContain('limits are raised on this machine: ACCOUNTS_AN_HOUR (docs');
    expect(welcome({ ...started, relaxed: [] }, 1, true)).toContain('Limits are those of production.');
  });

  it('has only the path of the token when it goes into a file or a pipe', () => {
    const text = welcome(started, 1, false);
    expect(text).not.toContain('chr_dev');
    expect(text).toContain('/data/development-token');
  });
});
