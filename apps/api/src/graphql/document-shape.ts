import { Lexer, Source, TokenKind, type Token } from 'graphql';

/** The fields of one selection, by their response names; fields of inline fragments are included. */
export interface Selection {
  /** How often the field with this selection is requested; 1 for the root of a definition. */
  count: number;
  readonly fields: Map<string, Selection>;
  /** Names of the fragments that it spreads. */
  readonly spreads: Set<string>;
}

/** The content of a document, as far as its tokens show. */
export interface DocumentShape {
  readonly operations: readonly Selection[];
  readonly fragments: ReadonlyMap<string, Selection>;
  readonly aliases: number;
  /** Most levels of brackets inside brackets. */
  readonly nesting: number;
  /** Whether it was read to its end. */
  readonly isWhole: boolean;
}

/** The maximum nesting of brackets in a document, and how many of its tokens are read. */
export interface ShapeLimits {
  readonly nesting: number;
  readonly tokens: number;
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Reads the shape of a document in one pass over its tokens, without recursion. Stops early where it is nested more
 * deeply than the limit (`nesting` is above it then) and after as many tokens as the parser reads. Throws a
 * GraphQLError for a text that has no tokens of GraphQL.
 */
export function shapeOf(text: string, limits: ShapeLimits): DocumentShape {
  const lexer = new Lexer(new Source(text));
  const reading = new ShapeReading();
  let depth = 0;
  for (let read = 0; read <= limits.tokens; read += 1) {
    const token = lexer.advance();
    if (token.kind === TokenKind.EOF) {
      reading.isWhole = true;
      break;
    }
    if (opening.has(token.kind)) depth += 1;
    if (closing.has(token.kind)) depth -= 1;
    reading.nesting = Math.max(reading.nesting, depth);
    if (depth > limits.nesting) break;
    reading.take(token);
  }
  return reading;
}

const selection = (): Selection => ({ count: 0, fields: new Map(), spreads: new Set() });

/** The state of reading a document, after each of its tokens. For one that does not parse it may be anything. */
class ShapeReading implements DocumentShape {
  readonly operations: Selection[] = [];
  readonly fragments = new Map<string, Selection>();
  aliases = 0;
  nesting = 0;
  isWhole = false;
  /** The selections that are open, the innermost last. */
  private readonly open: Selection[] = [];
  /** Whose selection the next brace opens. */
  private next = selection();
  /** The names before the first brace of a definition: its kind and its name. */
  private words: string[] = [];
  /** The number of open parentheses: inside them are values. */
  private parentheses = 0;
  private before: Token | undefined;

  take(token: Token): void {
    if (token.kind === TokenKind.PAREN_L) this.parentheses += 1;
    else if (token.kind === TokenKind.PAREN_R) this.parentheses -= 1;
    else if (this.parentheses <= 0) this.outsideValues(token);
    this.before = token;
  }

  private outsideValues(token: Token): void {
    const here = this.open.at(-1);
    if (token.kind === TokenKind.BRACE_L) this.enter(here);
    else if (token.kind === TokenKind.BRACE_R) this.open.pop();
    else if (!here) this.define(token);
    else if (token.kind === TokenKind.SPREAD) this.next = here;
    else if (token.kind === TokenKind.COLON) this.aliases += 1;
    else if (token.kind === TokenKind.NAME) this.name(here, token.value);
  }

  private enter(here: Selection | undefined): void {
    if (!here) {
      const [what, name = ''] = this.words;
      this.next = selection();
      if (what === 'fragment') this.fragments.set(name, this.next);
      else this.operations.push(this.next);
      this.words = [];
    }
    this.open.push(this.next);
  }

  private define({ kind, value }: Token): void {
    if (kind === TokenKind.NAME && this.before?.kind !== TokenKind.AT) this.words.push(value);
  }

  /** A name in a selection: of a field, unless the tokens before it say otherwise. */
  private name(here: Selection, name: string): void {
    switch (this.before?.kind) {
      case TokenKind.SPREAD:
        if (name !== 'on') here.spreads.add(name);
        return;
      case TokenKind.AT:
      case TokenKind.COLON:
        return;
      default:
        if (this.before?.kind === TokenKind.NAME && this.isCondition) return;
        this.next = fieldIn(here, name);
    }
  }

  /** Whether the name before is the `on` of an inline fragment. */
  private get isCondition(): boolean {
    return this.before?.value === 'on' && this.before.prev?.kind === TokenKind.SPREAD;
  }
}

function fieldIn({ fields }: Selection, name: string): Selection {
  const known = fields.get(name) ?? selection();
  known.count += 1;
  fields.set(name, known);
  return known;
}
