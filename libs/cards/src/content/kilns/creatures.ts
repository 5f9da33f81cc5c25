import { creature } from '../print/cards.js';
import { does, effect, facing, on, tagged, to, whenPlayed } from '../print/effects.js';
import { vitality } from '../print/operations.js';
import {
  attacksWith,
  common,
  elemental,
  flavor,
  immune,
  influence,
  influenceable,
  mortal,
  named,
  outsider,
  ranged,
  rare,
  uncommon,
  weakTo,
} from '../print/parts.js';

/** K01 to K09. */
export const kilnFolk = [
  creature(
    named('K01', 'Kiln Tender', 'Chauffournier', 'M'),
    mortal(8, 2, 'MEDIUM', 'SOLDIER'),
    weakTo('ALCOHOL'),
    immune('FIRE'),
    common,
    flavor('Eyebrows are for clerks.', 'Les sourcils, c’est bon pour les clercs.'),
  ),
  creature(
    named('K02', 'Cinder Imp', 'Diablotin d’escarbilles', 'M'),
    elemental(4, 1, 'SMALL', 'SPIRIT'),
    attacksWith('FIRE'),
    does(whenPlayed(vitality(-2, to('OPPONENT'), tagged('FIRE')))),
    common,
    flavor('It only wants a hug. Wear gloves.', 'Il ne veut qu’un câlin. Mettez des gants.'),
  ),
  creature(
    named('K03', 'Slag Colossus', 'Colosse de scories', 'M'),
    elemental(16, 2, 'LARGE', 'GIANT'),
    influenceable(),
    does(vitality(-4, on('LAKELAND'))),
    rare,
    flavor('Made from leftovers, and still hungry.', 'Fait de restes, et encore affamé.'),
  ),
  creature(
    named('K04', 'Bellows Boy', 'Garçon au soufflet', 'M'),
    mortal(2, 0, 'SMALL', 'ROGUE'),
    influence(2),
    common,
    flavor('Small lungs, large opinions.', 'Petits poumons, grandes opinions.'),
  ),
  creature(
    named('K05', 'Furnace Abbess', 'Abbesse du fourneau', 'F'),
    mortal(6, 1, 'MEDIUM', 'MAGE'),
    weakTo('CARNAL'),
    influence(9),
    rare,
    flavor('Her sermons are short. The heat does the rest.', 'Ses sermons sont brefs. La chaleur fait le reste.'),
  ),
  creature(
    named('K06', 'Coal Serpent', 'Serpent de charbon', 'M'),
    elemental(11, 3, 'LARGE', 'BEAST'),
    attacksWith('FIRE'),
    does(vitality(2, facing({ kinds: ['MORTAL'] }))),
    uncommon,
    flavor('Sold by weight. Delivered by itself.', 'Vendu au poids. Se livre tout seul.'),
  ),
  creature(
    named('K07', 'Glass Dancer', 'Danseuse de verre', 'F'),
    mortal(7, 4, 'MEDIUM', 'ROGUE'),
    weakTo('CARNAL', 'GREED'),
    does(vitality(2, on('WASTES'))),
    common,
    flavor('Applause is the dangerous part.', 'Ce sont les applaudissements le danger.'),
  ),
  creature(
    named('K08', 'Smoke Cat', 'Chat de fumée', 'M'),
    outsider(5, 2, 'SMALL', 'BEAST'),
    attacksWith('FEAR'),
    does(whenPlayed(effect('SEND_HOME', to('OPPONENT', { maxVitality: 4 }), tagged('FEAR')))),
    uncommon,
    flavor('There is no cat without smoke.', 'Il n’y a pas de chat sans fumée.'),
  ),
  creature(
    named('K09', 'Pitch Hurler', 'Lanceur de poix', 'M'),
    mortal(5, 1, 'MEDIUM', 'SOLDIER'),
    weakTo('ALCOHOL'),
    ranged(4, { flying: false }),
    common,
    flavor('Aim low. It always sticks to something.', 'Visez bas. Ça colle toujours à quelque chose.'),
  ),
];
