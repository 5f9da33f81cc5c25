import { localized, type Localized } from '#kernel';
import type { ContributionSort } from '#cards/totals';

/** Words of tables of cards that stand on no card. */
export const tableWords = {
  turn: localized('Turn', 'Tour'),
  active: localized('Active', 'Actif'),
  priority: localized('to act', 'à agir'),
  passes: localized('passes in a row', 'passes de suite'),
  winner: localized('Winner', 'Victoire'),
  nobody: localized('no one wins', 'personne ne gagne'),
  pen: localized('Pen', 'Enclos'),
  depot: localized('Depot', 'Entrepôt'),
  hand: localized('Hand', 'Main'),
  pile: localized('Pile', 'Pioche'),
  dominant: localized('Dominant', 'Dominante'),
  discard: localized('Discard', 'Défausse'),
  guardian: localized('Guardian', 'Gardien'),
  stones: localized('power stones', 'pierres de pouvoir'),
  total: localized('Total', 'Total'),
  inForce: localized('In force', 'En vigueur'),
  command: localized('command', 'commandement'),
  committed: localized('has chosen', 'a choisi'),
  toDiscard: localized('to discard', 'à défausser'),
  passing: localized('passes ahead', 'passe d’avance'),
  chosen: localized('Chosen', 'Choisi'),
  nothing: localized('nothing', 'rien'),
  building: localized('Deck under construction', 'Paquet en construction'),
  playing: localized('in the deck', 'dans le paquet'),
  leftOut: localized('left out', 'laissées'),
  attacker: localized('attacks', 'attaque'),
  defender: localized('defends', 'défend'),
  ruin: localized('Ruin', 'Ruine'),
  bearer: localized('standard bearer', 'Porte-étendard'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The source of a part of a total. */
export const partWords: Readonly<Record<ContributionSort, Localized>> = {
  BASE: localized('base', 'base'),
  OFF_COLOR: localized('off-color', 'hors-couleur'),
  TEXT: localized('text', 'texte'),
  ITEM: localized('item', 'objet'),
  TERRAIN: localized('terrain', 'terrain'),
  STRONGHOLD: localized('stronghold', 'forteresse'),
  GUARDIAN: localized('guardian', 'gardien'),
  COMMAND: localized('command', 'commandement'),
  RANGED: localized('ranged attack', 'attaque à distance'),
  INFLUENCE: localized('influence', 'influence'),
  PLAYED: localized('played', 'carte jouée'),
  ENEMY: localized('enemy', 'ennemi'),
  RED: localized('red number', 'nombre rouge'),
  SIDE_TOTAL: localized('whole side', 'tout le camp'),
  ANNULLED: localized('annulled', 'annulé'),
};
