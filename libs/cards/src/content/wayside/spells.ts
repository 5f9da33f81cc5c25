import { corruption, costs, spell } from '../print/cards.js';
import { does, effect, tagged, to } from '../print/effects.js';
import { sideTotal, stones } from '../print/operations.js';
import { common, flavor, named, rare, uncommon } from '../print/parts.js';

export const waysideSpells = [
  spell(
    named('W31', 'Second Thoughts', 'Arrière-pensée', 'F'),
    11,
    ['MATCHUP'],
    does(effect('SEND_HOME', to('PICK_ENEMY', { maxVitality: 8 }), tagged('FEAR'))),
    uncommon,
    flavor('He remembered something on the stove.', 'Il s’est souvenu d’une marmite sur le feu.'),
  ),
  spell(named('W32', 'Backwash', 'Remous', 'M'), 7, ['SECONDARY'], does(sideTotal(-3, to('ENEMY_SEAT'))), common),
  spell(
    named('W33', 'Broad Daylight', 'Grand jour', 'M'),
    4,
    ['ORGANIZE'],
    does(effect('REVEAL')),
    common,
    flavor('Ambushes are so much smaller in the morning.', 'Le matin, les embuscades paraissent si petites.'),
  ),
  spell(
    named('W34', 'Midnight Errand', 'Course de minuit', 'F'),
    13,
    ['ORGANIZE'],
    costs(1),
    does(effect('AMBUSH', { value: 5 })),
    rare,
    flavor('Back before breakfast, with one chair too many.', 'De retour au petit déjeuner, avec une chaise en trop.'),
  ),
  spell(
    named('W35', 'Breached Wall', 'Mur percé', 'M'),
    8,
    ['STRONGHOLD'],
    does(effect('NO_STRONGHOLD_BONUS')),
    common,
  ),
  spell(
    named('W36', 'Harvest Truce', 'Trêve des moissons', 'F'),
    6,
    ['SETTLEMENT'],
    does(stones(2)),
    uncommon,
    flavor('Both courts agree about turnips.', 'Les deux cours sont d’accord sur les navets.'),
  ),
  spell(
    named('W37', 'Cold Trail', 'Piste froide', 'F'),
    12,
    ['MATCHUP'],
    costs(1),
    does(effect('UNDER_PILE', to('PICK_ENEMY', { maxVitality: 5 }))),
    uncommon,
    flavor('The footprints end politely at the shore.', 'Les traces s’arrêtent poliment à la rive.'),
  ),
];

export const waysideCorruptions = [
  corruption(named('W45', 'Cider and Song', 'Cidre et chanson', 'MP'), 14, ['CARNAL', 'ALCOHOL'], uncommon),
  corruption(
    named('W46', 'Three Temptations', 'Trois tentations', 'FP'),
    18,
    ['CARNAL', 'ALCOHOL', 'GREED'],
    rare,
    flavor('He resisted two. It was enough to be proud of.', 'Il a résisté à deux. Il y avait de quoi être fier.'),
  ),
  corruption(
    named('W47', 'Tavern Debt', 'Dette de taverne', 'F'),
    14,
    ['ALCOHOL', 'GREED'],
    uncommon,
    flavor('Payable in drinks, at the same tavern.', 'Remboursable en tournées, à la même taverne.'),
  ),
];
