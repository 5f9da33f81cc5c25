import { shields, standardBearer, terrain, upgrade } from '../print/cards.js';
import { as, does, of } from '../print/effects.js';
import { grant, lose, vitality } from '../print/operations.js';
import { common, flavor, named, rare, uncommon } from '../print/parts.js';

export const waysideShields = shields(named('W24', 'Wayside Shield', 'Bouclier de fortune', 'M'), [2, 3, 6]);

export const waysideTerrains = [
  standardBearer(
    named('W25', 'Standard of the Late Hour', 'Étendard de l’heure tardive', 'M'),
    12,
    does(vitality(2, as('SECONDARY'))),
    rare,
    flavor('It arrives when the arguing is nearly over.', 'Il arrive quand la querelle est presque finie.'),
  ),
  standardBearer(
    named('W26', 'Standard of the Open Road', 'Étendard de la grand-route', 'M'),
    9,
    does(vitality(1, as('PRIMARY'))),
    uncommon,
    flavor('The road closed. The standard was not told.', 'La route a fermé. On n’a pas prévenu l’étendard.'),
  ),
  terrain(
    named('W27', 'Fog Marsh', 'Marais de brume', 'M'),
    5,
    'MARSH',
    does(vitality(-1, of({ kinds: ['MORTAL'] }))),
    common,
  ),
  terrain(
    named('W28', 'Silent Forest', 'Forêt muette', 'F'),
    9,
    'FOREST',
    does(lose('INFLUENCEABLE')),
    uncommon,
    flavor('Orders go in. Nothing comes of them.', 'Les ordres y entrent. Rien n’en sort.'),
  ),
  terrain(
    named('W29', 'Bright Lakes', 'Lacs clairs', 'MP'),
    8,
    'LAKELAND',
    does(grant('INFLUENCEABLE', of({ kinds: ['OUTSIDER'] }))),
    uncommon,
    flavor('Even the drowned look presentable here.', 'Même les noyés y ont bonne mine.'),
  ),
  upgrade(
    named('W30', 'Oak Palisade', 'Palissade de chêne', 'F'),
    10,
    does(vitality(2)),
    common,
    flavor('It was a forest until Tuesday.', 'C’était une forêt, jusqu’à mardi.'),
  ),
];
