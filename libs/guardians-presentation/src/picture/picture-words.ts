import { tableWords, type CardShowing } from '#cards-presentation';
import { localized, type Localized } from '#kernel';
import type { CombatView, Reason } from '#guardians/queries';

/** Words of the table that stand on no card. */
export const pictureWords = {
  ...tableWords,
  title: localized('Guardians', 'Guardians'),
  hand: localized('Reserve hand', 'Main de Réserve'),
  reserve: localized('Reserve', 'Réserve'),
  combatHand: localized('Combat hand', 'Main de Combat'),
  excess: localized('To be discarded', 'À défausser'),
  shieldsLost: localized('shields lost', 'Boucliers perdus'),
  lands: localized('lands', 'contrées'),
  first: localized('first', 'premier'),
  lower: localized('lower dominant', 'Dominante plus faible'),
  finished: localized('has finished', 'a fini'),
  redrawn: localized('drew a new hand', 'a repris une main'),
  faceDown: localized('face-down terrain', 'Terrain caché'),
  garrison: localized('Garrison', 'Garnison'),
  army: localized('Army', 'Armée'),
  closed: localized('face down', 'face cachée'),
  memoryRule: localized(
    'Memory rule: no one looks under it in phase I',
    'Règle de Mémoire : nul n’y regarde en phase I',
  ),
  turned: localized('turned', 'tourné'),
  laid: localized('laid now', 'posées maintenant'),
  under: localized('Under it', 'Dessous'),
  held: localized('In the upgrade', 'Dans le Renforcement'),
  option: localized('takes its option', 'prend son option'),
  toSettle: localized('to be settled', 'installation demandée'),
  gives: localized('gives creatures', 'cède des créatures'),
  flight: localized('flight', 'vol'),
  combat: localized('combat', 'combat'),
  combatOn: localized('Combat', 'Combat'),
  battle: localized('Battle against a guardian', 'Bataille contre un Gardien'),
  declared: localized('Command', 'Commandement'),
  hiddenCommand: localized('a hidden command', 'un Commandement caché'),
  noCommand: localized('no command', 'aucun Commandement'),
  committedPrimary: localized('Committed', 'Engagée'),
  inPlay: localized('In play', 'En jeu'),
  beaten: localized('Beaten', 'Battues'),
  fresh: localized('first confrontation', 'première confrontation'),
  noOpponent: localized('no creature', 'aucune créature'),
  merging: localized('have come together', 'se rejoignent'),
  twoStacks: localized('two stacks of', 'deux piles de'),
  plays: localized('plays', 'joue'),
  flies: localized('flies', 'vole'),
  rangedAttack: localized('ranged attack', 'attaque à distance'),
  answerable: localized('may be answered', 'réponse possible'),
  cancelled: localized('cancelled', 'annulé'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The fates of commands (GUARD-093, GUARD-095). */
export const fateWords: Readonly<Record<CombatView['commands'][number]['fate'], Localized>> = {
  COMMITTED: localized('hidden', 'caché'),
  REVEALED: localized('shown', 'révélé'),
  CANCELLED: localized('cancelled', 'annulé'),
  STANDS: localized('stands', 'tient'),
};

/** The kinds of a match-up. */
export const matchupWords: Readonly<Record<NonNullable<CombatView['matchup']>['kind'], Localized>> = {
  PRIMARY: localized('primary match-up', 'confrontation primaire'),
  SECONDARY: localized('secondary match-up', 'confrontation secondaire'),
};

/** When a guardian draws more or fewer cards (GUARD-032 to GUARD-034). */
export const drawWords: CardShowing['draws'] = {
  mdl: localized('more lands', 'plus de contrées'),
  ldl: localized('fewer lands', 'moins de contrées'),
  luc: localized('lower dominant', 'Dominante plus faible'),
};

/** Why a game has ended, as a headline. */
export const endings: Readonly<Record<Reason, Localized>> = {
  SHIELDS: localized('Five shields are destroyed', 'Cinq Boucliers détruits'),
  LANDS: localized('All six lands in one hand', 'Les six contrées en une main'),
  GUARDIAN: localized('A guardian has fallen', 'Un Gardien est tombé'),
  CONCEDED: localized('Conceded', 'Abandon'),
  LIMIT: localized('The last turn is over', 'Le dernier tour est fini'),
};
