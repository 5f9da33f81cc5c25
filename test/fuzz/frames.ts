import type { Random } from '#kernel';
import type { Documents } from './documents.js';
import { bent, junk, junkText } from './junk.js';

/** Messages of graphql-transport-ws, in any order, some of them torn. */
export class Frames {
  constructor(
    private readonly documents: Documents,
    private readonly random: Random,
  ) {}

  next(): string | Buffer {
    const { random } = this;
    const message = this.message();
    switch (random.below(8)) {
      case 0:
        return JSON.stringify(bent(random, message));
      case 1:
        return JSON.stringify(message).slice(0, random.below(60));
      case 2:
        return random.below(4) === 0 ? Buffer.from([random.below(256), 0, 255, 254]) : junkText(random);
      default:
        return JSON.stringify(message);
    }
  }

  private message(): unknown {
    const { random } = this;
    const id = random.pick(['1', '2', '3', '', 'x'.repeat(200), '\u0000']);
    switch (random.below(10)) {
      case 0:
        return { type: random.pick(['ping', 'pong']), payload: junk(random, 1) };
      case 1:
        return { type: 'complete', id };
      case 2:
        return {
          type: random.pick(['next', 'error', 'connection_ack', 'connection_init', 'start', '']),
          id,
          payload: junk(random, 1),
        };
      case 3:
        return { type: 'subscribe', id, payload: junk(random) };
      default:
        return { type: 'subscribe', id, payload: this.documents.next() };
    }
  }
}
