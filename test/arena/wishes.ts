import { firstOf, ofType, wish, type Wish } from '../table/wishes.js';
import type { Look } from './look.js';

/** Stays at home: what is asked is answered, and nothing else is done. */
export const letBe: Wish<Look> = firstOf(
  wish('pass'),
  wish('declineCorruption'),
  wish('enterArena', ({ place }) => place === null),
  wish('moveGarrison', ({ from }) => from === null),
  wish('placeGarrison', ({ cardId }) => cardId === null),
  wish('chooseRaidTarget'),
  wish('declineSacrifice'),
  wish('useLoneShield', ({ mode }) => mode === 'NOTHING'),
  wish('endTerrain'),
  wish('deployStronghold'),
  wish('allowChallenge'),
  wish('discardExcess', (values, look) => !ofType('CREATURE', 'SHIELD')(values, look)),
  wish('discardExcess'),
);
