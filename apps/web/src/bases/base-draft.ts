import type { Layout } from './layout.js';

/** A base while it is built. */
export interface BaseDraft {
  /** The base that it changes; `undefined` for a new one. */
  readonly id?: string | undefined;
  /** The base of another account that it was begun from, or the same. */
  readonly shownId?: string;
  readonly name: string;
  readonly shared: boolean;
  readonly layout: Layout;
}
