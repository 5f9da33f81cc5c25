import { randomUUID } from 'node:crypto';
import { globalAgent } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import request from 'supertest';
import { withMembers, withUnions } from './unions.js';

/** An OpenAPI document, as far as these tests read it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, Media>>;

interface Media {
  readonly schema: { readonly contentSchema?: object };
  readonly example?: unknown;
  /** One that answers share, by the name of their type. */
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

/** The parameters of a request. */
export interface Asked {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body, where it is JSON. */
  readonly body: never;
}

/** A document and its schemas, each compiled when an answer needs it: that takes seconds, so clients share it. */
interface Checked {
  readonly document: OpenApi;
  readonly ajv: Ajv2020;
  readonly checks: Map<string, ValidateFunction>;
}

const known = new Map<string, Checked>();

function checkedOf(text: string): Checked {
  const before = known.get(text);
  if (before) return before;
  // Each check runs a few times: code that is written fast is worth more than code that runs fast.
  const ajv = withUnions(new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } }));
  addFormats.default(ajv);
  ajv.addSchema(JSON.parse(text, withMembers) as OpenApi, 'openapi.json');
  const checked = { document: JSON.parse(text) as OpenApi, ajv, checks: new Map<string, ValidateFunction>() };
  known.set(text, checked);
  return checked;
}

/** A body as text, for any media type: superagent passes the stream of the response to a parser. */
function asText(answer: unknown, done: (fault: Error | null, text: string) => void): void {
  const stream = answer as NodeJS.ReadableStream;
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => (text += part));
  stream.on('end', () => done(null, text));
}

/**
 * Calls a server by its own OpenAPI document, and checks every response against it: its status, its media type, and its
 * body, by the schema there. Records the statuses of operations.
 */
export class RestClient {
  /** The called operations, each with its response statuses. */
  readonly driven = new Map<string, Set<number>>();
  /** The operations that have succeeded with the example of their body. */
  readonly exemplary = new Set<string>();

  private readonly agent: ReturnType<typeof request>;

  private constructor(
    readonly url: string,
    private readonly checked: Checked,
  ) {
    this.agent = request(url);
  }

  /** A client of a server's own document, with the types of a ruleset or of none. */
  static async of(url: string, ruleset?: string): Promise<RestClient> {
    const path = ruleset === undefined ? '/openapi.json' : `/openapi/${ruleset}.json`;
    return new RestClient(url, checkedOf((await request(url).get(path).expect(200)).text));
  }

  /** The document of the server. */
  get document(): OpenApi {
    return this.checked.document;
  }

