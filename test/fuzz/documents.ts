import type { Random } from '#kernel';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { junk, junkNumber, junkText } from './junk.js';

/** Existing values that a document may use: ids of games and accounts, names, versions. */
export interface Known {
  readonly texts: readonly string[];
}

/** A request: the text of a document and its variables. */
export interface Sent {
  readonly query: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

const DIRECTIVES = [' @include(if: true)', ' @skip(if: false)', ' @include(if: $x)', ' @skip(if: null)', ' @no'];

/** Documents grown along a schema: most of them fit it, some do not, some are torn. */
export class Documents {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly known: Known,
    private readonly random: Random,
  ) {}

  /** The next request. */
  next(): Sent {
    const { random } = this;
    const operation = random.pick(['query', 'query', 'query', 'query', 'mutation', 'mutation', 'subscription']);
    const type = {
      query: this.schema.getQueryType(),
      mutation: this.schema.getMutationType(),
      subscription: this.schema.getSubscriptionType(),
    }[operation];
    const grown = type ? this.selection(type, 1 + random.below(5), operation === 'subscription' ? 1 : 3) : '';
    const asks = random.below(8) === 0 ? ' A($x: Boolean = true)' : '';
    const selection = asks === '' ? grown : grown.replace('{', '{ __typename @include(if: $x)');
    const more = random.below(12) === 0 ? random.pick([' fragment F on Game { ...F }', ' query B { __typename }']) : '';
    const query = `${operation}${asks} ${selection}${more}`;
    return {
      query: random.below(60) === 0 ? junk(random) : random.below(6) === 0 ? this.torn(query) : query,
      ...(random.below(8) === 0 ? { variables: random.below(2) === 0 ? junk(random) : { x: junk(random, 1) } } : {}),
      ...(random.below(20) === 0 ? { operationName: random.below(2) === 0 ? 'A' : junk(random, 1) } : {}),
    };
  }

  private selection(type: GraphQLNamedType, depth: number, width = 3): string {
    const { random } = this;
    if (isUnionType(type) || isInterfaceType(type)) {
      const some = this.schema.getPossibleTypes(type);
      const inner = Array.from({ length: 1 + random.below(2) }, () => random.pick(some));
      return `{ __typename ${inner.map((one) => `... on ${one.name} ${this.selection(one, depth)}`).join(' ')} }`;
    }
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).filter((field) => depth > 0 || field.args.length === 0);
    const chosen = Array.from({ length: 1 + random.below(width) }, () => random.pick(fields));
    const texts = chosen.map((field) => {
      const named = getNamedType(field.type);
      const inner = this.selection(named, depth - 1);
      const alias = field.args.length > 0 || random.below(8) === 0 ? `a${random.below(1_000)}: ` : '';
      return depth <= 0 && inner !== ''
        ? '__typename'
        : `${alias}${field.name}${this.arguments(field.args)}${random.below(40) === 0 ? random.pick(DIRECTIVES) : ''} ${inner}`;
    });
    return `{ ${texts.join(' ')} }`;
  }

  private arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter((arg) => isNonNullType(arg.type) || this.random.below(3) === 0);
    if (given.length === 0) return '';
    return `(${given.map((arg) => `${arg.name}: ${this.value(arg.type, 4)}`).join(', ')})`;
  }

  private value(type: GraphQLInputType, depth: number): string {
    const { random } = this;
    if (random.below(40) === 0)
      return random.pick(['null', '$x', '[]', '{}', 'WHAT', '99999999999999999999', '"\\u0000"', '"\\ud800"']);
    if (isNonNullType(type)) return this.value(type.ofType, depth);
    if (isListType(type))
      return `[${Array.from({ length: random.below(3) }, () => this.value(type.ofType, depth - 1)).join(', ')}]`;
    if (isEnumType(type)) return random.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const needed = fields.filter((field) => isNonNullType(field.type));
      const more = depth > 0 ? [random.pick(fields)] : [];
      const all = type.isOneOf ? more : [...new Set([...needed, ...more])];
      return `{ ${all.map((field) => `${field.name}: ${this.value(field.type, depth - 1)}`).join(', ')} }`;
    }
    switch (type.name) {
      case 'Int':
      case 'Float':
        return String(random.below(6) > 0 ? random.below(120) : junkNumber(random));
      case 'Boolean':
        return random.pick(['true', 'false']);
      default:
        return JSON.stringify(this.text());
    }
  }

  private text(): string {
    return this.random.below(6) === 0 ? junkText(this.random) : this.random.pick(this.known.texts);
  }

  /** The text with a piece cut, doubled or replaced. */
  private torn(text: string): string {
    const { random } = this;
    const from = random.below(text.length);
    const upTo = from + random.below(12);
    const piece = text.slice(from, upTo);
    const instead = random.pick([
      '',
      piece + piece,
      '{',
      '}',
      '$',
      '"',
      '"""',
      '...',
      '@',
      '\\',
      '\u0000',
      '\ud83d',
      '#',
      '[['.repeat(300),
    ]);
    return text.slice(0, from) + instead + text.slice(upTo);
  }
}
