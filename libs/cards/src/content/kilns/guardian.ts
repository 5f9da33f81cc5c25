import { guardian } from '../print/cards.js';
import { does, of } from '../print/effects.js';
import { vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

export const kilnGuardian = guardian(
  named('K20', 'Brannoc of the Kilns', 'Brannoc des Fours', 'M'),
  { vitality: 30, influenceValue: 9, powerStones: 5, baseDraw: 3, ldl: -1, mdl: 0, luc: 0 },
  does(vitality(1, of({ attackType: 'FIRE' }))),
  flavor(
    'He means to boil the valley dry. The estimate is four hundred years.',
    'Il compte mettre la vallée à bouillir. Devis : quatre cents ans.',
  ),
);
