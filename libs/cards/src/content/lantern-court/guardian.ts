import { guardian } from '../print/cards.js';
import { ability, does, effect } from '../print/effects.js';
import { flavor, named, onlyFor } from '../print/parts.js';

/** L20, tuned for Arena. */
export const lanternGuardian = guardian(
  named('L20', 'Ysolde of the Long Watch', 'Ysolde de la Longue Veille', 'F'),
  { vitality: 20, influenceValue: 7, powerStones: 8, baseDraw: 3, ldl: 0, mdl: 0, luc: 1 },
  does(ability(['DOMINANT'], 1, effect('REDRAW_DOMINANT'))),
  flavor(
    'She has not slept since the valley filled. She says she is not tired; nobody dares to yawn.',
    'Elle ne dort plus depuis que la vallée s’est remplie. Elle se dit reposée ; nul n’ose bâiller.',
  ),
);

/** L39, for Guardians alone. */
export const sluiceGuardian = guardian(
  named('L39', 'Ysolde at the Sluices', 'Ysolde aux écluses', 'F'),
  { vitality: 26, influenceValue: 7, powerStones: 6, baseDraw: 3, ldl: -1, mdl: 1, luc: 1 },
  onlyFor('GUARDIANS'),
  does(ability(['DOMINANT'], 1, effect('REDRAW_DOMINANT'))),
  flavor(
    'She holds the keys of the sluices, the sluices, and most of the blame.',
    'Elle tient les clés des écluses, les écluses, et l’essentiel des reproches.',
  ),
);
