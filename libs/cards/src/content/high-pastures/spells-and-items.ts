import { costs, creatureItem, handItem, spell } from '../print/cards.js';
import { as, does, facing, to } from '../print/effects.js';
import { draw, grant, vitality } from '../print/operations.js';
import { common, flavor, named, uncommon } from '../print/parts.js';

export const pastureSpells = [
  spell(
    named('P30', 'Updraft', 'Ascendance', 'F'),
    5,
    ['PRIMARY'],
    does(grant('FLYING', to('PICK_OWN'))),
    common,
    flavor('Cows have mixed feelings about it.', 'Les vaches sont partagées sur la question.'),
  ),
  spell(
    named('P31', 'Clear Sky', 'Ciel dégagé', 'M'),
    6,
    ['MATCHUP'],
    does(vitality(4, to('PICK_OWN'), facing({ flying: true }))),
    common,
  ),
  spell(
    named('P32', 'Call the Flock', 'Rappel du troupeau', 'M'),
    10,
    ['ORGANIZE'],
    costs(1),
    does(draw(2)),
    uncommon,
    flavor('Two come. The rest are thinking about it.', 'Deux viennent. Les autres y réfléchissent.'),
  ),
];

export const pastureItems = [
  handItem(
    named('P33', 'Herder’s Crook', 'Houlette', 'F'),
    6,
    ['SECONDARY'],
    does(vitality(3, to('PICK_OWN'), as('SECONDARY'))),
    common,
    flavor('For latecomers.', 'Pour les retardataires.'),
  ),
  creatureItem(
    named('P34', 'Fowling Pike', 'Pique à oiseleur', 'F'),
    9,
    does(vitality(3, facing({ flying: true }))),
    common,
  ),
  creatureItem(
    named('P35', 'Iron Boots', 'Bottes ferrées', 'FP'),
    11,
    does(vitality(2)),
    common,
    flavor('Made for standing one’s ground, firmly in it.', 'Pour tenir bon, bien enfoncé.'),
  ),
];
