import type * as skirmish from '#skirmish';

/** What may set a rule off in Skarov alone (skarov.md 11.5). */
export type OwnHappening = { readonly kind: 'ROOM_ACTIVATED'; readonly tileNumber: number };

export type Happening = skirmish.Happening | OwnHappening;
