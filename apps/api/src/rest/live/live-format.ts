import type { Request } from 'express';
import type { Problem } from '../problem.js';
import { NDJSON } from '../run/send-answer.js';

/** How an answer that goes on is written. */
export interface LiveFormat {
  readonly contentType: string;
  /** Something that is told. @param id by which a client says where it was. */
  message(value: unknown, id: string | undefined): string;
  /** Why nothing more is told. */
  problem(problem: Problem): string;
  /** Nothing, so that nobody in between takes the connection for dead. */
  readonly heartbeat: string;
  /** There is nothing more to tell. */
  readonly end: string;
}

const serverSentEvents: LiveFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  message: (value, id) => `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(value)}\n\n`,
  problem: (problem) => `event: problem\ndata: ${JSON.stringify(problem)}\n\n`,
  heartbeat: ':\n\n',
  end: 'event: end\ndata: {}\n\n',
};

const lines: LiveFormat = {
  contentType: NDJSON,
  message: (value) => `${JSON.stringify(value)}\n`,
  problem: (problem) => `${JSON.stringify({ problem })}\n`,
  heartbeat: '\n',
  end: '',
};

/** The form that a client asks for: server-sent events, unless it would rather have NDJSON. */
export const liveFormat = (request: Request): LiveFormat =>
  request.accepts(['text/event-stream', NDJSON]) === NDJSON ? lines : serverSentEvents;
