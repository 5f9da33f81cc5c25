import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ArchiveStorage } from '#event-store';
import type { ArchiveSetting } from '#platform';
import { openArchive } from './open-archive.js';

/** A service with one bucket, `games`. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly asked: { readonly what: string; readonly signed: string | undefined }[] = [];
  /** How many requests it answers that it is busy. */
  busy = 0;
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request).then(([status, body]) => response.writeHead(status).end(body));
  });

  async start(): Promise<ArchiveSetting> {
    await new Promise<void>((started) => this.server.listen(0, '127.0.0.1', started));
    const { port } = this.server.address() as AddressInfo;
    const keys = { accessKeyId: 'an-id', secretAccessKey: 'a-secret', region: 'eu-west-3' };
    return { bucket: 'games', prefix: 'live/', endpoint: `http://127.0.0.1:${port}`, ...keys };
  }

  stop(): Promise<unknown> {
    return new Promise((stopped) => this.server.close(stopped));
  }

  private async answer(request: IncomingMessage): Promise<[number, string | Buffer]> {
    const body = await buffer(request);
    this.asked.push({ what: `${request.method} ${request.url}`, signed: request.headers.authorization });
    if (this.busy > 0) return [503, `<Error><Code>SlowDown</Code></Error>${(this.busy -= 1)}`];
    const [, bucket, ...rest] = request.url?.split('/') ?? [];
    const key = rest.join('/');
    if (bucket !== 'games') return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    if (request.method === 'PUT') this.objects.set(key, body);
    if (request.method === 'PUT') return [200, ''];
    const object = this.objects.get(key);
    return object ? [200, object] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  }
}

describe('An archive', () => {
  const bucket = new Bucket();
  let folder: string;
  let s3: ArchiveSetting;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'archive-'));
    s3 = await bucket.start();
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await bucket.stop();
  });

  describe.each([
    ['in a folder', () => openArchive({ folder: join(folder, 'made', 'when needed') })],
    ['in a bucket', () => openArchive(s3)],
  ])('%s', (_where, open: () => ArchiveStorage) => {
    it('gives what it keeps, to the byte, the last of a name, and nothing else', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => place % 251);
      await open().put('ab/one', Uint8Array.from([1, 2]));
      await open().put('ab/one', bytes);
      await open().put('ab/none', new Uint8Array());
      const got = await Promise.all(['ab/one', 'ab/none', 'ab/two', 'cd/one'].map((name) => open().get(name)));
      expect(got.map((each) => each && [...each])).toEqual([[...bytes], [], undefined, undefined]);
    });
  });

  it('in a folder has no half of an object under any name, and says when the folder is none', async () => {
    const archive = openArchive({ folder: join(folder, 'whole') });
    await archive.put('ab/one', Uint8Array.from([1]));
    expect(await readdir(join(folder, 'whole', 'ab'))).toEqual(['one']);
    await writeFile(join(folder, 'file'), '');
    await expect(openArchive({ folder: join(folder, 'file') }).put('ab/one', new Uint8Array())).rejects.toThrow();
    await expect(openArchive({ folder: join(folder, 'file') }).get('ab/one')).rejects.toThrow('ENOTDIR');
  });

  it('in a bucket signs each request for its region, and has a prefix', async () => {
    await openArchive(s3).get('ef/three');
    const { what, signed } = bucket.asked.at(-1)!;
    expect(what).toBe('GET /games/live/ef/three');
    expect(signed).toMatch(/^AWS4-HMAC-SHA256 Credential=an-id\/\d{8}\/eu-west-3\/s3\/aws4_request, /);
  });

  it('in a bucket asks a busy service again, and never takes a refusal for a missing object', async () => {
    bucket.busy = 1;
    await openArchive(s3).put('ef/four', Uint8Array.from([4]));
    expect([...bucket.objects.keys()]).toContain('live/ef/four');
    const other = openArchive({ ...s3, bucket: 'others' });
    await expect(other.get('ef/four')).rejects.toThrow('did not give ef/four: 404 <Error><Code>NoSuchBucket');
    await expect(other.put('ef/four', new Uint8Array())).rejects.toThrow('did not take ef/four: 404');
  });
});
