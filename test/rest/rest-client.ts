import { randomUUID } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A document of OpenAPI, as far as these tests read it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: object }>>;

/** What a request carries. */
export interface Asked {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What was answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, where it is JSON. */
  readonly body: never;
}

/**
 * Asks a server by its own OpenAPI document, and holds every answer to it: its status, its media type, and its body, by
 * the schema that stands there. Keeps which operations have answered how.
 */
export class RestClient {
  /** The operations that were asked, each with the statuses that it answered. */
  readonly driven = new Map<string, Set<number>>();
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly checks = new Map<string, ValidateFunction>();

  private constructor(
    readonly url: string,
    readonly document: OpenApi,
  ) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, 'openapi.json');
  }

  /** A client of the document that a server gives of itself. */
  static async of(url: string): Promise<RestClient> {
    return new RestClient(url, (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi);
  }

  /** Every operation of the document. */
  operations(): readonly string[] {
    return Object.values(this.document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
  }

  /** Asks for an operation by its id. A command gets an id of its own unless a header says it. */
  async ask(operationId: string, asked: Asked = {}): Promise<Answered> {
    const response = await this.send(operationId, asked);
    const text = await response.text();
    this.driven.set(operationId, (this.driven.get(operationId) ?? new Set()).add(response.status));
    this.check(operationId, response, text);
    const isJson =
      /\bjson\b/.test(response.headers.get('content-type') ?? '') && text !== '' && !this.isLines(response);
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as never,
    };
  }

  /** The same, of which nothing is read yet: for what goes on. */
  send(operationId: string, { path = {}, query = {}, body, token, headers = {} }: Asked = {}): Promise<Response> {
    const { template, method } = this.placeOf(operationId);
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
    const search = new URLSearchParams(query).toString();
    return fetch(`${this.url}${filled}${search === '' ? '' : `?${search}`}`, {
      method: method.toUpperCase(),
      headers: {
        // A schema takes seconds to compile, longer than a server keeps an idle connection.
        connection: 'close',
        ...(method === 'get' ? {} : { 'idempotency-key': randomUUID() }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Holds a value to what messages of a live operation, or lines of a list, are. */
  checkMessage(operationId: string, type: string, value: unknown): void {
    const pointer = `${this.pointerOf(operationId, '200', type)}/schema/contentSchema`;
    this.expectValid(pointer, value, operationId);
  }

  private check(operationId: string, response: Response, text: string): void {
    const { template, method } = this.placeOf(operationId);
    const { responses } = this.document.paths[template]![method]!;
    const status = String(response.status);
    const declared = responses[status];
    if (!declared) throw new Error(`${operationId} answered ${status}, which stands nowhere: ${text.slice(0, 500)}`);
    if (text === '') return;
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    if (declared.$ref !== undefined) {
      if (type !== 'application/problem+json') throw new Error(`${operationId}: ${status} came as ${type}.`);
      this.expectValid('openapi.json#/components/schemas/Problem', JSON.parse(text), operationId);
      return;
    }
    if (!declared.content?.[type]) throw new Error(`${operationId}: ${status} came as ${type}.`);
    if (this.isLines(response)) {
      for (const line of text.split('\n').filter(Boolean)) this.checkMessage(operationId, type, JSON.parse(line));
    } else if (type === 'application/json')
      this.expectValid(`${this.pointerOf(operationId, status, type)}/schema`, JSON.parse(text), operationId);
  }

  private isLines({ headers }: Response): boolean {
    return headers.get('content-type')?.includes('ndjson') ?? false;
  }

  private expectValid(pointer: string, value: unknown, operationId: string): void {
    const check = this.checks.get(pointer) ?? this.ajv.compile({ $ref: pointer });
    this.checks.set(pointer, check);
    if (check(value)) return;
    const faults = this.ajv.errorsText(check.errors?.slice(0, 10), { separator: '\n' });
    throw new Error(`${operationId} answered what it does not say that it answers:\n${faults}`);
  }

  private pointerOf(operationId: string, status: string, type: string): string {
    const { template, method } = this.placeOf(operationId);
    const steps = ['paths', template, method, 'responses', status, 'content', type];
    const escaped = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    return `openapi.json#/${escaped.join('/')}`;
  }

  private placeOf(operationId: string): { readonly template: string; readonly method: string } {
    for (const [template, operations] of Object.entries(this.document.paths))
      for (const [method, operation] of Object.entries(operations))
        if (operation.operationId === operationId) return { template, method };
    throw new Error(`There is no operation "${operationId}".`);
  }
}
