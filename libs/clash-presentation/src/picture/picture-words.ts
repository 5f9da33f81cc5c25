import { both, type Localized } from '#kernel';
import type { EndReason, Newspaper, Outcome, View } from '#clash/queries';

/** Words of the table that stand on no card. */
export const tableWords = {
  title: both('Clash of Heroes', 'Le Clash des Héros'),
  turn: both('Turn', 'Tour'),
  of: both('of', 'sur'),
  sideA: both('Side A', 'Camp A'),
  sideB: both('Side B', 'Camp B'),
  threat: both('The threat', 'La menace'),
  endOfTurn: both('At the end of the turn', 'À la fin du tour'),
  atStake: both('At stake', 'À gagner'),
  goal: both('How it ends', 'Comment ça finit'),
  rules: both('Rules in force', 'Règles en vigueur'),
  specialRules: both('Special rules of the scenario', 'Règles spéciales du scénario'),
  villainReactions: both('The villain reacts', 'Le vilain réagit'),
  scenarioReactions: both('The scenario reacts', 'Le scénario réagit'),
  progress: both('Progress', 'Progression'),
  initiative: both('Initiative', 'Initiative'),
  next: both('next', 'suite'),
  teamUp: both('team-up', 'renfort'),
  object: both('Object', 'Objet'),
  token: both('Token', 'Pion'),
  sidekick: both('Sidekick', 'Acolyte'),
  referenceCard: both('Reference card of a tile', 'Carte de référence d’une tuile'),
  tests: both('Tests', 'Tests'),
  specialActions: both('Special actions', 'Actions spéciales'),
  custom: both('Custom scenario', 'Scénario maison'),
} as const satisfies Readonly<Record<string, Localized>>;

/** Where a turn stands. */
export const phaseNames: Readonly<Record<View['phase'], Localized>> = {
  SETUP: both('Set-up', 'Mise en place'),
  TURN_START: both('Start of the turn', 'Début du tour'),
  STRATEGY: both('Strategy', 'Stratégie'),
  ACTIVATION: both('Activations', 'Activations'),
  VILLAIN: both('Villain’s turn', 'Tour du vilain'),
  WOUNDS: both('Wounds', 'Blessures'),
  PROMOTION: both('Promotions', 'Promotions'),
  UPKEEP: both('Upkeep', 'Entretien'),
  ADVANCEMENT: both('Advancement', 'Progression'),
  OVER: both('The end', 'Fin'),
};

export const outcomes: Readonly<Record<Outcome, Localized>> = {
  SIDE_A: both('Side A has won', 'Le camp A a gagné'),
  SIDE_B: both('Side B has won', 'Le camp B a gagné'),
  DRAW: both('A draw', 'Égalité'),
  VILLAIN: both('The villain has won', 'Le vilain a gagné'),
};

export const endReasons: Readonly<Record<EndReason, Localized>> = {
  OBJECTIVE: both('an objective was reached', 'un objectif est atteint'),
  VILLAIN_OBJECTIVE: both('the villain had its way', 'le vilain est arrivé à ses fins'),
  SHEET: both('as the sheet says', 'comme le dit la feuille'),
  NO_HERO: both('a side has no hero left', 'un camp n’a plus de héros'),
  TURN_LIMIT: both('the turns are over', 'les tours sont écoulés'),
  RESIGNATION: both('a side has given up', 'un camp a abandonné'),
  VICTORY: both('the heroes have done it', 'les héros ont réussi'),
};

export const newspaperNames: Readonly<Record<Newspaper, string>> = {
  GUARDIANS_CHRONICLES: 'Guardians’ Chronicles',
  MERCURY_HERALD: 'Mercury Herald',
};
