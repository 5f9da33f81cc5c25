import type { Json, Seat } from '#kernel';
import type { Command } from '../../commands.js';
import type { RefusalCode } from '../../refusals.js';
import type { Scene } from '../scene.js';

/** A command that is refused at a moment of a game, and all that is said of it. */
export interface Refused {
  /** Without its prefix: `BASE-15`. */
  readonly rule: string;
  readonly code: RefusalCode;
  /** The fault, for the title of a test. */
  readonly because: string;
  /** The moment, made when it is looked at. */
  readonly at: () => Scene;
  readonly seat: Seat;
  readonly command: Command;
  readonly facts?: Readonly<Record<string, Json>>;
}

/** The same in one line, without the seat. */
export type Told = readonly [
  rule: Refused['rule'],
  code: Refused['code'],
  because: Refused['because'],
  at: Refused['at'],
  command: Refused['command'],
  facts?: Refused['facts'],
];
