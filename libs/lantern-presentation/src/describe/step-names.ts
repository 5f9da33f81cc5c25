import { localized, type Localized } from '#kernel';

/** The names of the steps: the keepers choose, and a storm breaks (LANTERN-004, LANTERN-005). */
export const stepNames: Readonly<Record<string, Localized>> = {
  chooseCard: localized('Choice of a card', 'Choix d’une carte'),
  storm: localized('The storm', 'La tempête'),
};
