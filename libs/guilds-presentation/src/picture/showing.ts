import type * as drawing from '#drawing';
import type { View } from '#guilds/queries';

/** The inputs of every part of the picture. */
export type Showing = drawing.Showing<View>;

/** The source of the picture of a card that looks the same at every point of a game. */
export type InLanguage = Pick<Showing, 'locale'>;

/** The inputs of the picture of a quest: the mages that have gone on it stand on it. */
export type QuestShowing = InLanguage & { readonly view: Pick<View, 'campaign'> };
