import type { Scenario } from '../schema.js';
import { silentHourThreat } from './silent-hour-threat.js';

/** X-Tina between the plaza and the park, and two machines in opposite corners. */
export const silentHour: Scenario = {
  id: 'silent-hour',
  name: { en: 'Silent Hour', fr: 'L’Heure du silence' },
  intro: {
    en: 'At noon the bells of the town hall struck, and nobody heard them. Then the ducks fell silent, the buses, and at last the mayor. Two teams of heroes are on their way; this once, neither can be heard quarrelling.',
    fr: 'À midi, les cloches de l’hôtel de ville ont sonné et personne ne les a entendues. Puis les canards se sont tus, les bus, et enfin le maire. Deux équipes de héros sont en route ; pour une fois, on ne les entend pas se disputer.',
  },
  modes: ['VERSUS', 'SOLO', 'COOP'],
  recommendedHeroes: 2,
  difficulty: 'NORMAL',
  turnLimit: 15,
  tiles: [
    { face: '2a', column: 0, row: 0, turns: 0 },
    { face: '5b', column: 1, row: 0, turns: 0 },
    { face: '6b', column: 0, row: 1, turns: 0 },
    { face: '4a', column: 1, row: 1, turns: 0 },
  ],
  starts: {
    A: ['0,0', '1,0', '2,0', '0,2', '0,3', '0,4'],
    B: ['8,5', '9,5', '9,6', '9,7', '8,8', '9,8'],
    chosen: true,
  },
  objects: [
    { kind: 'car', x: 6, y: 0, turns: 0 },
    { kind: 'car', x: 3, y: 1, turns: 0 },
    { kind: 'hot-dog-stand', x: 7, y: 5, turns: 0 },
    { kind: 'dumpster', x: 0, y: 6, turns: 0 },
    { kind: 'scooter', x: 5, y: 6, turns: 0 },
    { kind: 'street-lamp', x: 6, y: 8, turns: 0 },
    { kind: 'mailbox', x: 2, y: 9, turns: 0 },
  ],
  threatSheet: silentHourThreat,
  rules: [
    {
      id: 'empty-house',
      on: { turnStart: true },
      if: {
        and: [
          { atLeast: { what: { turn: true }, number: 13 } },
          { atMost: { what: { heroesAtStart: true }, number: 1 } },
        ],
      },
      text: {
        en: 'When the 13th turn of a game with a single hero starts, the house is empty and X-Tina wins.',
        fr: 'Quand le 13e tour d’une partie à un seul héros commence, la salle est vide et X-Tina gagne.',
      },
      do: [{ endGame: 'VILLAIN' }],
    },
  ],
};
