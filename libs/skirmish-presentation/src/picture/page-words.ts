import { both, type Localized } from '#kernel';

/** Words of every newspaper. */
export const pageWords = {
  turn: both('Turn', 'Tour'),
  edition: both('Morning edition, still wet', 'Édition du matin, encore humide'),
  price: both('Price: one good deed', 'Prix : une bonne action'),
  heroes: both('Our heroes', 'Nos héros'),
  praise: both('Praise', 'Louanges'),
  discredit: both('Discredit', 'Discrédit'),
  correspondent: both('From our correspondent on the roof', 'De notre correspondant sur le toit'),
  advertisement: both('Advertisement', 'Publicité'),
} as const satisfies Readonly<Record<string, Localized>>;
