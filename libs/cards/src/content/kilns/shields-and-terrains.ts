import { downgrade, shields, standardBearer, terrain, upgrade } from '../print/cards.js';
import { does, of } from '../print/effects.js';
import { immunity, lose, vitality } from '../print/operations.js';
import { common, flavor, named, rare, uncommon } from '../print/parts.js';

export const kilnShields = shields(
  named('K24', 'Shield of the Kilns', 'Bouclier des fours', 'M'),
  [4, 7, 9, 11, 12, 13, 16],
);

export const kilnTerrains = [
  standardBearer(
    named('K25', 'Standard of the Forge', 'Étendard de la forge', 'M'),
    16,
    does(vitality(2, of({ kinds: ['ELEMENTAL'] }))),
    rare,
    flavor('Carried in tongs.', 'Se porte avec des pinces.'),
  ),
  terrain(
    named('K26', 'Kiln Wastes', 'Friches des fours', 'FP'),
    7,
    'WASTES',
    does(vitality(1, of({ kinds: ['ELEMENTAL'] }))),
    common,
    flavor('The one dry place. Nobody enjoys it.', 'Le seul endroit sec. Personne n’en profite.'),
  ),
];

export const kilnUpgrades = [
  upgrade(named('K27', 'Slaked Walls', 'Murs chaulés', 'MP'), 8, does(immunity('FIRE'), vitality(1)), uncommon),
  downgrade(
    named('K28', 'Cracked Sluice', 'Vanne fendue', 'F'),
    12,
    does(vitality(-2)),
    common,
    flavor('The damp is now a tenant.', 'L’humidité est désormais locataire.'),
  ),
  downgrade(
    named('K29', 'Blinded Loophole', 'Meurtrière murée', 'F'),
    9,
    does(lose('RANGED')),
    uncommon,
    flavor('Bricked up by a friend of the other side.', 'Murée par un ami de l’autre camp.'),
  ),
];
