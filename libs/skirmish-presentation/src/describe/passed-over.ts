import type { Localized } from '#kernel';

const nowhereToGo = { en: 'no figure can go there', fr: 'aucune figurine ne peut y aller' };
const closedTest = { en: 'the test is closed', fr: 'le test est fermé' };
const noSuccessor = { en: 'there is no roll to change', fr: 'il n’y a pas de jet à modifier' };

/** What a part of a text has not found, by its word (CLASH-214, SKAROV-SPEC-08). Words of one game alone are among them. */
const missing: Readonly<Record<string, Localized>> = {
  move: { en: 'no figure can move', fr: 'aucune figurine ne peut se déplacer' },
  moveFreely: { en: 'no figure can move', fr: 'aucune figurine ne peut se déplacer' },
  step: { en: 'no space beside is free', fr: 'aucun espace voisin n’est libre' },
  place: nowhereToGo,
  spawn: { en: 'no figure can arrive', fr: 'aucune figurine ne peut arriver' },
  swap: {
    en: 'no two figures can change places',
    fr: 'il n’y a pas deux figurines qui puissent échanger leurs places',
  },
  push: { en: 'no figure can be pushed back', fr: 'aucune figurine ne peut être repoussée' },
  remove: { en: 'there is nothing to take off', fr: 'il n’y a rien à retirer' },
  putToken: { en: 'there is no room for a token', fr: 'il n’y a pas de place pour un pion' },
  takeToken: { en: 'no token lies there', fr: 'aucun pion ne s’y trouve' },
  putObject: { en: 'there is no room for an object', fr: 'il n’y a pas de place pour un objet' },
  setDoor: { en: 'the door is so already', fr: 'la porte l’est déjà' },
  attack: { en: 'there is no target to attack', fr: 'il n’y a pas de cible à attaquer' },
  damage: { en: 'no figure is hit', fr: 'aucune figurine n’est touchée' },
  heal: { en: 'there is no damage to heal', fr: 'il n’y a pas de dégât à soigner' },
  healWound: { en: 'there is no wound card to give back', fr: 'il n’y a pas de carte Blessure à rendre' },
  modify: { en: 'no figure is concerned', fr: 'aucune figurine n’est concernée' },
  drawWound: { en: 'no hero has to draw a wound card', fr: 'aucun héros ne doit piocher de carte Blessure' },
  discardCard: { en: 'there is no power card to discard', fr: 'il n’y a pas de carte Pouvoir à défausser' },
  loseAction: { en: 'there is no action to lose', fr: 'il n’y a pas d’action à perdre' },
  giveAction: { en: 'no hero can use another action', fr: 'aucun héros ne peut recevoir d’action' },
  drawEvents: { en: 'there is no event card to draw', fr: 'il n’y a pas de carte Événement à piocher' },
  discardEvents: { en: 'there is no event card to discard', fr: 'il n’y a pas de carte Événement à défausser' },
  advance: { en: 'the objective is settled', fr: 'l’objectif est réglé' },
  track: { en: 'the plan moves no further', fr: 'le plan ne bouge plus' },
  award: { en: 'the article is won already', fr: 'l’article est déjà gagné' },
  easeTest: closedTest,
  hardenTest: closedTest,
  openTest: { en: 'the test is open already', fr: 'le test est déjà ouvert' },
  closeTest: { en: 'the test is closed already', fr: 'le test est déjà fermé' },
  changeRoll: noSuccessor,
  preventDamage: { en: 'there is no damage to prevent', fr: 'il n’y a pas de dégât à éviter' },
  addDamage: { en: 'there is no hit to add to', fr: 'il n’y a pas de coup à aggraver' },
  redirectAttack: { en: 'no figure can step in', fr: 'aucune figurine ne peut prendre sa place' },
  chooseFigure: { en: 'there is no figure to choose', fr: 'il n’y a pas de figurine à choisir' },
  each: { en: 'no figure is concerned', fr: 'aucune figurine n’est concernée' },
};

/** What was passed over, by the word of an effect: “there is no damage to heal”. */
export const passedOver = (word: string): Localized =>
  missing[word] ?? { en: 'nothing of it can be done here', fr: 'rien n’en est possible ici' };
