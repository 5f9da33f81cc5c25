import { guardian } from '../print/cards.js';
import { ability, does, effect } from '../print/effects.js';
import { flavor, named } from '../print/parts.js';

export const pastureGuardian = guardian(
  named('P20', 'Morwen of the High Pastures', 'Morwen des Hauts Pâturages', 'F'),
  { vitality: 27, influenceValue: 6, powerStones: 9, baseDraw: 2, ldl: 0, mdl: 1, luc: 1 },
  does(ability(['ORGANIZE'], 1, effect('LOOK'))),
  flavor(
    'From up there she sees both courts. She has asked for a higher hill.',
    'De là-haut, elle voit les deux cours. Elle a demandé une colline plus haute.',
  ),
);
