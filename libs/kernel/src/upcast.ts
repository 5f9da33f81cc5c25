import type { Json } from './json.js';

/** How the data of one type of event goes from one version of its schema to the next. */
export interface Upcast {
  readonly type: string;
  /** The version that it takes; it gives the next one. */
  readonly from: number;
  /**
   * Pure: no clock, no chance, no state. Leaves its argument alone, and copes without secret fields: the redacted data of a
   * game of older rules is brought to today's form as its viewer may see it.
   */
  readonly up: (data: Json) => Json;
}
