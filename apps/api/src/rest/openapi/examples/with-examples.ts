import type { JsonSchema } from '../../prepared/json-schema.js';
import type { BodyExamples } from './body-examples.js';
import { Samples } from './samples.js';

/** The contents of a body or an answer, by media type. */
type Media = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** An operation, as far as examples are in it. */
export interface Operation extends JsonSchema {
  readonly operationId: string;
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** Writes examples into operations and responses. Answers of one named type share its example. */
export class Examples {
  private readonly samples: Samples;
  private readonly named = new Map<string, JsonSchema>();

  constructor(
    private readonly bodies: BodyExamples,
    components: Readonly<Record<string, JsonSchema>>,
  ) {
    this.samples = new Samples(components);
  }

  /** The examples of named types that operations refer to, by the names of their types. */
  get components(): JsonSchema {
    return Object.fromEntries([...this.named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** An operation with an example of its body, and of each answer. Throws a TypeError where no body is known. */
  operation(operation: Operation): JsonSchema {
    const { operationId, requestBody, responses } = operation;
    const example = this.bodies[operationId];
    if (requestBody && example === undefined) throw new TypeError(`The body of "${operationId}" has no example.`);
    return {
      ...operation,
      ...(requestBody
        ? { requestBody: { ...requestBody, content: withExamples(requestBody['content'], () => ({ example })) } }
        : {}),
      responses: this.responses(responses),
    };
  }

  /** Responses with an example of each content. */
  responses(responses: Operation['responses']): JsonSchema {
    return Object.fromEntries(
      Object.entries(responses).map(([name, { content, ...response }]) => [
        name,
        content
          ? { ...response, content: withExamples(content, (type, schema) => this.answer(type, schema)) }
          : response,
      ]),
    );
  }

  private answer(type: string, schema: JsonSchema): JsonSchema {
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
    if (name === undefined || type !== 'application/json') return { example: this.exampleOf(type, schema) };
    this.named.set(name, this.named.get(name) ?? { value: this.samples.of(schema) });
    return { examples: { [name]: { $ref: `#/components/examples/${name}` } } };
  }

  private exampleOf(type: string, schema: JsonSchema): unknown {
    const { contentSchema } = schema as { readonly contentSchema?: JsonSchema };
    const message = contentSchema && JSON.stringify(this.samples.of(contentSchema));
    if (type === 'text/event-stream') return `data: ${message}\n\n`;
    return message === undefined ? (TEXTS[type] ?? this.samples.of(schema)) : `${message}\n`;
  }
}

const withExamples = (content: unknown, exampleOf: (type: string, schema: JsonSchema) => JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(content as Media).map(([type, media]) => [type, { ...media, ...exampleOf(type, media.schema) }]),
  );

/** Answers that are neither JSON nor lines of it. */
const TEXTS: Readonly<Record<string, string>> = {
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"></svg>',
  'text/csv': 'rank,player,points\r\n1,Ada,3\r\n',
};
