import { localized, type Localized } from '#kernel';

/** Words of every newspaper. */
export const pageWords = {
  turn: localized('Turn', 'Tour'),
  edition: localized('Morning edition, still wet', 'Édition du matin, encore humide'),
  price: localized('Price: one good deed', 'Prix : une bonne action'),
  heroes: localized('Our heroes', 'Nos héros'),
  praise: localized('Praise', 'Louanges'),
  discredit: localized('Discredit', 'Discrédit'),
  correspondent: localized('From our correspondent on the roof', 'De notre correspondant sur le toit'),
  advertisement: localized('Advertisement', 'Publicité'),
} as const satisfies Readonly<Record<string, Localized>>;
