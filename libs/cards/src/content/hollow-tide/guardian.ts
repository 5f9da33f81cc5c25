import { guardian } from '../print/cards.js';
import { ability, does, effect } from '../print/effects.js';
import { flavor, named, onlyFor } from '../print/parts.js';

/** T20, tuned for Arena. */
export const tideGuardian = guardian(
  named('T20', 'Orrath, Keeper of Low Water', 'Orrath, gardien de l’étiage', 'M'),
  { vitality: 20, influenceValue: 6, powerStones: 7, baseDraw: 3, ldl: 0, mdl: 0, luc: 1 },
  does(ability(['DOMINANT'], 0, effect('LEAVE_DOMINANT'))),
  flavor(
    'He holds the valley by right of being under it. The lawyers are still diving.',
    'Il tient la vallée du droit d’être dessous. Les avocats plongent encore.',
  ),
);

/** T39, for Guardians alone. */
export const floodGuardian = guardian(
  named('T39', 'Orrath in Flood', 'Orrath en crue', 'M'),
  { vitality: 26, influenceValue: 6, powerStones: 9, baseDraw: 3, ldl: -1, mdl: 1, luc: 1 },
  onlyFor('GUARDIANS'),
  does(ability(['DOMINANT'], 0, effect('LEAVE_DOMINANT'))),
  flavor(
    'Twice a day he rises to speak. Nobody has got to the end of it dry.',
    'Deux fois par jour, il se lève pour parler. Nul n’a tenu au sec jusqu’au bout.',
  ),
);
