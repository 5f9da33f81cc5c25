import type { Request } from 'express';
import type { Problem } from '../problem.js';
import { NDJSON } from '../run/send-answer.js';

/** The format of a live answer. */
export interface LiveFormat {
  readonly contentType: string;
  /** A message. @param id by which a client can resume. */
  message(value: unknown, id: string | undefined): string;
  /** The reason why no more messages follow. */
  problem(problem: Problem): string;
  /** A sign of life, so that no proxy takes the connection for dead. */
  readonly heartbeat: string;
  /** The end of all messages. */
  readonly end: string;
}

const serverSentEvents: LiveFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  message: (value, id) => `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(value)}\n\n`,
  problem: (problem) => `event: problem\ndata: ${JSON.stringify(problem)}\n\n`,
  heartbeat: ':\n\n',
  end: 'event: end\ndata: {"end":true}\n\n',
};

const lines: LiveFormat = {
  contentType: NDJSON,
  message: (value) => `${JSON.stringify(value)}\n`,
  problem: (problem) => `${JSON.stringify({ problem })}\n`,
  heartbeat: '\n',
  end: '',
};

/** The media types of live answers. */
export const LIVE_TYPES: readonly string[] = ['text/event-stream', NDJSON];

/** The format that a client asks for: server-sent events, unless it prefers NDJSON. */
export const liveFormat = (request: Request): LiveFormat =>
  request.accepts([...LIVE_TYPES]) === NDJSON ? lines : serverSentEvents;
