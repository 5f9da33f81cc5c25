import type { AwsClient } from 'aws4fetch';
import type { ArchiveStorage } from '#event-store';
import type { S3Setting } from '#platform';

/** How often a request is sent again where the service is busy or fails, after pauses that grow. */
const RETRIES = 5;

/** After so many milliseconds without an answer the service counts as away. */
const PATIENCE = 30_000;

/** An archive in a bucket of S3, or of another service that speaks its protocol. */
export class S3Archive implements ArchiveStorage {
  readonly place: string;
  private client: Promise<AwsClient> | undefined;

  constructor(private readonly setting: S3Setting) {
    this.place = `s3://${setting.bucket}/${setting.prefix}`;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const answer = await this.ask(name, { method: 'PUT', body: new Uint8Array(bytes) });
    if (!answer.ok) throw await refusal(answer, `did not take ${name}`);
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    const answer = await this.ask(name, { method: 'GET' });
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    const fault = await refusal(answer, `did not give ${name}`);
    // A missing bucket is no missing object.
    if (answer.status === 404 && fault.message.includes('NoSuchKey')) return undefined;
    throw fault;
  }

  private async ask(name: string, request: RequestInit): Promise<Response> {
    const { endpoint, bucket, prefix } = this.setting;
    const client = await (this.client ??= this.load());
    return client.fetch(`${endpoint}/${bucket}/${prefix}${name}`, {
      ...request,
      signal: AbortSignal.timeout(PATIENCE),
    });
  }

  /** Only processes with such an archive load the library. */
  private async load(): Promise<AwsClient> {
    const { AwsClient } = await import('aws4fetch');
    const { region, accessKeyId, secretAccessKey, sessionToken } = this.setting;
    const session = sessionToken === undefined ? {} : { sessionToken };
    return new AwsClient({ accessKeyId, secretAccessKey, ...session, service: 's3', region, retries: RETRIES });
  }
}

/** What the service said, in its own words, cut off. */
async function refusal(answer: Response, what: string): Promise<Error> {
  const said = (await answer.text()).slice(0, 500);
  return new Error(`The archive ${what}: ${answer.status} ${said}`);
}
