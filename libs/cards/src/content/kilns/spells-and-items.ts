import { costs, creatureItem, handItem, spell } from '../print/cards.js';
import { at, does, during, effect, facing, tagged, to } from '../print/effects.js';
import { area, grant, immunity, vitality } from '../print/operations.js';
import { common, flavor, named, rare, uncommon } from '../print/parts.js';

export const kilnSpells = [
  spell(
    named('K30', 'Firedamp', 'Grisou', 'M'),
    9,
    ['SECONDARY'],
    does(area(3, 'FIRE')),
    uncommon,
    flavor('The canary resigned in writing.', 'Le canari a démissionné par écrit.'),
  ),
  spell(
    named('K31', 'White Heat', 'Chaleur blanche', 'F'),
    8,
    ['MATCHUP'],
    does(vitality(-4, to('PICK_ENEMY'), tagged('FIRE'))),
    common,
  ),
  spell(
    named('K32', 'Sudden Cave-in', 'Éboulement soudain', 'M'),
    17,
    ['PRIMARY'],
    costs(2),
    does(effect('DESTROY', to('PICK_ENEMY', { maxVitality: 6 }))),
    rare,
    flavor('The tunnel was within budget until then.', 'Le tunnel tenait dans le budget, jusque-là.'),
  ),
];

export const kilnItems = [
  handItem(
    named('K33', 'Powder Cask', 'Tonnelet de poudre', 'M'),
    11,
    ['MATCHUP'],
    does(area(4, 'PLAIN')),
    uncommon,
    flavor('Keep away from heroes.', 'Tenir hors de portée des héros.'),
  ),
  handItem(
    named('K34', 'Battering Beam', 'Poutre bélière', 'F'),
    13,
    ['STRONGHOLD', 'CHALLENGE'],
    does(
      vitality(5, to('OWN_ALL'), at('ENEMY_STRONGHOLD'), during('STRONGHOLD')),
      vitality(5, to('OWN_ALL'), facing({ guardian: true }), during('CHALLENGE')),
    ),
    rare,
    flavor('Formerly the roof of somebody’s barn.', 'Jadis, le toit de la grange de quelqu’un.'),
  ),
  creatureItem(
    named('K35', 'Wet Leather', 'Cuir mouillé', 'M'),
    7,
    does(immunity('FIRE')),
    common,
    flavor('The smell is a second defense.', 'L’odeur est une seconde défense.'),
  ),
  creatureItem(named('K36', 'Listening Ring', 'Anneau d’écoute', 'M'), 15, does(grant('INFLUENCEABLE')), uncommon),
];
