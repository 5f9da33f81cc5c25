import type { Json } from '#kernel';

/** A message to webhooks. */
export interface Message {
  /** The type of the event, words with dots between them: `game.finished`. */
  readonly type: string;
  /** The time of the event in milliseconds since 1970, even if it is delivered late. */
  readonly at: number;
  readonly data: Json;
}

const TYPE = /^[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)*$/;

/** The body of a message as it is signed and sent: JSON with `type`, `timestamp` (ISO 8601) and `data`. Throws a RangeError for a type of another form. */
export function bodyOf({ type, at, data }: Message): string {
  if (!TYPE.test(type))
    throw new RangeError(
      `“${type}” is not a message type, which is words with dots between them, such as game.finished.`,
    );
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
}
