import type { Localized } from './locale.js';

/** What people read of an option of a game. */
export interface OptionWords {
  /** A short name, with a capital (“Storms”). */
  readonly name: Localized;
  /** What it means in French. In English the description of its schema says it. */
  readonly meaning?: Pick<Localized, 'fr'>;
  /** What people call its values, where it is one of several words. */
  readonly values?: Readonly<Record<string, Localized>>;
}
