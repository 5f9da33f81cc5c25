import type * as drawing from '#drawing';
import type { View } from '../view/view-schema.js';

/** What every part of the picture is drawn from. */
export type Showing = drawing.Showing<View>;

/** The source of the picture of a card that looks the same at every point of a game. */
export type InLanguage = Pick<Showing, 'locale'>;

/** What a quest is drawn from: who has gone on it stands on it. */
export type QuestShowing = InLanguage & { readonly view: Pick<View, 'campaign'> };
