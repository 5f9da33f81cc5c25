import { stronghold } from '../print/cards.js';
import { does, facing, of } from '../print/effects.js';
import { vitality } from '../print/operations.js';
import { flavor, named } from '../print/parts.js';

const pastureGate = (id: string) => named(id, 'Pasture Gate', 'Porte des Pâturages', 'F');

export const pastureStrongholds = [
  stronghold(
    pastureGate('P21'),
    'LEFT',
    3,
    flavor('Please close the gate. The goats can read.', 'Fermez la porte. Les chèvres savent lire.'),
  ),
  stronghold(
    pastureGate('P22'),
    'CENTER',
    4,
    does(vitality(2, facing({ flying: true }))),
    flavor('Roofed, after the incident with the storks.', 'Couverte, depuis l’affaire des cigognes.'),
  ),
  stronghold(
    pastureGate('P23'),
    'RIGHT',
    3,
    does(vitality(1, of({ kinds: ['MORTAL'] }))),
    flavor('There is soup. That is the whole plan.', 'Il y a de la soupe. C’est tout le plan.'),
  ),
];
