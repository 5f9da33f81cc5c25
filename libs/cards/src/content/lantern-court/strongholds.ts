import { stronghold } from '../print/cards.js';
import { flavor, named } from '../print/parts.js';

const lanternhold = (id: string) => named(id, 'Lanternhold', 'Fort-Lanterne', 'F');

export const lanternStrongholds = [
  stronghold(
    lanternhold('L21'),
    'LEFT',
    3,
    flavor('The oil bill is older than the wall.', 'La facture d’huile est plus vieille que le mur.'),
  ),
  stronghold(
    lanternhold('L22'),
    'CENTER',
    5,
    flavor('Nine locks, and one key nobody admits to.', 'Neuf serrures, et une clé que nul n’avoue avoir.'),
  ),
  stronghold(
    lanternhold('L23'),
    'RIGHT',
    3,
    flavor('Rebuilt facing the water, out of spite.', 'Rebâtie face à l’eau, par dépit.'),
  ),
];
