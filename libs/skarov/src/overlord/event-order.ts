import { eventCardIds } from '../content/catalogue.js';

const places = new Map(eventCardIds.map((id, place) => [id, place]));

/** Event cards in canonical order (SKAROV-GEN-14); a new list. */
export const inEventOrder = <Id extends string>(ids: readonly Id[]): Id[] =>
  [...ids].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
