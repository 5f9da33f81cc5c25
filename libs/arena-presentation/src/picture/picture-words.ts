import { tableWords, type CardShowing } from '#cards-presentation';
import { localized, type Localized } from '#kernel';
import type { Reason } from '#arena/queries';

/** Words of the table that stand on no card. */
export const pictureWords = {
  ...tableWords,
  title: localized('Guardians Arena', 'Guardians Arena'),
  victorious: localized('Victorious', 'Victorieuses'),
  prison: localized('Prison', 'Prison'),
  on: localized('On', 'Sur'),
  under: localized('Under', 'Sous'),
  notDeployed: localized('not deployed yet', 'pas encore déployée'),
  ruins: localized('ruins', 'ruines'),
  idleTerrain: localized('does not count here', 'ne compte pas ici'),
  noTerrain: localized('no terrain', 'aucun terrain'),
  duellist: localized('Duellist', 'Duelliste'),
  secondary: localized('Secondary attacker', 'Attaquant secondaire'),
  waits: localized('In the duel zone', 'Dans la Zone de Duel'),
  firstFight: localized('first fight', 'premier combat'),
  duel: localized('Duel', 'Duel'),
  raid: localized('Raid', 'Raid'),
  primary: localized('primary round', 'round primaire'),
  secondaryRound: localized('secondary round', 'round secondaire'),
  wonPrimary: localized('won the primary round', 'a gagné le round primaire'),
  tiedPrimary: localized('the primary round is a tie', 'le round primaire est nul'),
  target: localized('target of the raid', 'cible du raid'),
  undefended: localized('has an undefended stronghold', 'a une Forteresse sans défense'),
  loneShield: localized('has a shield without opponent', 'a un Bouclier sans adversaire'),
  challenge: localized('challenges', 'défie'),
} as const satisfies Readonly<Record<string, Localized>>;

/** When a guardian draws more or fewer cards (ARENA-STK-03, ARENA-STK-04). */
export const drawWords: CardShowing['draws'] = {
  mdl: localized('own terrain', 'son Terrain'),
  ldl: localized('enemy’s terrain', 'Terrain ennemi'),
  luc: localized('lower dominant', 'Dominante plus faible'),
};

/** Why a game has ended, as a headline. */
export const endings: Readonly<Record<Reason, Localized>> = {
  VICTORIOUS: localized('Five victorious creatures', 'Cinq créatures victorieuses'),
  RUINS: localized('Three ruins', 'Trois ruines'),
  GUARDIAN: localized('A guardian has fallen', 'Un Gardien est tombé'),
  CONCEDED: localized('Conceded', 'Abandon'),
  LIMIT: localized('The last turn is over', 'Le dernier tour est fini'),
};
