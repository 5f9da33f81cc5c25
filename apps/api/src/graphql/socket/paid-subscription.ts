import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { TokenBucket } from '../../access/token-bucket.js';
import type { ApiContext } from '../../requests/api-context.js';
import { SharedAnswers, sortOf } from './shared-answers.js';

/** The context of a subscription, with the bucket that pays for it. */
export interface SubscriptionContext extends ApiContext {
  readonly bucket: TokenBucket;
  /** The cost of one message to the subscriber. */
  readonly telling: number;
}

type Source = AsyncIterator<unknown>;

const shared = new SharedAnswers();

/**
 * Subscribes as GraphQL does, and charges the price of each message before it is computed. A subscriber without points
 * gets an error, and no further messages.
 */
export async function paidSubscription(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const source = stream[Symbol.asyncIterator]();
  const sort = sortOf(args);
  const end = async (): Promise<IteratorResult<ExecutionResult>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: () => told({ args, sort, source }, end),
    return: end,
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

/** A subscription that runs. */
interface Running {
  readonly args: ExecutionArgs;
  /** By `sortOf`. */
  readonly sort: string;
  readonly source: Source;
}

async function told(
  { args, sort, source }: Running,
  end: () => Promise<unknown>,
): Promise<IteratorResult<ExecutionResult>> {
  const step = await source.next();
  if (step.done === true) return { done: true, value: undefined };
  const { bucket, telling } = args.contextValue as SubscriptionContext;
  try {
    await bucket.spend(telling);
  } catch (refusal) {
    await end();
    throw refusal;
  }
  return { done: false, value: await shared.of(args, step.value, sort) };
}
