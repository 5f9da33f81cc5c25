import { creature } from '../print/cards.js';
import { afterCombat, as, does, effect, facing, on, whenPlayed } from '../print/effects.js';
import { area, vitality } from '../print/operations.js';
import {
  against,
  common,
  elemental,
  flavor,
  flying,
  influenceable,
  mortal,
  named,
  outsider,
  rare,
  uncommon,
  weakTo,
} from '../print/parts.js';

/** W01 to W11. */
export const wayfarers = [
  creature(
    named('W01', 'Ferry Toll-Taker', 'Péagère du bac', 'F'),
    mortal(7, 2, 'MEDIUM', 'ROGUE'),
    weakTo('GREED'),
    does(vitality(3, facing({ vulnerable: ['GREED'] }))),
    common,
    flavor('The fare is whatever you were hiding.', 'Le tarif ? Ce que vous cachiez.'),
  ),
  creature(
    named('W02', 'Road Warden', 'Garde-route', 'M'),
    mortal(11, 0, 'MEDIUM', 'SOLDIER'),
    does(vitality(2, facing({ classes: ['ROGUE'] }))),
    common,
    flavor('There is one road left, and she is it.', 'Il reste une route, et c’est elle.'),
  ),
  creature(
    named('W03', 'Mirror Pike', 'Brochet miroir', 'M'),
    elemental(8, 3, 'MEDIUM', 'BEAST'),
    against('MORTAL'),
    uncommon,
    flavor('Anglers see themselves in it, briefly.', 'Les pêcheurs s’y reconnaissent, un instant.'),
  ),
  creature(
    named('W04', 'Grey Pilgrim', 'Pèlerine grise', 'F'),
    mortal(3, 1, 'MEDIUM', 'MAGE'),
    does(afterCombat(effect('HEAL'))),
    uncommon,
    flavor(
      'Her shrine is under water. She brings towels.',
      'Son sanctuaire est sous l’eau. Elle apporte des serviettes.',
    ),
  ),
  creature(
    named('W05', 'Marsh Lurker', 'Rôdeur du marais', 'M'),
    outsider(9, 2, 'LARGE', 'BEAST'),
    weakTo('ALCOHOL'),
    does(vitality(4, on('MARSH'))),
    common,
    flavor('It is not lurking. You are trespassing.', 'Il ne rôde pas. C’est vous qui êtes chez lui.'),
  ),
  creature(
    named('W06', 'Inn Champion', 'Champion de taverne', 'M'),
    mortal(12, 2, 'LARGE', 'SOLDIER'),
    weakTo('ALCOHOL', 'CARNAL'),
    does(vitality(2, facing({ sizes: ['LARGE'] }))),
    common,
    flavor('Undefeated since the last time.', 'Invaincu depuis la dernière fois.'),
  ),
  creature(
    named('W07', 'Silent Heron', 'Héron muet', 'M'),
    elemental(6, 1, 'MEDIUM', 'BEAST'),
    flying,
    does(effect('NO_INFLUENCE', { target: 'OPPONENT' }), vitality(2, on('LAKELAND'))),
    uncommon,
    flavor('It has heard your argument. It prefers frogs.', 'Il a entendu vos arguments. Il préfère les grenouilles.'),
  ),
  creature(
    named('W08', 'Bog Choir', 'Chœur de la tourbe', 'M'),
    outsider(5, 1, 'MEDIUM', 'RESTLESS'),
    does(whenPlayed(area(5, 'PLAIN'))),
    uncommon,
    flavor('Mostly basses. They are lower down.', 'Surtout des basses. Elles sont plus au fond.'),
  ),
  creature(
    named('W09', 'Doorless Knight', 'Chevalier sans porte', 'M'),
    outsider(14, 1, 'LARGE', 'SOLDIER'),
    weakTo('GREED'),
    influenceable(15),
    rare,
    flavor(
      'He guarded the door well. It was the house that left.',
      'Il gardait bien la porte. C’est la maison qui est partie.',
    ),
  ),
  creature(
    named('W10', 'Mud Twin', 'Jumelle de boue', 'F'),
    elemental(8, 2, 'MEDIUM', 'SPIRIT'),
    does(effect('WIN_PUSHES')),
    common,
    flavor('The other one dried.', 'L’autre a séché.'),
  ),
  creature(
    named('W11', 'Sleeping Hill', 'Colline endormie', 'F'),
    elemental(18, 0, 'LARGE', 'GIANT'),
    does(vitality(-5, as('ATTACKER'))),
    rare,
    flavor('Wake it kindly, from the next county.', 'Réveillez-la avec égards, depuis le comté voisin.'),
  ),
];
