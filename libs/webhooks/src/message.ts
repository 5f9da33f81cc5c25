import type { Json } from '#kernel';

/** What is told to whoever listens. */
export interface Message {
  /** What happened, in words with dots between them: `game.finished`. */
  readonly type: string;
  /** When it happened, in milliseconds since 1970: however late it is delivered. */
  readonly at: number;
  readonly data: Json;
}

const TYPE = /^[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)*$/;

/** The body of a message as it is signed and sent: JSON with `type`, `timestamp` (ISO 8601) and `data`. Throws a RangeError for a type of another form. */
export function bodyOf({ type, at, data }: Message): string {
  if (!TYPE.test(type))
    throw new RangeError(`“${type}” is no type of a message: words with dots between them are, such as game.finished.`);
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
}
