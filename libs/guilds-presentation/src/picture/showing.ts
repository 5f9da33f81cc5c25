import type * as drawing from '#drawing';
import type { View } from '#guilds/queries';

/** What every part of the picture is drawn from. */
export type Showing = drawing.Showing<View>;

/** What a card is drawn from that looks the same whatever the game is at. */
export type InLanguage = Pick<Showing, 'locale'>;

/** What a quest is drawn from: who has gone on it stands on it. */
export type QuestShowing = InLanguage & { readonly view: Pick<View, 'campaign'> };
