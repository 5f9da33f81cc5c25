import type { Kind } from '../words.js';

const colors = { MORTAL: 'WHITE', ELEMENTAL: 'GRAY', OUTSIDER: 'BLACK' } as const satisfies Record<Kind, string>;

/** Color of the border of a creature's face. To be shown: no rule reads it (CARD-04). */
export const colorOf = (kind: Kind): (typeof colors)[Kind] => colors[kind];

const cycle = { MORTAL: 'ELEMENTAL', ELEMENTAL: 'OUTSIDER', OUTSIDER: 'MORTAL' } as const satisfies Record<Kind, Kind>;

/** The kind that the off-color bonus of a creature of this kind is against, unless its card says otherwise (CARD-05). */
export const nextKind = (kind: Kind): Kind => cycle[kind];
