import type * as skirmish from '#skirmish';

/** The triggers of rules in Skarov alone (skarov.md 11.5). */
export type OwnHappening = { readonly kind: 'ROOM_ACTIVATED'; readonly tileNumber: number };

export type Happening = skirmish.Happening | OwnHappening;
