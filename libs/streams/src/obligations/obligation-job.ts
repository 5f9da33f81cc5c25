import type { Obligation } from '#event-store';
/** Name of the queue of obligations. */
export const OBLIGATIONS_QUEUE = 'obligations';

/** The payload of a job: the obligation without its due time. */
export type ObligationJob = Omit<Obligation, 'dueAt'>;
