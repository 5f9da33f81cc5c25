import { valuesIn } from '#contracts';
import { localized, type Localized } from '#kernel';
import {
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { FREE_VALUES } from '../access/points.js';
import { ApiError } from '../errors/api-error.js';
import { PAGE_ARGUMENTS, Weighing } from './weighing.js';

/** An operation of a valid document, whose cost is to be computed. */
export interface WeighedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The cached costs of an operation. */
interface Known {
  /** The variables that its price depends on. */
  readonly deciding: readonly VariableDefinitionNode[];
  /** Values in the document itself. */
  readonly literals: number;
  /** Its price, by the values of these variables. */
  readonly prices: LRUCache<string, number>;
}

/** Most prices that are kept for an operation: pages have few sizes. */
const MOST_PRICES = 100;

const known = new WeakMap<OperationDefinitionNode, Known>();

/**
 * The cost of an operation before it runs: of its fields, and of input values beyond FREE_VALUES. The price of the
 * fields is computed once for an operation of a document and the values of the variables that it depends on; input
 * values are counted each time. A request that will not be executed, since it names no operation or its variables do
 * not fit, costs nothing here: it is refused elsewhere.
 */
export function costOf({ schema, document, operationName, variables }: WeighedOperation): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 0;
  const { deciding, literals, prices } = knownOf(operation, document);
  const { coerced, errors } = getVariableValues(schema, deciding, variables ?? {});
  if (errors) return 0;
  const given = Math.max(0, literals + valuesIn(variables ?? {}) - FREE_VALUES);
  const key = JSON.stringify(deciding.map(({ variable }) => coerced[variable.name.value] ?? null));
  const before = prices.get(key);
  if (before !== undefined) return given + before;
  const root = schema.getRootType(operation.operation);
  if (!root) throw new TypeError(`The schema has no ${operation.operation}.`);
  const weighing = new Weighing({ schema, fragments: fragmentsIn(document), variables: coerced });
  const cost = weighing.selection(operation.selectionSet, root);
  prices.set(key, cost);
  return given + cost;
}

/** The limits of an operation's cost. */
export interface Affordable {
  /** Its cost beside its fields: never 0. */
  readonly base: number;
  /** The maximum cost. */
  readonly limit: number;
}

/** The cost of an operation, its base included. Throws an ApiError `QUERY_TOO_COSTLY` when it is above the limit. */
export function affordable(operation: WeighedOperation, { base, limit }: Affordable): number {
  const cost = base + costOf(operation);
  if (cost <= limit) return cost;
  const way = wayOut(operation);
  throw new ApiError(
    'QUERY_TOO_COSTLY',
    localized(
      `This operation costs ${cost} points, but at most ${limit} are allowed. ${way.en}`,
      `Cette opération coûte ${cost} points, pour ${limit} au plus. ${way.fr}`,
    ),
    { cost, limit },
  );
}

/** What makes an operation cheaper: smaller pages only where it asks for pages. */
function wayOut({ document, operationName }: WeighedOperation): Localized {
  if (getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION) return NARROWER;
  return asksForPages(document) ? SMALLER_PAGES : FEWER_FIELDS;
}

const SMALLER_PAGES = localized(
  'Ask for smaller pages (`first`), or for fewer fields of each of their members.',
  'Demandez des pages plus petites (`first`), ou moins de champs de chacun de leurs éléments.',
);
const NARROWER = localized(
  'Select fewer fields of each event: of a union only the types of your ruleset, or `payloadJson` instead.',
  'Choisissez moins de champs de chaque événement : d’une union les seuls types de votre jeu, ou `payloadJson` à leur place.',
);
const FEWER_FIELDS = localized(
  'Select fewer fields, or ask in several operations.',
  'Choisissez moins de champs, ou demandez en plusieurs opérations.',
);

function asksForPages(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Argument: ({ name }) => {
      asks ||= PAGE_ARGUMENTS.has(name.value);
    },
  });
  return asks;
}

function knownOf(operation: OperationDefinitionNode, document: DocumentNode): Known {
  const before = known.get(operation);
  if (before) return before;
  const names = decidingNames(document);
  const deciding = (operation.variableDefinitions ?? []).filter(({ variable }) => names.has(variable.name.value));
  const literals = literalsIn(document);
  const found = { deciding, literals, prices: new LRUCache<string, number>({ max: MOST_PRICES }) };
  known.set(operation, found);
  return found;
}

/** Counts the values that are written in a document, as valuesIn counts those of equal variables. */
function literalsIn(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    enter: ({ kind }) => {
      if (VALUES.has(kind)) count += 1;
    },
  });
  return count;
}

const VALUES: ReadonlySet<Kind> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
]);

/** Names of the variables in sizes of pages, and in directives. */
function decidingNames(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const look = ({ value }: ArgumentNode): void => {
    if (value.kind === Kind.VARIABLE) names.add(value.name.value);
  };
  visit(document, {
    Directive: ({ arguments: given = [] }) => given.forEach(look),
    Field: ({ arguments: given = [] }) => given.filter(({ name }) => PAGE_ARGUMENTS.has(name.value)).forEach(look),
  });
  return names;
}

const fragmentsIn = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
