import type { Base } from '../schema.js';

/** Three rooms in a row: half an hour, and one objective. */
export const seasideBungalow: Base = {
  id: 'seaside-bungalow',
  name: { en: 'The Seaside Bungalow', fr: 'Le Pavillon du bord de mer' },
  heroes: { least: 2, most: 3 },
  difficulty: 'EASY',
  tiles: [
    { faceId: 't1a', column: 0, row: 0, turns: 0 },
    { faceId: 't7a', column: 0, row: -1, turns: 0 },
    { faceId: 't2a', column: 0, row: -2, turns: 0 },
  ],
  passages: [
    { edge: '2,-1,S', kind: 'DOOR' },
    { edge: '2,-6,S', kind: 'DOOR' },
  ],
  minions: [
    { sheet: 'arachnoid', space: '4,0' },
    { sheet: 'android', space: '0,0' },
    { sheet: 'arachnoid', space: '4,-5' },
    { sheet: 'android', space: '0,-1' },
    { sheet: 'android', space: '0,-10' },
    { sheet: 'arachnoid', space: '4,-10' },
  ],
  lieutenants: [
    { sheet: 'chi', space: '1,-4' },
    { sheet: 'no', space: '3,0' },
    { sheet: 'tonnage', space: '2,-7' },
  ],
};
