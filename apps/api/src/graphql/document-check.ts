import { localized, type Localized } from '#kernel';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error.js';
import { noConditionalRootIn } from './conditional-root.js';
import { DocumentError } from './document-error.js';
import type { DocumentLimits } from './document-limits.js';
import { shapeOf, type DocumentShape } from './document-shape.js';
import { fieldDepth, FragmentCycle } from './field-depth.js';
import { fieldPairs } from './field-pairs.js';

/** Most characters of the documents that are remembered. */
const MOST_LETTERS = 4_000_000;

/**
 * Enforces the limits of documents before they are parsed or validated, over every transport. The time that it takes
 * grows only with the length of a document; one that has passed is remembered by its text.
 */
export class DocumentCheck {
  private readonly passed = new LRUCache<string, true>({
    maxSize: MOST_LETTERS,
    sizeCalculation: (_, text) => text.length,
  });

  constructor(private readonly limits: DocumentLimits) {}

  /**
   * Checks a document; anything but a text is refused where it is read. Throws an ApiError `BAD_USER_INPUT` for one
   * that is nested too deeply, and a GraphQLError `GRAPHQL_VALIDATION_FAILED` for one that exceeds another limit.
   */
  hold(query: unknown): void {
    if (typeof query !== 'string' || query === '' || this.passed.has(query)) return;
    const shape = this.read(query);
    // The parser refuses the rest, with the position of the mistake.
    if (!shape) return;
    this.notTooNested(shape);
    if (!shape.isWhole) return;
    this.notTooMuch(shape);
    noConditionalRootIn(query, this.limits.tokens);
    this.passed.set(query, true);
  }

  private read(query: string): DocumentShape | undefined {
    try {
      return shapeOf(query, this.limits);
    } catch (error) {
      if (error instanceof GraphQLError) return undefined;
      throw error;
    }
  }

  private notTooNested({ nesting }: DocumentShape): void {
    const most = this.limits.nesting;
    if (nesting <= most) return;
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        `A document has at most ${most} levels of brackets inside brackets.`,
        `Un document a au plus ${most} niveaux de parenthèses ou d’accolades les unes dans les autres.`,
      ),
    );
  }

  private notTooMuch(shape: DocumentShape): void {
    const { aliases, depth, fields, pairs } = this.limits;
    if (shape.aliases > aliases) throw refused(tooManyAliases(aliases));
    const levels = depthOf(shape);
    if (levels > depth) throw refused(tooManyLevels(depth, levels));
    const work = fieldPairs(shape, fields);
    if (work.fields > fields) throw refused(tooManyFields(fields));
    if (work.pairs > pairs) throw refused(tooManyPairs(pairs, work.pairs));
  }
}

function depthOf(shape: DocumentShape): number {
  try {
    return fieldDepth(shape);
  } catch (error) {
    if (error instanceof FragmentCycle) throw refused(containsItself(error.fragment));
    throw error;
  }
}

const refused = (told: Localized): GraphQLError =>
  new DocumentError(told, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } });

const containsItself = (fragment: string): Localized =>
  localized(`The fragment “${fragment}” contains itself.`, `Le fragment « ${fragment} » se contient lui-même.`);

const tooManyAliases = (most: number): Localized =>
  localized(`At most ${most} aliases are allowed.`, `Il faut au plus ${most} alias.`);

const tooManyLevels = (most: number, levels: number): Localized =>
  localized(
    `At most ${most} levels of fields are allowed; this document has ${levels}.`,
    `Il faut au plus ${most} niveaux de champs ; ce document en a ${levels}.`,
  );

const tooManyFields = (most: number): Localized =>
  localized(
    `A document asks for at most ${most} fields, those of a fragment counted each time that it is spread.`,
    `Un document demande au plus ${most} champs, ceux d’un fragment comptés à chaque usage.`,
  );

const tooManyPairs = (most: number, pairs: number): Localized =>
  localized(
    `Fields with the same name in a selection are compared in pairs, and so are its fragments: at most ${most} pairs are allowed, this document has ${pairs}. Ask for each field once.`,
    `Les champs de même nom d’une sélection sont comparés deux à deux, ses fragments aussi : il faut au plus ${most} paires, ce document en a ${pairs}. Demandez chaque champ une seule fois.`,
  );
