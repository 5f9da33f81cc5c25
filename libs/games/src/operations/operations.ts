import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import { GENESIS_HASH, derivedId } from '#records';
import { type Clock, OPERATIONS_HEADER } from '#streams';
import { eventOf, operationSchema, type Operation, type RecordedOperation } from './operation.js';

/** The one stream of a server with the acts of operators. */
export const OPERATIONS_ID = derivedId('operations');

/** How many versions are read at a time. */
const PAGE = 500;

/** How often another process may be quicker. */
const MOST_TRIES = 20;

/**
 * The acts of operators on games from outside of their rules, with reasons: a stream like all others, append only and in a chain. An
 * operation is written down before it is carried out, so that nothing is done without a trace; its game has the outcome.
 */
export class Operations {
  constructor(
    private readonly store: Pick<EventStore, 'append' | 'head' | 'read'>,
    private readonly clock: Clock,
  ) {}

  /** Writes an operation down before it is done. Throws a ZodError for a malformed one: without a reason, for instance. */
  async record(given: Operation): Promise<void> {
    const operation = operationSchema.parse(given);
    const { action: type, ...command } = operation;
    const commandId = randomUUID();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const head = await this.store.head(OPERATIONS_ID);
      const { status } = await this.store.append({
        streamId: OPERATIONS_ID,
        commandId,
        actor: operation.by,
        command: { type, ...command },
        at: this.clock(),
        events: [eventOf(operation)],
        expectedVersion: head?.version ?? 0,
        previousHash: head?.lastHash ?? GENESIS_HASH,
        obligations: [],
        settled: [],
        head: OPERATIONS_HEADER,
      });
      if (status === 'ok' || status === 'replayed') return;
      if (status !== 'conflict') throw new Error(`The stream of operations answered with “${status}”.`);
    }
    throw new Error('The stream of operations is too busy to take this now.');
  }

  /** All operations, in order. */
  async *all(): AsyncIterable<RecordedOperation> {
    const version = (await this.store.head(OPERATIONS_ID))?.version ?? 0;
    for (let after = 0; after < version; after += PAGE) {
      for (const { at, events } of await this.store.read(OPERATIONS_ID, {
        after,
        upTo: Math.min(version, after + PAGE),
      }))
        for (const event of events) yield { ...operationSchema.parse(event.data), version: event.version, at };
    }
  }
}
