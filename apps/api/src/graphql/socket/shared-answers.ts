import {
  execute,
  getOperationAST,
  Kind,
  print,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
} from 'graphql';
import type { Caller } from '../../access/caller.js';
import type { ApiContext } from '../../requests/api-context.js';

/** Milliseconds in which an answer is given again: what it tells beside its source may change. */
const FRESH = 1_000;

/** Fields of an event that are the same for all callers who see the same event; any other may depend on the caller. */
const OF_THE_EVENT: ReadonlySet<string> = new Set([
  '__typename',
  'gameId',
  'version',
  'at',
  'type',
  'importance',
  'payload',
  'payloadJson',
  'description',
]);

interface Answered {
  readonly at: number;
  readonly answer: Promise<ExecutionResult>;
}

/**
 * Answers of subscriptions, computed once for all subscribers of this process who ask the same of the same source: a source is compared
 * by identity, and belongs to what its viewers may see. Callers are told apart, unless the subscription asks for nothing but the event itself.
 */
export class SharedAnswers {
  private readonly answers = new WeakMap<object, Map<string, Answered>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The answer of a subscription to one value of its stream. @param sort by `sortOf`. */
  async of(args: ExecutionArgs, value: unknown, sort: string): Promise<ExecutionResult> {
    const compute = async (): Promise<ExecutionResult> => execute({ ...args, rootValue: value });
    if (typeof value !== 'object' || value === null) return compute();
    const known = this.answers.get(value) ?? new Map<string, Answered>();
    this.answers.set(value, known);
    const answered = known.get(sort);
    if (answered && answered.at > this.now() - FRESH) {
      const answer = await answered.answer.catch(() => undefined);
      // A fault is met, and told, by each subscriber for itself.
      return answer && !answer.errors ? answer : compute();
    }
    const answer = compute();
    known.set(sort, { at: this.now(), answer });
    return answer;
  }
}

/** What an answer depends on beside its source: the text of the subscription, the variables that its answers use, the language and the caller. */
export function sortOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
  const { caller, locale } = contextValue as ApiContext;
  const used = variablesBelowRoot(document);
  const variables = Object.entries(variableValues ?? {}).filter(([name]) => used.has(name));
  const text = document.loc?.source.body ?? print(document);
  return JSON.stringify([
    text,
    operationName ?? null,
    variables.sort(([one], [other]) => (one < other ? -1 : 1)),
    locale,
    asksOfEventAlone(document, operationName) ? null : nameOf(caller),
  ]);
}

const nameOf = ({ account, tokenId, identity, scopes }: Caller): unknown =>
  account === null && tokenId === null && identity === undefined
    ? 'anonymous'
    : [account?.id, tokenId, identity?.issuer, identity?.subject, [...scopes].sort()];

/** The variables that a document uses anywhere but in the arguments of its root fields. */
function variablesBelowRoot(document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>();
  const root = new Set<unknown>(
    document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
    ),
  );
  visit(document, {
    VariableDefinition: () => false,
    Argument: (_node, _key, _parent, _path, ancestors) =>
      root.has(ancestors.at(-1)) || root.has(ancestors.at(-2)) ? false : undefined,
    Variable: ({ name }) => void used.add(name.value),
  });
  return used;
}

/** Whether a subscription follows the events of a game, and asks for fields of the event alone. */
function asksOfEventAlone(document: DocumentNode, operationName: string | null | undefined): boolean {
  const [root, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  if (root?.kind !== Kind.FIELD || root.name.value !== 'gameEvents' || others.length > 0) return false;
  const fields = root.selectionSet?.selections ?? [];
  return fields.every((node): node is FieldNode => node.kind === Kind.FIELD && OF_THE_EVENT.has(node.name.value));
}
