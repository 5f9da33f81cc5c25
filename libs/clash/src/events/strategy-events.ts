import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { stepSchema } from '../words.js';
import { by, count, figures, hero, ofSide, plays, side, tokens } from './event-fields.js';

/** Turns, steps and the strategy phase (clash.md 5.11). */
export const strategyEvents = {
  stepOpened: mattering(
    'DETAIL',
    z
      .strictObject({ step: stepSchema })
      .meta({ description: 'The game waits for seats; its step id is the number of steps so far.' }),
  ),
  turnStarted: z.strictObject({ turn: count }).meta({ description: 'A turn begins.' }),
  decksStacked: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ side, order: ofSide(figures) })
        .meta({ description: "A side's initiative deck lies in random order (CLASH-240)." }),
    ),
    { order: { side: 'side' } },
  ),
  heroPlanned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, side, heroId: hero, plays: ofSide(plays) })
      .meta({ description: 'The cards of a hero are laid in secret (CLASH-108, CLASH-263).' }),
  ),
  teamUpTokensPlaced: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, side, heroId: hero, characteristics: ofSide(tokens) })
      .meta({ description: 'The +1 tokens of a team-up hero are placed in secret (CLASH-026).' }),
  ),
  planTakenBack: mattering(
    'DETAIL',
    z.strictObject({ ...by, heroId: hero }).meta({ description: 'A plan is taken back (CLASH-239).' }),
  ),
  orderProposed: mattering(
    'DETAIL',
    z.strictObject({ ...by, side, order: ofSide(figures) }).meta({
      description: 'Another order of the initiative deck stands; the allies are no longer ready (CLASH-112).',
    }),
  ),
  readyDeclared: mattering('DETAIL', z.strictObject({ ...by }).meta({ description: 'A seat is ready.' })),
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
    .meta({ description: 'Which side is first this turn (CLASH-115).' }),
};
