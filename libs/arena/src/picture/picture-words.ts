import type { CardShowing, ContributionSort } from '#cards';
import { both, type Localized } from '#kernel';
import type { Reason } from '../words.js';

/** Words of the table that stand on no card. */
export const pictureWords = {
  title: both('Guardians Arena', 'Guardians Arena'),
  turn: both('Turn', 'Tour'),
  active: both('Active', 'Actif'),
  priority: both('to act', 'à agir'),
  passes: both('passes in a row', 'passes de suite'),
  winner: both('Winner', 'Victoire'),
  nobody: both('nobody wins', 'personne ne gagne'),
  pen: both('Pen', 'Enclos'),
  depot: both('Depot', 'Entrepôt'),
  hand: both('Hand', 'Main'),
  pile: both('Pile', 'Pioche'),
  dominant: both('Dominant', 'Dominante'),
  discard: both('Discard', 'Défausse'),
  guardian: both('Guardian', 'Gardien'),
  victorious: both('Victorious', 'Victorieuses'),
  prison: both('Prison', 'Prison'),
  on: both('On', 'Sur'),
  under: both('Under', 'Sous'),
  ruin: both('Ruin', 'Ruine'),
  notDeployed: both('not deployed yet', 'pas encore déployée'),
  ruins: both('ruins', 'ruines'),
  stones: both('power stones', 'pierres de pouvoir'),
  idleTerrain: both('does not count here', 'ne compte pas ici'),
  noTerrain: both('no terrain', 'aucun terrain'),
  duellist: both('Duellist', 'Duelliste'),
  secondary: both('Secondary attacker', 'Attaquant secondaire'),
  defender: both('defends', 'défend'),
  attacker: both('attacks', 'attaque'),
  waits: both('In the duel zone', 'Dans la Zone de Duel'),
  firstFight: both('first fight', 'premier combat'),
  duel: both('Duel', 'Duel'),
  raid: both('Raid', 'Raid'),
  primary: both('primary round', 'round primaire'),
  secondaryRound: both('secondary round', 'round secondaire'),
  wonPrimary: both('won the primary round', 'a gagné le round primaire'),
  tiedPrimary: both('the primary round is a tie', 'le round primaire est nul'),
  total: both('Total', 'Total'),
  inForce: both('In force', 'En vigueur'),
  command: both('command', 'commandement'),
  target: both('target of the raid', 'cible du raid'),
  undefended: both('has an undefended stronghold', 'a une Forteresse sans défense'),
  loneShield: both('has a shield without opponent', 'a un Bouclier sans adversaire'),
  challenge: both('challenges', 'défie'),
  committed: both('has chosen', 'a choisi'),
  toDiscard: both('to discard', 'à défausser'),
  passing: both('passes ahead', 'passe d’avance'),
  chosen: both('Chosen', 'Choisi'),
  nothing: both('nothing', 'rien'),
  building: both('Deck under construction', 'Paquet en construction'),
  playing: both('in the deck', 'dans le paquet'),
  leftOut: both('left out', 'laissées'),
} as const satisfies Readonly<Record<string, Localized>>;

/** When a guardian draws more or fewer cards (ARENA-STK-03, ARENA-STK-04). */
export const drawWords: CardShowing['draws'] = {
  mdl: both('own terrain', 'son Terrain'),
  ldl: both('enemy’s terrain', 'Terrain ennemi'),
  luc: both('lower dominant', 'Dominante plus faible'),
};

/** What a part of a total comes from. */
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

/** Why a game has ended, as a headline. */
export const endings: Readonly<Record<Reason, Localized>> = {
  VICTORIOUS: both('Five victorious creatures', 'Cinq créatures victorieuses'),
  RUINS: both('Three ruins', 'Trois ruines'),
  GUARDIAN: both('A guardian has fallen', 'Un Gardien est tombé'),
  CONCEDED: both('Conceded', 'Abandon'),
  LIMIT: both('The last turn is over', 'Le dernier tour est fini'),
};
