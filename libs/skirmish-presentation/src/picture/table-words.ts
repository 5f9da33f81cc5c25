import { both, type Localized } from '#kernel';

/** Words of tables with figures that stand on no card. */
export const tableWords = {
  noHeroes: both('No hero has been chosen yet.', 'Aucun héros n’est encore choisi.'),
  tests: both('Tests', 'Tests'),
  trials: both('What may be tried', 'Ce qui peut se tenter'),
  specialActions: both('Special actions', 'Actions spéciales'),
  activated: both('has played', 'a joué'),
  planned: both('plan laid', 'plan posé'),
  out: both('out of action', 'hors de combat'),
  hand: both('Hand', 'Main'),
  noCards: both('no card in play', 'aucune carte en jeu'),
  faceDown: both('face down', 'face cachée'),
  power: both('power', 'pouvoir'),
  technique: both('technique', 'technique'),
} as const satisfies Readonly<Record<string, Localized>>;
