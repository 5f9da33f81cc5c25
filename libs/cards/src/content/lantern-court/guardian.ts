import { guardian } from '../print/cards.js';
import { ability, does, effect } from '../print/effects.js';
import { flavor, named } from '../print/parts.js';

export const lanternGuardian = guardian(
  named('L20', 'Ysolde of the Long Watch', 'Ysolde de la Longue Veille'),
  { vitality: 20, influenceValue: 7, powerStones: 8, baseDraw: 3, ldl: -1, mdl: 1, luc: 0 },
  does(ability(['DOMINANT'], 1, effect('REDRAW_DOMINANT'))),
  flavor(
    'She has not slept since the valley filled. She says she is not tired; nobody dares to yawn.',
    'Elle ne dort plus depuis que la vallée s’est remplie. Elle se dit reposée ; nul n’ose bâiller.',
  ),
);
