import type { Scenario } from '../schema.js';
import { fiveShadowsThreat } from './five-shadows-threat.js';

/** Harbour, boulevard and park around a warehouse with more shadows than lamps. */
export const fiveShadows: Scenario = {
  id: 'five-shadows',
  name: { en: 'Five Shadows', fr: 'Cinq ombres' },
  intro: {
    en: 'The night watchman of the warehouse reports one intruder. Then he reports him again, elsewhere. By breakfast the harbour police have arrested nobody three times.',
    fr: 'Le gardien de l’entrepôt signale un intrus. Puis il le signale encore, ailleurs. Au petit déjeuner, la police du port a déjà arrêté personne trois fois.',
  },
  modes: ['VERSUS', 'SOLO', 'COOP'],
  recommendedHeroes: 2,
  difficulty: 'NORMAL',
  turnLimit: 12,
  tiles: [
    { face: '3b', column: 0, row: 0, turns: 0 },
    { face: '1a', column: 1, row: 0, turns: 0 },
    { face: '4a', column: 2, row: 0, turns: 1 },
    { face: '2b', column: 0, row: 1, turns: 0 },
    { face: '6b', column: 1, row: 1, turns: 0 },
  ],
  starts: {
    A: ['0,0', '1,0', '2,0', '0,1', '2,1', '0,2'],
    B: ['14,0', '13,0', '14,1', '14,3', '14,4', '13,4'],
    chosen: true,
  },
  objects: [
    { kind: 'scooter', x: 3, y: 0, turns: 0 },
    { kind: 'car', x: 6, y: 0, turns: 0 },
    { kind: 'car', x: 9, y: 2, turns: 2 },
    { kind: 'hot-dog-stand', x: 12, y: 0, turns: 0 },
    { kind: 'dumpster', x: 0, y: 5, turns: 0 },
    { kind: 'phone-box', x: 9, y: 6, turns: 0 },
    { kind: 'fire-hydrant', x: 7, y: 9, turns: 0 },
  ],
  threatSheet: fiveShadowsThreat,
  rules: [
    {
      id: 'long-shadows',
      text: {
        en: 'At the start of turn 1 of a game with four or more heroes, two more Emissaries come into the zone of the first.',
        fr: 'Au début du tour 1 d’une partie à quatre héros ou plus, deux Émissaires de plus arrivent dans la zone du premier.',
      },
      on: { turnStart: true },
      if: {
        and: [
          { atMost: { what: { turn: true }, number: 1 } },
          { atLeast: { what: { heroesAtStart: true }, number: 4 } },
        ],
      },
      do: [{ spawn: { sheet: 'emissary', count: 2, at: { zoneOf: { of: 'VILLAIN' } } } }],
    },
  ],
};
