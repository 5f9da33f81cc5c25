import { creature } from '../print/cards.js';
import { does, effect, to, whenBeaten, whenPlayed } from '../print/effects.js';
import { barsCorruptionBy, countsAs } from '../print/operations.js';
import { elemental, flavor, immune, mortal, named, outsider, ranged, red } from '../print/parts.js';

export const reinforcementCreatures = [
  creature(
    named('R05', 'Debt Collector', 'Recouvreuse de dettes', 'F'),
    mortal(3, 0, 'MEDIUM', 'ROGUE'),
    red(5),
    does(whenPlayed(effect('DESTROY', to('OPPONENT', { vulnerable: ['GREED'] })))),
    flavor(
      'She takes installments. She starts with the hat.',
      'Elle accepte les acomptes. Elle commence par le chapeau.',
    ),
  ),
  creature(
    named('R06', 'Temperance Sister', 'Sœur de la tempérance', 'F'),
    mortal(2, 0, 'MEDIUM', 'MAGE'),
    does(barsCorruptionBy('ALCOHOL')),
    flavor('She closed eleven taverns. The flood got two.', 'Elle a fermé onze tavernes. La crue, deux.'),
  ),
  creature(
    named('R07', 'Aude’s Mule', 'La mule d’Aude', 'F'),
    mortal(3, 1, 'MEDIUM', 'BEAST'),
    immune('AOE'),
    does(countsAs(6)),
    flavor('Nobody has ever met Aude.', 'Personne n’a jamais rencontré Aude.'),
  ),
  creature(
    named('R08', 'Cellar Ghast', 'Goule de cave', 'F'),
    outsider(6, 1, 'MEDIUM', 'RESTLESS'),
    does(whenBeaten(1, effect('SAVE'))),
    flavor('Keeps well in the damp.', 'Se conserve bien à l’humidité.'),
  ),
  creature(
    named('R09', 'Null Toad', 'Crapaud nul', 'M'),
    elemental(6, 1, 'SMALL', 'BEAST'),
    ranged(2, { flying: false }),
    does(effect('NO_INFLUENCE', { target: 'OPPONENT' })),
    flavor('Speeches end when it blinks.', 'Les discours cessent quand il cligne des yeux.'),
  ),
];
