import type { Base } from '../schema.js';

/** Five rooms round a guardroom, which all heroes have to pass. */
export const branchOffice: Base = {
  id: 'branch-office',
  name: { en: 'The Branch Office', fr: 'La Succursale' },
  heroes: { least: 2, most: 3 },
  difficulty: 'NORMAL',
  tiles: [
    { faceId: 't1a', column: 0, row: 0, turns: 0 },
    { faceId: 't9b', column: 0, row: -1, turns: 0 },
    { faceId: 't3a', column: -1, row: -1, turns: 0 },
    { faceId: 't8b', column: 1, row: -1, turns: 0 },
    { faceId: 't2a', column: 0, row: -2, turns: 0 },
  ],
  passages: [
    { edge: '2,-1,S', kind: 'DOOR' },
    { edge: '-1,-3,E', kind: 'DOOR' },
    { edge: '4,-3,E', kind: 'AIRLOCK' },
    { edge: '2,-6,S', kind: 'DOOR' },
  ],
  minions: [
    { sheet: 'arachnoid', space: '4,0' },
    { sheet: 'android', space: '0,0' },
    { sheet: 'android', space: '0,-5' },
    { sheet: 'android', space: '4,-1' },
    { sheet: 'gynoid', space: '4,-5' },
    { sheet: 'gynoid', space: '0,-1' },
    { sheet: 'arachnoid', space: '-5,-5' },
    { sheet: 'android', space: '-1,-1' },
    { sheet: 'arachnoid', space: '-1,-5' },
    { sheet: 'gynoid', space: '-5,-1' },
    { sheet: 'arachnoid', space: '5,-5' },
    { sheet: 'arachnoid', space: '5,-1' },
    { sheet: 'android', space: '9,-5' },
    { sheet: 'gynoid', space: '9,-1' },
    { sheet: 'android', space: '0,-10' },
    { sheet: 'gynoid', space: '4,-10' },
  ],
  lieutenants: [
    { sheet: 'tonnage', space: '-3,-2' },
    { sheet: 'ki', space: '7,-4' },
    { sheet: 'chi', space: '2,-3' },
    { sheet: 'no', space: '2,-7' },
  ],
};
