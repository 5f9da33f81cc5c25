import { stronghold } from '../print/cards.js';
import { does, of } from '../print/effects.js';
import { immunity, vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

const kilnYard = (id: string) => named(id, 'Kiln Yard', 'Cour des Fours', 'F');

export const kilnStrongholds = [
  stronghold(
    kilnYard('K21'),
    'LEFT',
    2,
    does(vitality(2, of({ kinds: ['ELEMENTAL'] }))),
    flavor('The wall is thin. The heat is not.', 'Le mur est mince. La chaleur, non.'),
  ),
  stronghold(
    kilnYard('K22'),
    'CENTER',
    6,
    flavor('Bricks made here, laid here, defended here.', 'Briques faites ici, posées ici, défendues ici.'),
  ),
  stronghold(
    kilnYard('K23'),
    'RIGHT',
    3,
    does(immunity('FIRE')),
    flavor('It burned down twice and then lost interest.', 'Elle a brûlé deux fois, puis s’en est lassée.'),
  ),
];
