import { localized, type Localized } from '#kernel';
import type { EndReason, Newspaper, Outcome, View } from '#clash/queries';

/** Words of the table that stand on no card. */
export const tableWords = {
  title: localized('Clash of Heroes', 'Le Clash des Héros'),
  turn: localized('Turn', 'Tour'),
  of: localized('of', 'sur'),
  sideA: localized('Side A', 'Camp A'),
  sideB: localized('Side B', 'Camp B'),
  threat: localized('The threat', 'La menace'),
  endOfTurn: localized('At the end of the turn', 'À la fin du tour'),
  atStake: localized('At stake', 'À gagner'),
  goal: localized('How it ends', 'Comment ça finit'),
  rules: localized('Rules in force', 'Règles en vigueur'),
  specialRules: localized('Special rules of the scenario', 'Règles spéciales du scénario'),
  villainReactions: localized('The villain reacts', 'Le vilain réagit'),
  scenarioReactions: localized('The scenario reacts', 'Le scénario réagit'),
  progress: localized('Progress', 'Progression'),
  initiative: localized('Initiative', 'Initiative'),
  next: localized('next', 'suite'),
  teamUp: localized('team-up', 'renfort'),
  object: localized('Object', 'Objet'),
  token: localized('Token', 'Pion'),
  sidekick: localized('Sidekick', 'Acolyte'),
  referenceCard: localized('Reference card of a tile', 'Carte de référence d’une tuile'),
  tests: localized('Tests', 'Tests'),
  specialActions: localized('Special actions', 'Actions spéciales'),
  custom: localized('Custom scenario', 'Scénario maison'),
} as const satisfies Readonly<Record<string, Localized>>;

/** Where a turn stands. */
export const phaseNames: Readonly<Record<View['phase'], Localized>> = {
  SETUP: localized('Set-up', 'Mise en place'),
  TURN_START: localized('Start of the turn', 'Début du tour'),
  STRATEGY: localized('Strategy', 'Stratégie'),
  ACTIVATION: localized('Activations', 'Activations'),
  VILLAIN: localized('Villain’s turn', 'Tour du vilain'),
  WOUNDS: localized('Wounds', 'Blessures'),
  PROMOTION: localized('Promotions', 'Promotions'),
  UPKEEP: localized('Upkeep', 'Entretien'),
  ADVANCEMENT: localized('Advancement', 'Progression'),
  OVER: localized('The end', 'Fin'),
};

export const outcomes: Readonly<Record<Outcome, Localized>> = {
  SIDE_A: localized('Side A has won', 'Le camp A a gagné'),
  SIDE_B: localized('Side B has won', 'Le camp B a gagné'),
  DRAW: localized('A draw', 'Égalité'),
  VILLAIN: localized('The villain has won', 'Le vilain a gagné'),
};

export const endReasons: Readonly<Record<EndReason, Localized>> = {
  OBJECTIVE: localized('an objective was reached', 'un objectif est atteint'),
  VILLAIN_OBJECTIVE: localized('the villain had its way', 'le vilain est arrivé à ses fins'),
  SHEET: localized('as the sheet says', 'comme le dit la feuille'),
  NO_HERO: localized('a side has no hero left', 'un camp n’a plus de héros'),
  TURN_LIMIT: localized('the turns are over', 'les tours sont écoulés'),
  RESIGNATION: localized('a side has given up', 'un camp a abandonné'),
  VICTORY: localized('the heroes have done it', 'les héros ont réussi'),
};

export const newspaperNames: Readonly<Record<Newspaper, string>> = {
  GUARDIANS_CHRONICLES: 'Guardians’ Chronicles',
  MERCURY_HERALD: 'Mercury Herald',
};
