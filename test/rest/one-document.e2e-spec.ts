import { randomUUID } from 'node:crypto';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: object } } };
}

interface Document {
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Game {
  readonly id: string;
  readonly status: string;
}

interface Legal {
  readonly input: object;
  readonly stepId: string | null;
}

/** A client of thirty lines: it knows the document of one ruleset, and nothing else of the server. */
class DocumentClient {
  private token: string | undefined;

  private constructor(
    private readonly url: string,
    private readonly document: Document,
  ) {}

  /** A client with an account of its own. */
  static async of(url: string, ruleset: string): Promise<DocumentClient> {
    const document = (await (await fetch(`${url}/openapi/${ruleset}.json`)).json()) as Document;
    const client = new DocumentClient(url, document);
    client.token = (await client.call<{ token: string }>('createAccount', {}, { name: `One ${randomUUID()}` })).token;
    return client;
  }

  /** Calls an operation; its body is the example of the document where none is given. */
  async call<T>(name: string, path: Readonly<Record<string, string>> = {}, given?: object): Promise<T> {
    const [template, method, operation] = this.placeOf(name);
    const body = given ?? operation.requestBody?.content['application/json'].example;
    const needed = operation.parameters
      .map((parameter) => ('$ref' in parameter ? this.shared(parameter.$ref) : parameter))
      .filter((parameter) => parameter.in === 'header' && parameter.required);
    const answer = await fetch(this.url + template.replace(/\{(\w+)\}/g, (_, part: string) => path[part]!), {
      method: method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        ...Object.fromEntries(needed.map((parameter) => [parameter.name, randomUUID()])),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A parameter that operations share. */
  private shared(ref: string): Parameter {
    return this.document.components.parameters[ref.slice(ref.lastIndexOf('/') + 1)]!;
  }

  private placeOf(name: string): readonly [path: string, method: string, operation: Operation] {
    for (const [path, operations] of Object.entries(this.document.paths))
      for (const [method, operation] of Object.entries(operations))
        if (operation.operationId === name) return [path, method, operation];
    throw new Error(`The document has no operation "${name}".`);
  }
}

describe('A client that knows the document of one ruleset', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it.each([
    { ruleset: 'lantern', most: 100 },
    { ruleset: 'guilds', most: 10 },
  ])('plays a game of $ruleset', async ({ ruleset, most }) => {
    const client = await DocumentClient.of(api.url, ruleset);
    const { game } = await client.call<{ game: Game }>('openGame');
    const path = { gameId: game.id };
    await client.call('startGame', path);
    const read = async (): Promise<string> => (await client.call<Game>('game', path)).status;
    let given = 0;
    for (; given < most; given += 1) {
      await api.settle();
      const [first] = await client.call<readonly Legal[]>('legalCommands', path);
      if (!first) break;
      await client.call('submitCommand', path, { command: first.input, stepId: first.stepId });
    }
    expect(given).toBeGreaterThan(2);
    if ((await read()) === 'RUNNING') await client.call('resign', path);
    await api.settle();
    expect(await read()).toBe('OVER');
  });
});
