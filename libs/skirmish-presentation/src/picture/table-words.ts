import { localized, type Localized } from '#kernel';

/** Words of tables with figures that stand on no card. */
export const tableWords = {
  noHeroes: localized('No hero has been chosen yet.', 'Aucun héros n’est encore choisi.'),
  tests: localized('Tests', 'Tests'),
  trials: localized('What may be tried', 'Ce qui peut se tenter'),
  specialActions: localized('Special actions', 'Actions spéciales'),
  activated: localized('has played', 'a joué'),
  planned: localized('plan laid', 'plan posé'),
  out: localized('out of action', 'hors de combat'),
  hand: localized('Hand', 'Main'),
  noCards: localized('no card in play', 'aucune carte en jeu'),
  faceDown: localized('face down', 'face cachée'),
  power: localized('power', 'pouvoir'),
  technique: localized('technique', 'technique'),
} as const satisfies Readonly<Record<string, Localized>>;
