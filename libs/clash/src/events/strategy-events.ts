import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { stepSchema } from '../words.js';
import { by, hero, ofSide, plays, side, tokens } from './event-fields.js';

/** Turns, steps and the strategy phase (clash.md 5.11). */
export const strategyEvents = {
  stepOpened: mattering(
    'DETAIL',
    z
      .strictObject({ step: stepSchema })
      .meta({ description: 'The game waits for seats; its step id is the number of steps so far.' }),
  ),
  teamUpTokensPlaced: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, side, heroId: hero, characteristics: ofSide(tokens) })
      .meta({ description: 'The +1 tokens of a team-up hero are placed in secret (CLASH-026).' }),
  ),
  cardsRevealed: revealing(
    z
      .strictObject({
        heroes: z.array(z.strictObject({ heroId: hero, plays, tokens }).meta({ id: 'RevealedHero' })),
      })
      .meta({ description: 'All heroes reveal their cards and tokens (CLASH-114).' }),
    { heroes: 'everyone' },
  ),
  initiativeCounted: z
    .strictObject({
      values: z.array(z.strictObject({ side, speed: z.int(), mind: z.int() }).meta({ id: 'InitiativeValue' })),
      firstSide: side,
      drawn: z.boolean().meta({ description: 'True when chance decided, in turn 1 (CLASH-118).' }),
    })
    .meta({ description: 'The first side of this turn (CLASH-115).' }),
};
