import { creature } from '../print/cards.js';
import { afterCombat, as, command, does, effect, facing, of, on, to, whenPlayed } from '../print/effects.js';
import { area, vitality } from '../print/operations.js';
import {
  attacksWith,
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
  red,
  weakTo,
} from '../print/parts.js';

export const lanternCreatures = [
  creature(
    named('L01', 'Ford Warden', 'Garde du gué', 'M'),
    mortal(10, 3, 'MEDIUM', 'SOLDIER'),
    weakTo('ALCOHOL'),
    influenceable(12),
    flavor(
      'The ford is under nine fathoms now. He still guards it.',
      'Le gué est sous neuf brasses. Il le garde toujours.',
    ),
  ),
  creature(
    named('L02', 'Lantern Captain', 'Capitaine à la lanterne', 'M'),
    mortal(11, 2, 'MEDIUM', 'SOLDIER', 'LEADER'),
    weakTo('GREED'),
    influenceable(14),
    does(vitality(2, to('OWN_OTHERS', { classes: ['SOLDIER'] }))),
    flavor('Follow the light. He invoices for the light.', 'Suivez la lumière. Il facture la lumière.'),
  ),
  creature(
    named('L03', 'Toll Archer', 'Archère du péage', 'M'),
    mortal(6, 1, 'MEDIUM', 'SOLDIER'),
    weakTo('GREED'),
    influenceable(15),
    ranged(3),
    flavor('The second arrow is the receipt.', 'La seconde flèche vaut quittance.'),
  ),
  creature(
    named('L04', 'Hedge Seer', 'Voyant des haies', 'M'),
    mortal(5, 1, 'MEDIUM', 'MAGE'),
    weakTo('CARNAL'),
    influenceable(),
    does(command(effect('DECLARE_FIRST', { what: 'KIND' }))),
    flavor('He foresaw the flood, on a Thursday, to nobody.', 'Il avait prévu la crue, un jeudi, devant personne.'),
  ),
  creature(
    named('L05', 'Quay Brawler', 'Bagarreuse du quai', 'F'),
    mortal(7, 4, 'MEDIUM', 'ROGUE'),
    weakTo('ALCOHOL', 'CARNAL'),
    does(vitality(3, facing({ sizes: ['LARGE'] }))),
    flavor('The quay moved uphill. So did she, swinging.', 'Le quai a remonté la pente. Elle aussi, à coups de poing.'),
  ),
  creature(
    named('L06', 'Bell Healer', 'Guérisseuse à la cloche', 'F'),
    mortal(4, 1, 'MEDIUM', 'MAGE'),
    red(6),
    influenceable(8),
    does(afterCombat(effect('HEAL', of({ kinds: ['MORTAL'] })))),
    flavor(
      'Ring once for help, twice if you can still count.',
      'Un coup pour de l’aide, deux si l’on sait encore compter.',
    ),
  ),
  creature(
    named('L07', 'Cinder Stag', 'Cerf de cendre', 'M'),
    elemental(9, 3, 'MEDIUM', 'BEAST'),
    attacksWith('FIRE'),
    immune('FIRE'),
    flavor(
      'Hunters find him easily. That is their mistake.',
      'Les chasseurs le trouvent sans peine. Là est leur erreur.',
    ),
  ),
  creature(
    named('L08', 'Gale Heron', 'Héron des bourrasques', 'M'),
    elemental(6, 1, 'MEDIUM', 'BEAST'),
    flying,
    influenceable(15),
    flavor('It fishes over the old town hall.', 'Il pêche au-dessus de l’ancienne mairie.'),
  ),
  creature(
    named('L09', 'Moss Colossus', 'Colosse de mousse', 'M'),
    elemental(15, 4, 'LARGE', 'GIANT'),
    influenceable(),
    does(vitality(3, on('FOREST'))),
    flavor('It was a hill until somebody taxed it.', 'C’était une colline, avant qu’on ne l’impose.'),
  ),
  creature(
    named('L10', 'Well Sprite', 'Lutin du puits', 'M'),
    elemental(3, 0, 'SMALL', 'SPIRIT'),
    influence(3, 'MORTAL', 'ELEMENTAL'),
    flavor(
      'Grants advice. Wishes are another department.',
      'Donne des conseils. Pour les vœux, voir un autre guichet.',
    ),
  ),
  creature(
    named('L11', 'Gate Hound', 'Molosse de la porte', 'M'),
    outsider(8, 3, 'MEDIUM', 'BEAST'),
    immune('FEAR'),
    does(vitality(3, as('SECONDARY'))),
    flavor('Bites second, and longer.', 'Mord en second, et plus longtemps.'),
  ),
  creature(
    named('L12', 'Ash Jester', 'Bouffon de cendre', 'M'),
    outsider(6, 1, 'SMALL', 'ROGUE'),
    weakTo('CARNAL'),
    influenceable(15),
    does(whenPlayed(area(3, 'FEAR'))),
    flavor('Everyone leaves before the punch line.', 'Tout le monde part avant la chute.'),
  ),
];
