import type { Id } from '#kernel';

/** Id of a card of the library (CARD-01). */
export type CardId = Id<'card'>;

/** Id of one copy of a card in a game. */
export type InstanceId = Id<'instance'>;

/** Id of a card in a game; of a card without a copy of its own, as guardians and strongholds are in Arena, its library id. */
export type CardKey = Id<'instance' | 'card'>;
