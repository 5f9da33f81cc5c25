import { nameServers } from './names.js';
import { NameServer } from './testing/index.js';

describe('Name servers', () => {
  let server: NameServer;
  const { signal } = new AbortController();
  const find = (until = signal): Promise<readonly string[]> =>
    nameServers([server.address], 1_000)('receiver.example.com', until);

  beforeEach(async () => {
    server = await NameServer.start();
  });
  afterEach(() => server.stop());

  it('are asked for addresses of both kinds, once, and all are returned', async () => {
    server.records = {
      A: [
        [192, 0, 2, 1],
        [10, 0, 0, 1],
      ],
      AAAA: [[0xfd, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
    };
    expect((await find()).toSorted()).toEqual(['10.0.0.1', '192.0.2.1', 'fd00::1']);
    expect(server.asked.toSorted()).toEqual(['A', 'AAAA']);
  });

  it('may have addresses of only one kind, or none', async () => {
    server.records = { A: [[192, 0, 2, 1]] };
    expect(await find()).toEqual(['192.0.2.1']);
    server.records = {};
    expect(await find()).toEqual([]);
  });

  it('are waited for until the deadline at most', async () => {
    server.records = undefined;
    const over = new AbortController();
    const found = find(over.signal);
    over.abort();
    expect(await found).toEqual([]);
  });

  it('are not asked for localhost', async () => {
    expect(await nameServers([server.address])('localhost', signal)).toEqual(['127.0.0.1', '::1']);
    expect(server.asked).toEqual([]);
  });
});
