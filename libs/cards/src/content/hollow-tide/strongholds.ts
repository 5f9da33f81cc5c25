import { stronghold } from '../print/cards.js';
import { does } from '../print/effects.js';
import { noFlight } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

const saltgate = (id: string) => named(id, 'Saltgate', 'Porte-Sel', 'F');

export const tideStrongholds = [
  stronghold(
    saltgate('T21'),
    'LEFT',
    4,
    flavor('Visitors are asked to wipe their fins.', 'Prière de s’essuyer les nageoires.'),
  ),
  stronghold(
    saltgate('T22'),
    'CENTER',
    3,
    does(noFlight('SPACE')),
    flavor(
      'The air up there is rented out to gulls, exclusively.',
      'L’air, là-haut, est loué aux mouettes, en exclusivité.',
    ),
  ),
  stronghold(
    saltgate('T23'),
    'RIGHT',
    4,
    flavor('Open twice a day, whether it likes it or not.', 'Ouverte deux fois par jour, qu’elle le veuille ou non.'),
  ),
];
