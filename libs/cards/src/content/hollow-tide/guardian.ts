import { guardian } from '../print/cards.js';
import { ability, does, effect } from '../print/effects.js';
import { flavor, named } from '../print/parts.js';

export const tideGuardian = guardian(
  named('T20', 'Orrath, Keeper of Low Water', 'Orrath, gardien de l’étiage'),
  { vitality: 20, influenceValue: 6, powerStones: 7, baseDraw: 3, ldl: -1, mdl: 1, luc: 0 },
  does(ability(['DOMINANT'], 0, effect('LEAVE_DOMINANT'))),
  flavor(
    'He holds the valley by right of being under it. The lawyers are still diving.',
    'Il tient la vallée du droit d’être dessous. Les avocats plongent encore.',
  ),
);
