import { corruption, creatureItem, handItem, spell } from '../print/cards.js';
import { at, command, does, during, effect, facing, to, whenPlayed } from '../print/effects.js';
import { area, cancel, grant, stones, vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

export const lanternSpells = [
  spell(
    named('L30', 'Unravel', 'Dénouement', 'M'),
    3,
    ['RESPONSE'],
    does(cancel('PLAY')),
    flavor('Pull the thread. Apologize to the tapestry.', 'Tirez le fil. Excusez-vous auprès de la tapisserie.'),
  ),
  spell(named('L31', 'Kindled Spark', 'Étincelle ravivée', 'F'), 4, ['ANY'], does(stones(1))),
  spell(
    named('L32', 'Grey Pall', 'Voile gris', 'M'),
    8,
    ['COMMAND'],
    does(command(area(4, 'PLAIN'))),
    flavor('The small go missing first.', 'Les petits s’égarent les premiers.'),
  ),
];

export const lanternCorruptions = [
  corruption(
    named('L33', 'Sweet Song', 'Douce chanson', 'F'),
    12,
    ['CARNAL'],
    flavor('Seventeen verses, and he stayed for all of them.', 'Dix-sept couplets, et il est resté jusqu’au bout.'),
  ),
  corruption(
    named('L34', 'Strong Cider', 'Cidre corsé', 'M'),
    10,
    ['ALCOHOL'],
    flavor('The war can wait until the barrel cannot.', 'La guerre peut attendre ; le tonneau, non.'),
  ),
  corruption(
    named('L35', 'Heavy Purse', 'Lourde bourse', 'F'),
    8,
    ['GREED'],
    flavor('It is not a bribe if it jingles politely.', 'Si elle tinte poliment, ce n’est pas un pot-de-vin.'),
  ),
];

export const lanternItems = [
  handItem(
    named('L36', 'Cockcrow Bell', 'Cloche du chant du coq', 'F'),
    7,
    ['DOMINANT'],
    does(effect('FIRST')),
    flavor('The cock was overruled.', 'Le coq n’a pas eu gain de cause.'),
  ),
  handItem(
    named('L37', 'Sapper’s Wedge', 'Coin du sapeur', 'M'),
    12,
    ['COMMAND', 'CHALLENGE'],
    does(
      command(vitality(4, to('OWN_ALL'), at('ENEMY_STRONGHOLD'), during('COMMAND'))),
      whenPlayed(vitality(4, to('OWN_ALL'), facing({ guardian: true }), during('CHALLENGE'))),
    ),
    flavor('Opens walls, and some conversations.', 'Ouvre les murs, et quelques conversations.'),
  ),
  creatureItem(
    named('L38', 'Kite Harness', 'Harnais de cerf-volant', 'M'),
    16,
    does(grant('FLYING')),
    flavor('Landing is sold separately.', 'L’atterrissage est vendu à part.'),
  ),
];
