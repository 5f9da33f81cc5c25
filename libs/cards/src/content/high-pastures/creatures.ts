import { creature } from '../print/cards.js';
import { as, command, does, facing } from '../print/effects.js';
import { rule, vitality } from '../print/operations.js';
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
  ranged,
  rare,
  red,
  uncommon,
  weakTo,
} from '../print/parts.js';

/** P01 to P09. */
export const herders = [
  creature(
    named('P01', 'Ridge Kestrel', 'Crécerelle des crêtes', 'F'),
    elemental(5, 2, 'SMALL', 'BEAST'),
    flying,
    ranged(2),
    common,
    flavor('It drops pebbles. It started with eggs.', 'Elle lâche des cailloux. Au début, c’étaient des œufs.'),
  ),
  creature(
    named('P02', 'Goat Lancer', 'Lancier caprin', 'M'),
    mortal(9, 2, 'MEDIUM', 'SOLDIER'),
    weakTo('ALCOHOL'),
    does(vitality(2, as('ATTACKER'))),
    common,
    flavor('The goat leads. The lance agrees.', 'La chèvre mène. La lance approuve.'),
  ),
  creature(
    named('P03', 'Net Thrower', 'Lanceuse de filets', 'F'),
    mortal(6, 1, 'MEDIUM', 'SOLDIER'),
    weakTo('GREED'),
    does(vitality(6, facing({ flying: true }))),
    common,
    flavor('She fished until the fish took the village.', 'Elle pêchait, puis les poissons ont pris le village.'),
  ),
  creature(
    named('P04', 'Cloud Herder', 'Bergère des nuages', 'F'),
    mortal(4, 0, 'MEDIUM', 'MAGE'),
    weakTo('CARNAL'),
    influence(4, 'ELEMENTAL'),
    ranged(2),
    uncommon,
    flavor('One got away, years ago. That was the flood.', 'Un seul s’est échappé, jadis. Ce fut la crue.'),
  ),
  creature(
    named('P05', 'Storm Ram', 'Bélier d’orage', 'M'),
    elemental(14, 3, 'LARGE', 'BEAST'),
    influenceable(16),
    rare,
    flavor('Count the seconds between horn and wall.', 'Comptez les secondes entre la corne et le mur.'),
  ),
  creature(
    named('P06', 'Hollow Reed', 'Roseau creux', 'M'),
    elemental(7, 1, 'SMALL', 'SPIRIT'),
    red(5),
    common,
    flavor('It bends to both sides and is paid by neither.', 'Il plie des deux côtés ; aucun ne le paie.'),
  ),
  creature(
    named('P07', 'Stubborn Ox', 'Bœuf têtu', 'M'),
    elemental(10, 2, 'LARGE', 'BEAST'),
    does(vitality(3, as('DEFENDER'))),
    common,
    flavor('The border moved. The ox did not.', 'La frontière a bougé. Pas le bœuf.'),
  ),
  creature(
    named('P08', 'Cairn Watcher', 'Veilleur du cairn', 'M'),
    outsider(8, 2, 'MEDIUM', 'SPIRIT'),
    immune('FEAR', 'FIRE'),
    uncommon,
    flavor('It has seen worse, and stacked stones on it.', 'Il a vu pire, et il a mis des pierres dessus.'),
  ),
  creature(
    named('P09', 'Whistling Drover', 'Bouvier siffleur', 'M'),
    mortal(6, 1, 'MEDIUM', 'ROGUE'),
    weakTo('ALCOHOL'),
    does(command(rule('FLYING', 'NONE'))),
    uncommon,
    flavor('Two notes, and everything with wings lands.', 'Deux notes, et tout ce qui vole se pose.'),
  ),
];
