import { downgrade, standardBearer, terrain, upgrade } from '../print/cards.js';
import { does, effect } from '../print/effects.js';
import { noFlight, vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

export const reinforcementTerrains = [
  standardBearer(
    named('R01', 'Standard of Equal Scales', 'Étendard de la juste balance', 'M'),
    15,
    does(effect('WIN_PUSHES')),
    flavor('Perfectly fair, with a thumb embroidered on it.', 'Parfaitement juste, avec un pouce brodé dessus.'),
  ),
  terrain(
    named('R02', 'The Needles', 'Les Aiguilles', 'FP'),
    10,
    'PINNACLES',
    flavor('Birds walk here.', 'Ici, les oiseaux vont à pied.'),
  ),
];

export const reinforcementUpgrades = [
  upgrade(
    named('R03', 'Watchfires', 'Feux de guet', 'MP'),
    9,
    does(noFlight('OWN_STRONGHOLDS'), vitality(1)),
    flavor('Moths complained. So did dragons.', 'Les papillons se sont plaints. Les dragons aussi.'),
  ),
  downgrade(
    named('R04', 'Flooded Cellars', 'Caves inondées', 'FP'),
    13,
    does(effect('NO_STRONGHOLD_BONUS')),
    flavor('The wine is safe. The wall is not.', 'Le vin est sauf. Le mur, non.'),
  ),
];
