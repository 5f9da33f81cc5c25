import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Purse } from '../../access/purse.js';
import type { ApiContext } from '../../requests/api-context.js';

/** The context of a subscription, and what it is paid with. */
export interface SubscriptionContext extends ApiContext {
  readonly purse: Purse;
  /** What it costs to tell the subscriber something once. */
  readonly telling: number;
}

type Source = AsyncIterator<unknown>;

/**
 * Subscribes as GraphQL does, and takes the price of what is told before each time that it is worked out. Whoever has no
 * points left is told so, and no more.
 */
export async function paidSubscription(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const source = stream[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorResult<ExecutionResult>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: () => told(args, source, end),
    return: end,
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

async function told(
  args: ExecutionArgs,
  source: Source,
  end: () => Promise<unknown>,
): Promise<IteratorResult<ExecutionResult>> {
  const step = await source.next();
  if (step.done === true) return { done: true, value: undefined };
  const { purse, telling } = args.contextValue as SubscriptionContext;
  try {
    await purse.spend(telling);
  } catch (refusal) {
    await end();
    throw refusal;
  }
  return { done: false, value: await execute({ ...args, rootValue: step.value }) };
}
