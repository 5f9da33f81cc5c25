import { shields, standardBearer, terrain, upgrade } from '../print/cards.js';
import { as, does, effect } from '../print/effects.js';
import { vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

export const lanternShields = shields(
  named('L24', 'Shield of the Lantern', 'Bouclier de la lanterne', 'M'),
  [7, 8, 9, 10, 11, 12, 13],
);

export const lanternTerrains = [
  standardBearer(
    named('L25', 'Standard of the Watch', 'Étendard de la Veille', 'M'),
    14,
    does(vitality(2, as('DEFENDER'))),
    flavor('It reads: we were here first. It is disputed.', 'On y lit : premiers arrivés. C’est contesté.'),
  ),
  terrain(
    named('L26', 'Alder Forest', 'Forêt d’aulnes', 'F'),
    8,
    'FOREST',
    flavor('The alders like the flood. They say so often.', 'Les aulnes aiment la crue. Ils le répètent.'),
  ),
  terrain(named('L27', 'Slate Highland', 'Hauteurs d’ardoise', 'FP'), 5, 'HIGHLAND'),
  terrain(
    named('L28', 'Mirror Lakes', 'Lacs miroirs', 'MP'),
    6,
    'LAKELAND',
    flavor('On still days you can read the street signs.', 'Par temps calme, on y lit les noms des rues.'),
  ),
  upgrade(named('L29', 'Mustering Tower', 'Tour de rassemblement', 'F'), 11, does(effect('HOLD'))),
];
