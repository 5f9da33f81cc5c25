import { shields, standardBearer, terrain, upgrade } from '../print/cards.js';
import { does, effect, facing, of } from '../print/effects.js';
import { immunity, vitality } from '../print/operations.js';
import { common, flavor, named, rare, uncommon } from '../print/parts.js';

export const pastureShields = shields(
  named('P24', 'Shield of the Pastures', 'Bouclier des pâturages', 'M'),
  [5, 6, 8, 10, 12, 14, 15],
);

export const pastureTerrains = [
  standardBearer(
    named('P25', 'Standard of the Thaw', 'Étendard du dégel', 'M'),
    13,
    does(immunity('FEAR')),
    rare,
    flavor('Nothing frightens people who wintered here.', 'Rien n’effraie qui a passé l’hiver ici.'),
  ),
  terrain(
    named('P26', 'Windswept Highland', 'Hauteurs balayées', 'FP'),
    6,
    'HIGHLAND',
    does(vitality(1, of({ flying: true }))),
    common,
    flavor('Hats are not included.', 'Chapeaux non compris.'),
  ),
  terrain(
    named('P27', 'Fowler’s Highland', 'Hauteurs de l’oiseleur', 'FP'),
    7,
    'HIGHLAND',
    does(vitality(1, of({ flying: false }), facing({ flying: true }))),
    uncommon,
  ),
  upgrade(named('P28', 'Bird Nets', 'Filets à oiseaux', 'MP'), 10, does(vitality(3, facing({ flying: true }))), common),
  upgrade(
    named('P29', 'Long Gallery', 'Longue galerie', 'F'),
    12,
    does(effect('RANGED', { value: 2 })),
    uncommon,
    flavor('Portraits on one side, arrow slits on the other.', 'Portraits d’un côté, meurtrières de l’autre.'),
  ),
];
