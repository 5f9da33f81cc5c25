import { localized, type Localized } from '#kernel';
import type { EndReason, Side, View } from '#skarov/queries';

/** Words of the table that stand on no card. */
export const tableWords = {
  title: localized('Professor Skarov', 'Professeur Skarov'),
  turn: localized('Turn', 'Tour'),
  of: localized('of', 'sur'),
  ownBase: localized('A base of the overlord’s own', 'Une base du Professeur'),
  notChosen: localized('No adventure chosen yet', 'Aventure à choisir'),
  objectives: localized('Objectives', 'Objectifs'),
  neutralised: localized('neutralised', 'neutralisé'),
  reached: localized('reached', 'atteint'),
  pending: localized('undecided', 'en jeu'),
  finalCombat: localized(
    'The final combat is on: the control room can be opened.',
    'Le combat final a commencé : la salle de contrôle peut s’ouvrir.',
  ),
  frontPage: localized('On the front page', 'À la Une'),
  overlord: localized('The overlord', 'Le Professeur'),
  hand: localized('Event cards in hand', 'Cartes Événement en main'),
  pile: localized('in the pile', 'dans la pioche'),
  discard: localized('discarded', 'défaussées'),
  setCards: localized('Laid by sheets', 'Posées près des fiches'),
  nothingSet: localized('no event card laid', 'aucune carte Événement posée'),
  played: localized('Event of this activation', 'Événement de cette activation'),
  initiative: localized('Initiative', 'Initiative'),
  slots: localized('Villain slots used', 'Activations de vilains utilisées'),
  villains: localized('The villains', 'Les vilains'),
  activated: localized('has been activated', 'a été activée'),
  supply: localized('in the supply', 'en réserve'),
  rules: localized('Rules in force', 'Règles en vigueur'),
  scenarioRules: localized('Rules of the adventure', 'Règles de l’aventure'),
  traps: localized('Traps', 'Pièges'),
  activations: localized('What Skarov can set off', 'Ce que Skarov peut déclencher'),
  building: localized('The base grows', 'La base grandit'),
  rooms: localized('Rooms laid', 'Salles posées'),
  stillNeeded: localized('Still needed', 'Encore nécessaires'),
  controlRoom: localized('a control room', 'une salle de contrôle'),
  objectiveRoom: localized('an objective room', 'une salle à objectif'),
  tilesLeft: localized('Tiles in the box', 'Tuiles dans la boîte'),
  doorsLeft: localized('Doors left', 'Portes restantes'),
  airlocksLeft: localized('Airlocks left', 'Sas restants'),
  minionsLeft: localized('Minions left', 'Sbires restants'),
  lieutenantsLeft: localized('Lieutenants without a post', 'Lieutenants sans poste'),
  none: localized('none', 'aucun'),
  undone: localized('Steps undone', 'Étapes annulées'),
  legend: localized(
    'Dashed in yellow: where the next piece may be laid.',
    'Tirets jaunes : où peut se poser la pièce suivante.',
  ),
  event: localized('event', 'événement'),
  technique: localized('technique', 'technique'),
  token: localized('Token', 'Pion'),
  test: localized('Test', 'Test'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The sides, as a newspaper calls them. */
export const sideNames: Readonly<Record<Side, Localized>> = {
  HEROES: localized('If the heroes win', 'Si les héros gagnent'),
  OVERLORD: localized('If the overlord wins', 'Si le Professeur gagne'),
};

/** Where a turn stands. */
export const phaseNames: Readonly<Record<View['phase'], Localized>> = {
  SETUP: localized('Set-up', 'Mise en place'),
  TURN_START: localized('Start of the turn', 'Début du tour'),
  STRATEGY: localized('Strategy', 'Stratégie'),
  ACTIVATION: localized('Activations', 'Activations'),
  ROOM: localized('Activation of a room', 'Activation d’une salle'),
  END_OF_TURN: localized('End of the turn', 'Fin du tour'),
  UPKEEP: localized('Upkeep', 'Entretien'),
  ADVANCEMENT: localized('Advancement', 'Progression'),
  OVER: localized('The end', 'Fin'),
};

export const winners: Readonly<Record<Side, Localized>> = {
  HEROES: localized('The heroes have won', 'Les héros ont gagné'),
  OVERLORD: localized('The overlord has won', 'Le Professeur a gagné'),
};

export const endReasons: Readonly<Record<EndReason, Localized>> = {
  NO_HERO: localized('no hero is left', 'il n’y a plus de héros'),
  SKAROV_OUT: localized('Skarov is arrested', 'Skarov est arrêté'),
  ESCAPE: localized('Skarov has escaped', 'Skarov s’est échappé'),
  TURN_LIMIT: localized('the turns are over', 'les tours sont écoulés'),
  RESIGNATION: localized('a side has given up', 'un camp a abandonné'),
};
