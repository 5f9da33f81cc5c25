import { tableWords, type CardShowing } from '#cards-presentation';
import { both, type Localized } from '#kernel';
import type { CombatView, Reason } from '#guardians/queries';

/** Words of the table that stand on no card. */
export const pictureWords = {
  ...tableWords,
  title: both('Guardians', 'Guardians'),
  hand: both('Reserve hand', 'Main de Réserve'),
  reserve: both('Reserve', 'Réserve'),
  combatHand: both('Combat hand', 'Main de Combat'),
  excess: both('To be discarded', 'À défausser'),
  shieldsLost: both('shields lost', 'Boucliers perdus'),
  lands: both('lands', 'contrées'),
  first: both('first', 'premier'),
  lower: both('lower dominant', 'Dominante plus faible'),
  finished: both('has finished', 'a fini'),
  redrawn: both('drew a new hand', 'a repris une main'),
  faceDown: both('face-down terrain', 'Terrain caché'),
  garrison: both('Garrison', 'Garnison'),
  army: both('Army', 'Armée'),
  closed: both('face down', 'face cachée'),
  memoryRule: both('Memory rule: no one looks under it in phase I', 'Règle de Mémoire : nul n’y regarde en phase I'),
  turned: both('turned', 'tourné'),
  laid: both('laid now', 'posées maintenant'),
  under: both('Under it', 'Dessous'),
  held: both('In the upgrade', 'Dans le Renforcement'),
  option: both('takes its option', 'prend son option'),
  toSettle: both('to be settled', 'installation demandée'),
  gives: both('gives creatures', 'cède des créatures'),
  flight: both('flight', 'vol'),
  combat: both('combat', 'combat'),
  combatOn: both('Combat', 'Combat'),
  battle: both('Battle against a guardian', 'Bataille contre un Gardien'),
  declared: both('Command', 'Commandement'),
  hiddenCommand: both('a hidden command', 'un Commandement caché'),
  noCommand: both('no command', 'aucun Commandement'),
  committedPrimary: both('Committed', 'Engagée'),
  inPlay: both('In play', 'En jeu'),
  beaten: both('Beaten', 'Battues'),
  fresh: both('first confrontation', 'première confrontation'),
  noOpponent: both('no creature', 'aucune créature'),
  merging: both('have come together', 'se rejoignent'),
  twoStacks: both('two stacks of', 'deux piles de'),
  plays: both('plays', 'joue'),
  flies: both('flies', 'vole'),
  rangedAttack: both('ranged attack', 'attaque à distance'),
  answerable: both('may be answered', 'réponse possible'),
  cancelled: both('cancelled', 'annulé'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The fates of commands (GUARD-093, GUARD-095). */
export const fateWords: Readonly<Record<CombatView['commands'][number]['fate'], Localized>> = {
  COMMITTED: both('hidden', 'caché'),
  REVEALED: both('shown', 'révélé'),
  CANCELLED: both('cancelled', 'annulé'),
  STANDS: both('stands', 'tient'),
};

/** The kinds of a match-up. */
export const matchupWords: Readonly<Record<NonNullable<CombatView['matchup']>['kind'], Localized>> = {
  PRIMARY: both('primary match-up', 'confrontation primaire'),
  SECONDARY: both('secondary match-up', 'confrontation secondaire'),
};

/** When a guardian draws more or fewer cards (GUARD-032 to GUARD-034). */
export const drawWords: CardShowing['draws'] = {
  mdl: both('more lands', 'plus de contrées'),
  ldl: both('fewer lands', 'moins de contrées'),
  luc: both('lower dominant', 'Dominante plus faible'),
};

/** Why a game has ended, as a headline. */
export const endings: Readonly<Record<Reason, Localized>> = {
  SHIELDS: both('Five shields are destroyed', 'Cinq Boucliers détruits'),
  LANDS: both('All six lands in one hand', 'Les six contrées en une main'),
  GUARDIAN: both('A guardian has fallen', 'Un Gardien est tombé'),
  CONCEDED: both('Conceded', 'Abandon'),
  LIMIT: both('The last turn is over', 'Le dernier tour est fini'),
};
