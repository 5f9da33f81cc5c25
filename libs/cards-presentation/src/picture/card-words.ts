import { localized, type Localized } from '#kernel';

/** Words of pictures of cards that stand on no card. */
export const cardWords = {
  draws: localized('Draws', 'Pioche'),
  item: localized('item face down', 'objet caché'),
  seen: localized('seen by the enemy', 'vue par l’ennemi'),
} as const satisfies Readonly<Record<string, Localized>>;
