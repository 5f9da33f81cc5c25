import { creatureItem, handItem, spell } from '../print/cards.js';
import { does, during, effect, facing, to } from '../print/effects.js';
import { discard, immunity, vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';
import type { Timing } from '../../words.js';

const besidesCombat: Timing[] = ['ORGANIZE', 'DOMINANT', 'TURN', 'SETTLEMENT'];

export const tideSpells = [
  spell(
    named('T31', 'Lead Wind', 'Vent de plomb', 'M'),
    5,
    ['MOVE_REACTION'],
    does(effect('STOP_FLIGHT')),
    flavor('Good weather for walking.', 'Un beau temps pour marcher.'),
  ),
  spell(
    named('T32', 'Reading of Ashes', 'Lecture des cendres', 'F'),
    9,
    ['ANY'],
    does(effect('LOOK')),
    flavor('Mostly it says: fire.', 'Le plus souvent, on y lit : feu.'),
  ),
];

export const tideItems = [
  handItem(
    named('T37', 'Levelling Hammer', 'Marteau niveleur', 'M'),
    11,
    [...besidesCombat, 'CHALLENGE'],
    does(
      discard('TERRAIN', during(...besidesCombat)),
      vitality(4, to('OWN_ALL'), facing({ guardian: true }), during('CHALLENGE')),
    ),
    flavor('For when the map is right and the land is wrong.', 'Pour quand la carte a raison et le terrain, tort.'),
  ),
  creatureItem(
    named('T38', 'Cold Locket', 'Médaillon froid', 'M'),
    14,
    does(immunity('FEAR')),
    flavor('Holds a portrait of something worse.', 'Renferme le portrait de quelque chose de pire.'),
  ),
];
