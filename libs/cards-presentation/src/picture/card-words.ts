import { both, type Localized } from '#kernel';

/** Words of pictures of cards that stand on no card. */
export const cardWords = {
  draws: both('Draws', 'Pioche'),
  item: both('item face down', 'objet caché'),
  seen: both('seen by the enemy', 'vue par l’ennemi'),
} as const satisfies Readonly<Record<string, Localized>>;
