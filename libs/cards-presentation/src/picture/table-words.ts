import { both, type Localized } from '#kernel';
import type { ContributionSort } from '#cards/totals';

/** Words of tables of cards that stand on no card. */
export const tableWords = {
  turn: both('Turn', 'Tour'),
  active: both('Active', 'Actif'),
  priority: both('to act', 'à agir'),
  passes: both('passes in a row', 'passes de suite'),
  winner: both('Winner', 'Victoire'),
  nobody: both('no one wins', 'personne ne gagne'),
  pen: both('Pen', 'Enclos'),
  depot: both('Depot', 'Entrepôt'),
  hand: both('Hand', 'Main'),
  pile: both('Pile', 'Pioche'),
  dominant: both('Dominant', 'Dominante'),
  discard: both('Discard', 'Défausse'),
  guardian: both('Guardian', 'Gardien'),
  stones: both('power stones', 'pierres de pouvoir'),
  total: both('Total', 'Total'),
  inForce: both('In force', 'En vigueur'),
  command: both('command', 'commandement'),
  committed: both('has chosen', 'a choisi'),
  toDiscard: both('to discard', 'à défausser'),
  passing: both('passes ahead', 'passe d’avance'),
  chosen: both('Chosen', 'Choisi'),
  nothing: both('nothing', 'rien'),
  building: both('Deck under construction', 'Paquet en construction'),
  playing: both('in the deck', 'dans le paquet'),
  leftOut: both('left out', 'laissées'),
  attacker: both('attacks', 'attaque'),
  defender: both('defends', 'défend'),
  ruin: both('Ruin', 'Ruine'),
  bearer: both('standard bearer', 'Porte-étendard'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The source of a part of a total. */
export const partWords: Readonly<Record<ContributionSort, Localized>> = {
  BASE: both('base', 'base'),
  OFF_COLOR: both('off-color', 'hors-couleur'),
  TEXT: both('text', 'texte'),
  ITEM: both('item', 'objet'),
  TERRAIN: both('terrain', 'terrain'),
  STRONGHOLD: both('stronghold', 'forteresse'),
  GUARDIAN: both('guardian', 'gardien'),
  COMMAND: both('command', 'commandement'),
  RANGED: both('ranged attack', 'attaque à distance'),
  INFLUENCE: both('influence', 'influence'),
  PLAYED: both('played', 'carte jouée'),
  ENEMY: both('enemy', 'ennemi'),
  RED: both('red number', 'nombre rouge'),
  SIDE_TOTAL: both('whole side', 'tout le camp'),
  ANNULLED: both('annulled', 'annulé'),
};
