import { creature } from '../print/cards.js';
import { as, command, does, effect, to, whenBeaten, whenDiscarded, whenWon } from '../print/effects.js';
import { countsAs, draw, rule, stones, vitality } from '../print/operations.js';
import {
  common,
  elemental,
  flavor,
  flying,
  immune,
  influence,
  influenceable,
  mortal,
  named,
  outsider,
  rare,
  uncommon,
  weakTo,
} from '../print/parts.js';

/** W12 to W21. */
export const moreWayfarers = [
  creature(
    named('W12', 'Ditch Lawyer', 'Avocat des fossés', 'M'),
    mortal(4, 2, 'SMALL', 'MAGE'),
    weakTo('GREED'),
    does(command(rule('RANGED', 'NONE'))),
    uncommon,
    flavor(
      'An arrow is a trespass until proven otherwise.',
      'Toute flèche est une intrusion, jusqu’à preuve du contraire.',
    ),
  ),
  creature(
    named('W13', 'Lantern Moth', 'Phalène de lanterne', 'F'),
    elemental(3, 1, 'SMALL', 'BEAST'),
    flying,
    influenceable(),
    immune('AOE'),
    common,
    flavor('It believes in the light. The light has doubts.', 'Elle croit en la lumière. La lumière a des doutes.'),
  ),
  creature(
    named('W14', 'Pontoon Giant', 'Géant du ponton', 'M'),
    mortal(10, 2, 'LARGE', 'GIANT'),
    does(effect('NO_SECONDARY'), vitality(2, as('DEFENDER'))),
    uncommon,
    flavor('One at a time, says the sign. He is the sign.', 'Un par un, dit le panneau. Le panneau, c’est lui.'),
  ),
  creature(
    named('W15', 'Second Mourner', 'Seconde pleureuse', 'F'),
    outsider(6, 1, 'MEDIUM', 'RESTLESS'),
    weakTo('CARNAL'),
    does(whenBeaten(1, effect('SAVE')), vitality(2, as('SECONDARY'))),
    common,
    flavor('Paid by the funeral. Attends her own at half rate.', 'Payée à l’enterrement. Pour le sien, demi-tarif.'),
  ),
  creature(
    named('W16', 'Hollow Bishop', 'Évêque creux', 'M'),
    outsider(10, 2, 'MEDIUM', 'LEADER'),
    does(command(vitality(-1, to('ENEMY_ALL')))),
    rare,
    flavor('Long sermons. Even the echoes kneel.', 'De longs sermons. Même les échos s’agenouillent.'),
  ),
  creature(
    named('W17', 'Rat Regiment', 'Régiment de rats', 'M'),
    elemental(6, 1, 'SMALL', 'SWARM'),
    does(countsAs(9)),
    common,
    flavor('Present: all. Accounted for: never.', 'Présents : tous. Comptés : jamais.'),
  ),
  creature(
    named('W18', 'Hired Giant', 'Géant à gages', 'M'),
    mortal(15, 1, 'LARGE', 'GIANT'),
    weakTo('GREED', 'ALCOHOL'),
    does(whenWon(stones(-1, to('OWN_SEAT')))),
    uncommon,
    flavor('Loyal to the last coin, then the next.', 'Fidèle jusqu’au dernier sou, puis au suivant.'),
  ),
  creature(
    named('W19', 'Bailing Sergeant', 'Sergente à l’écope', 'F'),
    mortal(10, 2, 'MEDIUM', 'SOLDIER'),
    does(whenDiscarded(draw(2))),
    uncommon,
    flavor(
      'Went down with the boat. Had sent for two more.',
      'A coulé avec la barque. En avait fait venir deux autres.',
    ),
  ),
  creature(
    named('W20', 'Weir Spirit', 'Esprit du barrage', 'M'),
    elemental(8, 2, 'MEDIUM', 'SPIRIT'),
    influence(5),
    does(whenDiscarded(draw(1))),
    rare,
    flavor('Holds back the lake, and most of what it knows.', 'Retient le lac, et l’essentiel de ce qu’il sait.'),
  ),
  creature(
    named('W21', 'Unpaid Ferryman', 'Passeur impayé', 'M'),
    outsider(10, 2, 'LARGE', 'RESTLESS'),
    does(whenDiscarded(stones(2))),
    uncommon,
    flavor('The far bank owes him. It pays in the end.', 'L’autre rive lui doit. Elle finit par payer.'),
  ),
];