  /** Every operation of the document. */
  operations(): readonly string[] {
    return Object.values(this.document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
  }

  /** The example of the body of an operation; `undefined` where it has no body. */
  example(operationId: string): object | undefined {
    return this.operation(operationId).requestBody?.content['application/json']?.example as object | undefined;
  }

  /** Checks the examples of an operation, of its body and its answers, against their schemas. */
  checkExamples(operationId: string): void {
    const { requestBody, responses } = this.operation(operationId);
    const contents = [
      ...(requestBody ? [[['requestBody'], requestBody.content] as const] : []),
      ...Object.entries(responses).flatMap(([status, { content }]) =>
        content ? [[['responses', status], content] as const] : [],
      ),
    ];
    for (const [steps, content] of contents)
      for (const [type, media] of Object.entries(content)) {
        const { schema } = media;
        const example = this.exampleIn(media);
        const place = this.pointer(operationId, [...steps, 'content', type, 'schema']);
        const message = schema.contentSchema && JSON.parse(String(example).replace(/^data: /, ''));
        if (message === undefined) this.expectValid(place, example, operationId);
        else this.expectValid(`${place}/contentSchema`, message, operationId);
      }
  }

  private exampleIn({ example, examples = {} }: Media): unknown {
    const [shared] = Object.values(examples);
    return shared ? this.document.components.examples[shared.$ref.split('/').at(-1)!]?.value : example;
  }

  /** Calls an operation by its id. A command gets a new id unless a header gives one. */
  async ask(operationId: string, asked: Asked = {}): Promise<Answered> {
    const { method, path, headers, body } = this.requestOf(operationId, asked);
    const answer = await this.agent[method](path).agent(globalAgent).set(headers).buffer(true).parse(asText).send(body);
    const { status, headers: said } = answer;
    const answered = { status, headers: said as Record<string, string>, text: answer.body as string };
    this.driven.set(operationId, (this.driven.get(operationId) ?? new Set()).add(status));
    if (status < 300 && body === JSON.stringify(this.example(operationId))) this.exemplary.add(operationId);
    this.check(operationId, answered);
    const { text } = answered;
    const isJson = /\bjson\b/.test(typeOf(answered)) && text !== '';
    return { ...answered, body: (isJson ? JSON.parse(text) : undefined) as never };
  }

  /** The same, without reading the body: for live answers. */
  send(operationId: string, asked: Asked = {}): Promise<Response> {
    const { method, path, headers, body } = this.requestOf(operationId, asked);
    // A schema takes seconds to compile, longer than clients keep an idle connection.
    return fetch(`${this.url}${path}`, { method, headers: { connection: 'close', ...headers }, body: body ?? null });
  }

  private requestOf(operationId: string, { path = {}, query = {}, body, token, headers = {} }: Asked) {
    const { template, method } = this.placeOf(operationId);
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
    const search = new URLSearchParams(query).toString();
    return {
      method: method as 'get' | 'post' | 'put' | 'patch' | 'delete',
      path: `${filled}${search === '' ? '' : `?${search}`}`,
      headers: {
        ...(method === 'get' ? {} : { 'idempotency-key': randomUUID() }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  }

  /** Checks a value against the schema of messages of a live operation, or of lines of a list. */
  checkMessage(operationId: string, type: string, value: unknown): void {
    const pointer = `${this.pointerOf(operationId, '200', type)}/schema/contentSchema`;
    this.expectValid(pointer, value, operationId);
  }

  private check(operationId: string, answered: Omit<Answered, 'body'>): void {
    const { template, method } = this.placeOf(operationId);
    const { responses } = this.document.paths[template]![method]!;
    const { text } = answered;
    const status = String(answered.status);
    const declared = responses[status];
    if (!declared)
      throw new Error(`${operationId} answered ${status}, which is not in the document: ${text.slice(0, 500)}`);
    if (text === '') return;
    const type = typeOf(answered);
    if (declared.$ref !== undefined) {
      if (type !== 'application/problem+json') throw new Error(`${operationId}: ${status} came as ${type}.`);
      const pointer = `openapi.json${declared.$ref}/content/application~1problem+json/schema`;
      this.expectValid(pointer, JSON.parse(text), operationId);
      return;
    }
    if (!declared.content?.[type]) throw new Error(`${operationId}: ${status} came as ${type}.`);
    if (type.includes('ndjson')) {
      for (const line of text.split('\n').filter(Boolean)) this.checkMessage(operationId, type, JSON.parse(line));
    } else if (type === 'application/json')
      this.expectValid(`${this.pointerOf(operationId, status, type)}/schema`, JSON.parse(text), operationId);
  }

  private expectValid(pointer: string, value: unknown, operationId: string): void {
    const check = this.checked.checks.get(pointer) ?? this.checked.ajv.compile({ $ref: pointer });
    this.checked.checks.set(pointer, check);
    if (check(value)) return;
    const faults = this.checked.ajv.errorsText(check.errors?.slice(0, 10), { separator: '\n' });
    throw new Error(`${operationId} has a response that does not match the document:\n${faults}`);
  }

  private operation(operationId: string): Operation {
    const { template, method } = this.placeOf(operationId);
    return this.document.paths[template]![method]!;
  }

  private pointerOf(operationId: string, status: string, type: string): string {
    return this.pointer(operationId, ['responses', status, 'content', type]);
  }

  private pointer(operationId: string, steps: readonly string[]): string {
    const { template, method } = this.placeOf(operationId);
    const escaped = ['paths', template, method, ...steps].map((step) =>
      encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    return `openapi.json#/${escaped.join('/')}`;
  }

  private placeOf(operationId: string): { readonly template: string; readonly method: string } {
    for (const [template, operations] of Object.entries(this.document.paths))
      for (const [method, operation] of Object.entries(operations))
        if (operation.operationId === operationId) return { template, method };
    throw new Error(`There is no operation "${operationId}".`);
  }
}

/** The media type of a response, without its parameters. */
const typeOf = ({ headers }: Pick<Answered, 'headers'>): string => (headers['content-type'] ?? '').split(';')[0]!;
