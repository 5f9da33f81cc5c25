import type { Showing } from '#drawing';

/** An object that knows the language of a picture and tells in it: the part of a game's showing that shared parts need. */
export type Telling = Pick<Showing<unknown>, 'locale' | 'tell'>;
