import { both, type Localized } from '#kernel';
import type { EndReason, Side, View } from '#skarov/queries';

/** Words of the table that stand on no card. */
export const tableWords = {
  title: both('Professor Skarov', 'Professeur Skarov'),
  turn: both('Turn', 'Tour'),
  of: both('of', 'sur'),
  ownBase: both('A base of the overlord’s own', 'Une base du Professeur'),
  notChosen: both('No adventure chosen yet', 'Aventure à choisir'),
  objectives: both('Objectives', 'Objectifs'),
  neutralised: both('neutralised', 'neutralisé'),
  reached: both('reached', 'atteint'),
  pending: both('undecided', 'en jeu'),
  finalCombat: both(
    'The final combat is on: the control room can be opened.',
    'Le combat final a commencé : la salle de contrôle peut s’ouvrir.',
  ),
  frontPage: both('On the front page', 'À la Une'),
  overlord: both('The overlord', 'Le Professeur'),
  hand: both('Event cards in hand', 'Cartes Événement en main'),
  pile: both('in the pile', 'dans la pioche'),
  discard: both('discarded', 'défaussées'),
  setCards: both('Laid by sheets', 'Posées près des fiches'),
  nothingSet: both('no event card laid', 'aucune carte Événement posée'),
  played: both('Event of this activation', 'Événement de cette activation'),
  initiative: both('Initiative', 'Initiative'),
  slots: both('Villain slots used', 'Activations de vilains utilisées'),
  villains: both('The villains', 'Les vilains'),
  activated: both('has been activated', 'a été activée'),
  supply: both('in the supply', 'en réserve'),
  rules: both('Rules in force', 'Règles en vigueur'),
  scenarioRules: both('Rules of the adventure', 'Règles de l’aventure'),
  traps: both('Traps', 'Pièges'),
  activations: both('What Skarov can set off', 'Ce que Skarov peut déclencher'),
  building: both('The base grows', 'La base grandit'),
  rooms: both('Rooms laid', 'Salles posées'),
  stillNeeded: both('Still needed', 'Encore nécessaires'),
  controlRoom: both('a control room', 'une salle de contrôle'),
  objectiveRoom: both('an objective room', 'une salle à objectif'),
  tilesLeft: both('Tiles in the box', 'Tuiles dans la boîte'),
  doorsLeft: both('Doors left', 'Portes restantes'),
  airlocksLeft: both('Airlocks left', 'Sas restants'),
  minionsLeft: both('Minions left', 'Sbires restants'),
  lieutenantsLeft: both('Lieutenants without a post', 'Lieutenants sans poste'),
  none: both('none', 'aucun'),
  undone: both('Steps undone', 'Étapes annulées'),
  legend: both(
    'Dashed in yellow: where the next piece may be laid.',
    'Tirets jaunes : où peut se poser la pièce suivante.',
  ),
  event: both('event', 'événement'),
  technique: both('technique', 'technique'),
  token: both('Token', 'Pion'),
  test: both('Test', 'Test'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The sides, as a newspaper calls them. */
export const sideNames: Readonly<Record<Side, Localized>> = {
  HEROES: both('If the heroes win', 'Si les héros gagnent'),
  OVERLORD: both('If the overlord wins', 'Si le Professeur gagne'),
};

/** Where a turn stands. */
export const phaseNames: Readonly<Record<View['phase'], Localized>> = {
  SETUP: both('Set-up', 'Mise en place'),
  TURN_START: both('Start of the turn', 'Début du tour'),
  STRATEGY: both('Strategy', 'Stratégie'),
  ACTIVATION: both('Activations', 'Activations'),
  ROOM: both('Activation of a room', 'Activation d’une salle'),
  END_OF_TURN: both('End of the turn', 'Fin du tour'),
  UPKEEP: both('Upkeep', 'Entretien'),
  ADVANCEMENT: both('Advancement', 'Progression'),
  OVER: both('The end', 'Fin'),
};

export const winners: Readonly<Record<Side, Localized>> = {
  HEROES: both('The heroes have won', 'Les héros ont gagné'),
  OVERLORD: both('The overlord has won', 'Le Professeur a gagné'),
};

export const endReasons: Readonly<Record<EndReason, Localized>> = {
  NO_HERO: both('no hero is left', 'il n’y a plus de héros'),
  SKAROV_OUT: both('Skarov is arrested', 'Skarov est arrêté'),
  ESCAPE: both('Skarov has escaped', 'Skarov s’est échappé'),
  TURN_LIMIT: both('the turns are over', 'les tours sont écoulés'),
  RESIGNATION: both('a side has given up', 'un camp a abandonné'),
};
