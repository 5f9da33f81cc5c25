import { creature } from '../print/cards.js';
import { command, does, effect, facing, on, to, whenPlayed } from '../print/effects.js';
import { area, vitality } from '../print/operations.js';
import {
  attacksWith,
  elemental,
  flavor,
  flying,
  immune,
  immuneTo,
  influence,
  influenceable,
  mortal,
  named,
  outsider,
  ranged,
  red,
  weakTo,
} from '../print/parts.js';

export const tideCreatures = [
  creature(
    named('T01', 'Drowned Marshal', 'Maréchal noyé'),
    outsider(15, 2, 'LARGE', 'RESTLESS', 'LEADER'),
    influenceable(),
    flavor('His last order was to hold. Nobody has told him.', "Son dernier ordre : tenir. Nul ne l'a détrompé."),
  ),
  creature(
    named('T02', 'Barrow Choir', 'Chœur du tumulus'),
    outsider(7, 1, 'MEDIUM', 'RESTLESS'),
    does(command(area(4, 'FEAR'))),
    flavor('They only know the one hymn, and it knows you.', "Ils ne savent qu'un cantique, et il vous connaît."),
  ),
  creature(
    named('T03', 'Hook Wretch', 'Gueux au crochet'),
    outsider(7, 4, 'MEDIUM', 'ROGUE'),
    weakTo('GREED'),
    does(vitality(3, facing({ classes: ['SOLDIER'] }))),
    flavor('Never salutes with the good hand.', 'Ne salue jamais de la bonne main.'),
  ),
  creature(
    named('T04', 'Veil Drake', 'Vouivre voilée'),
    outsider(10, 1, 'LARGE', 'BEAST'),
    weakTo('CARNAL'),
    flying,
    flavor('She is shy. The villages are only collateral.', 'Elle est timide. Les villages en font les frais.'),
  ),
  creature(
    named('T05', 'Salt Urchin', 'Gamin du sel'),
    outsider(3, 3, 'SMALL', 'ROGUE'),
    weakTo('ALCOHOL'),
    immuneTo({ sizes: ['LARGE'] }),
    flavor('Giants keep looking where he was.', 'Les géants regardent toujours où il était.'),
  ),
  creature(
    named('T06', 'Mire Lamplighter', 'Allumeur de la fange'),
    outsider(5, 1, 'MEDIUM', 'ROGUE'),
    weakTo('ALCOHOL'),
    ranged(3),
    flavor(
      'Light the path, lose the traveler, share the boots.',
      'Éclairer le chemin, perdre le passant, partager les bottes.',
    ),
  ),
  creature(
    named('T07', 'Rime Brute', 'Brute de givre'),
    elemental(10, 4, 'LARGE', 'GIANT'),
    influenceable(15),
    does(vitality(3, on('HIGHLAND'))),
    flavor('Slow to anger, slower to thaw.', 'Lent à la colère, plus lent au dégel.'),
  ),
  creature(
    named('T08', 'Tide Calf', 'Veau des marées'),
    elemental(6, 1, 'MEDIUM', 'BEAST'),
    influenceable(9),
    does(vitality(4, on('LAKELAND'))),
    flavor('Comes when called. So does the sea behind it.', "Il vient quand on l'appelle. La mer aussi, derrière lui."),
  ),
  creature(
    named('T09', 'Ember Swarm', 'Essaim de braises'),
    elemental(5, 2, 'SMALL', 'SWARM'),
    red(8),
    flying,
    attacksWith('FIRE'),
    does(whenPlayed(area(3, 'FIRE'))),
    flavor('Each one is warm company. That is the trouble.', "Chacune tient chaud. C'est bien le problème."),
  ),
  creature(
    named('T10', 'Standing Stone', 'Pierre dressée'),
    elemental(7, 1, 'LARGE', 'SPIRIT'),
    immune('RANGED'),
    does(effect('NO_SECONDARY')),
    flavor('Asked to sit, once. It declined.', "On lui a proposé de s'asseoir. Elle a décliné."),
  ),
  creature(
    named('T11', 'Wreck Baron', "Baron d'épaves"),
    mortal(8, 3, 'MEDIUM', 'ROGUE', 'LEADER'),
    weakTo('ALCOHOL', 'GREED'),
    does(command(vitality(1, to('OWN_ALL', { kinds: ['OUTSIDER'] })))),
    flavor('His estate is whatever floats in.', "Son domaine, c'est ce qui flotte jusqu'à lui."),
  ),
  creature(
    named('T12', 'Tallow Witch', 'Sorcière de suif'),
    mortal(7, 1, 'MEDIUM', 'MAGE'),
    weakTo('CARNAL'),
    influence(3, 'OUTSIDER', 'ELEMENTAL'),
    flavor('Her candles burn low and listen well.', 'Ses chandelles brûlent bas et écoutent bien.'),
  ),
];
