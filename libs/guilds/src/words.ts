import { z } from 'zod';
import { actions } from './content/vocabulary.js';

/** The second actions that a seat may choose: one of the six, or X2 (GUILD-047, GUILD-050). */
export const secondChoices = [...actions, 'X2'] as const;

export const secondChoiceSchema = z
  .enum(secondChoices)
  .meta({ id: 'SecondChoice', description: 'A second action; X2 repeats the first with its advantage (GUILD-050).' });

/** The points at which the game waits for seats: the states of guilds.md 4.1 and 4.2. */
export const steps = [
  'setup.chooseLeader',
  'care.recover',
  'auction.bid',
  'actions.first',
  'actions.darkChange',
  'actions.second',
  'placement',
  'actions.lightChange',
  'resolve.market',
  'resolve.trade',
  'resolve.recruit',
  'resolve.recruitPick',
  'resolve.leaderPick',
  'resolve.leader',
  'quest.swap',
  'quest.plan',
  'quest.element',
  'quest.counterTarget',
  'quest.loss',
  'quest.damage',
  'quest.claim',
  'combat.rearrange',
  'combat.target',
  'combat.defenseLine',
  'combat.attackLine',
  'combat.cards',
  'combat.element',
  'combat.counter',
  'combat.booty',
  'effect.pick',
  'effect.order',
] as const;

export const stepSchema = z
  .enum(steps)
  .meta({ id: 'Step', description: 'A point at which the game waits for one or more seats.' });

export const endReasonSchema = z
  .enum(['lastQuest', 'stalemate', 'lastSeat'])
  .meta({ id: 'EndReason', description: 'The reason for the end of the game (GUILD-155, GUILD-156, GUILD-194).' });

export const seatSchema = z.int().min(0).meta({ description: 'Number of a seat, from 0, clockwise.' });

/** Where a mage stands in a turn, once placed (GUILD-053). */
export const postSchema = z
  .enum(['active', 'passive'])
  .meta({ id: 'Post', description: 'Active mages campaign and attack, passive ones defend (GUILD-055, GUILD-056).' });

/** One throw of combat dice, face by face. */
export const diceSchema = z
  .strictObject({
    faces: z.array(z.int().min(0).max(3)).meta({ description: 'The dice that count, in the order rolled.' }),
    rerolled: z.array(z.int().min(0).max(3)).meta({ description: 'Faces that were rolled again, lowest first.' }),
  })
  .meta({ id: 'Dice', description: 'A throw of combat dice (GUILD-006).' });

export type SecondChoice = z.output<typeof secondChoiceSchema>;
export type Step = z.output<typeof stepSchema>;
export type EndReason = z.output<typeof endReasonSchema>;
export type Post = z.output<typeof postSchema>;
export type Dice = z.output<typeof diceSchema>;
