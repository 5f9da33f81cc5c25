import type * as machine from '#skirmish/machine';

/** The triggers of rules in Skarov alone (skarov.md 11.5). */
export type OwnHappening = { readonly kind: 'ROOM_ACTIVATED'; readonly tileNumber: number };

export type MachineEvent = machine.MachineEvent | OwnHappening;
