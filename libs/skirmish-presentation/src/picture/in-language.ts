import type { Showing } from '#drawing';

/** Whatever knows the language of a picture and tells in it: of a game's showing as much as shared parts need. */
export type Telling = Pick<Showing<unknown>, 'locale' | 'tell'>;
