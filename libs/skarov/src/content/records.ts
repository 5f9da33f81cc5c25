import { recordsOf } from '#skirmish/content';
import { vocabulary } from './vocabulary.js';

/** The records that Clash has too, in the words of this game (skarov.md 11.3). */
export const records = recordsOf(vocabulary, {
  heroes: 'One of the four heroes of the Liberty Patrol, with a sheet for each rank (SKAROV-RANK-03).',
  mission: 'SKAROV-MISS-01',
  missionLook: 'SKAROV-MISS-04',
  technique: 'SKAROV-TECH-01 to SKAROV-TECH-05',
  powerCard: 'SKAROV-CARD-02',
  woundCard: 'SKAROV-WND-05',
  villainSheet: 'SKAROV-SHEET-01',
  lieutenant: 'SKAROV-SHEET-09',
  leastActions: 1,
  test: 'SKAROV-TEST-01',
  doorTest: 'SKAROV-DOOR-01',
  specialAction: 'SKAROV-ACT-02',
});
