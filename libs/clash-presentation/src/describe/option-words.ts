import { localized, type OptionWords } from '#kernel';
import { rankNames } from '#skirmish-presentation';

/** What players read of the options of Clash of Heroes. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  mode: {
    name: localized('Mode', 'Mode'),
    meaning: { fr: 'Un camp contre l’autre, seul, ou ensemble contre des vilains.' },
    values: {
      VERSUS: localized('versus', 'affrontement'),
      SOLO: localized('solo', 'solo'),
      COOP: localized('co-op', 'coopération'),
    },
  },
  scenarioId: {
    name: localized('Scenario', 'Scénario'),
    meaning: { fr: 'Un scénario de la boîte.' },
  },
  seatsA: {
    name: localized('Seats A', 'Places du camp A'),
    meaning: { fr: 'Places du camp A, ou de l’unique camp en solo et en coopération.' },
  },
  seatsB: {
    name: localized('Seats B', 'Places du camp B'),
    meaning: { fr: 'Places du camp B ; en affrontement seulement.' },
  },
  heroesA: {
    name: localized('Heroes A', 'Héros du camp A'),
    meaning: { fr: 'Héros du camp A ; sinon comme le dit CLASH-201.' },
  },
  heroesB: {
    name: localized('Heroes B', 'Héros du camp B'),
    meaning: { fr: 'Héros du camp B ; sinon comme le dit CLASH-201.' },
  },
  rankA: {
    name: localized('Rank A', 'Rang du camp A'),
    meaning: { fr: 'Rang des héros du camp A ; sinon selon le scénario.' },
    values: rankNames,
  },
  rankB: {
    name: localized('Rank B', 'Rang du camp B'),
    meaning: { fr: 'Rang des héros du camp B ; sinon selon le scénario.' },
    values: rankNames,
  },
  startSide: {
    name: localized('Start side', 'Départ'),
    meaning: { fr: 'Le départ de l’unique camp en solo et en coopération (CLASH-191).' },
  },
  difficulty: {
    name: localized('Difficulty', 'Difficulté'),
    meaning: { fr: 'En solo et en coopération : la défense des vilains ; sinon comme imprimée.' },
    values: {
      EASY: localized('easy', 'facile'),
      NORMAL: localized('normal', 'normale'),
      HARD: localized('hard', 'difficile'),
    },
  },
  decisionSeconds: {
    name: localized('Seconds for a decision', 'Secondes par décision'),
    meaning: { fr: 'Le temps pour chaque décision ; sans limite, il n’y a pas d’échéance.' },
  },
};
