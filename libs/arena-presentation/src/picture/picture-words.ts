import { tableWords, type CardShowing } from '#cards-presentation';
import { both, type Localized } from '#kernel';
import type { Reason } from '#arena/queries';

/** Words of the table that stand on no card. */
export const pictureWords = {
  ...tableWords,
  title: both('Guardians Arena', 'Guardians Arena'),
  victorious: both('Victorious', 'Victorieuses'),
  prison: both('Prison', 'Prison'),
  on: both('On', 'Sur'),
  under: both('Under', 'Sous'),
  notDeployed: both('not deployed yet', 'pas encore déployée'),
  ruins: both('ruins', 'ruines'),
  idleTerrain: both('does not count here', 'ne compte pas ici'),
  noTerrain: both('no terrain', 'aucun terrain'),
  duellist: both('Duellist', 'Duelliste'),
  secondary: both('Secondary attacker', 'Attaquant secondaire'),
  waits: both('In the duel zone', 'Dans la Zone de Duel'),
  firstFight: both('first fight', 'premier combat'),
  duel: both('Duel', 'Duel'),
  raid: both('Raid', 'Raid'),
  primary: both('primary round', 'round primaire'),
  secondaryRound: both('secondary round', 'round secondaire'),
  wonPrimary: both('won the primary round', 'a gagné le round primaire'),
  tiedPrimary: both('the primary round is a tie', 'le round primaire est nul'),
  target: both('target of the raid', 'cible du raid'),
  undefended: both('has an undefended stronghold', 'a une Forteresse sans défense'),
  loneShield: both('has a shield without opponent', 'a un Bouclier sans adversaire'),
  challenge: both('challenges', 'défie'),
} as const satisfies Readonly<Record<string, Localized>>;

/** When a guardian draws more or fewer cards (ARENA-STK-03, ARENA-STK-04). */
export const drawWords: CardShowing['draws'] = {
  mdl: both('own terrain', 'son Terrain'),
  ldl: both('enemy’s terrain', 'Terrain ennemi'),
  luc: both('lower dominant', 'Dominante plus faible'),
};

/** Why a game has ended, as a headline. */
export const endings: Readonly<Record<Reason, Localized>> = {
  VICTORIOUS: both('Five victorious creatures', 'Cinq créatures victorieuses'),
  RUINS: both('Three ruins', 'Trois ruines'),
  GUARDIAN: both('A guardian has fallen', 'Un Gardien est tombé'),
  CONCEDED: both('Conceded', 'Abandon'),
  LIMIT: both('The last turn is over', 'Le dernier tour est fini'),
};
