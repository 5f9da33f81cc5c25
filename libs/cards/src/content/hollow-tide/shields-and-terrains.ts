import { shields, standardBearer, terrain, upgrade } from '../print/cards.js';
import { as, at, does } from '../print/effects.js';
import { sideTotal, vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

export const tideShields = shields(
  named('T24', 'Shield of the Tide', 'Bouclier de la marée', 'M'),
  [7, 8, 9, 10, 11, 12, 13],
);

export const tideTerrains = [
  standardBearer(
    named('T25', 'Standard of the Undertow', 'Étendard du ressac', 'M'),
    14,
    does(vitality(2, as('ATTACKER'))),
    flavor('It flutters inward.', 'Il flotte vers l’intérieur.'),
  ),
  terrain(
    named('T26', 'Sunken Lakes', 'Lacs engloutis', 'MP'),
    6,
    'LAKELAND',
    flavor('A lake under a lake. The maps gave up.', 'Un lac sous un lac. Les cartes ont renoncé.'),
  ),
  terrain(
    named('T27', 'Eel Marsh', 'Marais aux anguilles', 'M'),
    7,
    'MARSH',
    flavor(
      'Nobody owns it. The eels have filed an objection.',
      'Il n’est à personne. Les anguilles ont fait opposition.',
    ),
  ),
  terrain(named('T28', 'Gull Highland', 'Hauteurs aux mouettes', 'FP'), 5, 'HIGHLAND'),
  upgrade(
    named('T29', 'Tide Idol', 'Idole des marées', 'F'),
    11,
    does(sideTotal(3, at('IN_FRONT'))),
    flavor('It points at the water. The water has noticed.', 'Elle montre l’eau du doigt. L’eau l’a remarqué.'),
  ),
];
