import { z } from 'zod';
import type { Seat } from '../seat.js';

const seat = z.int().min(0);

/** What players can agree on. */
export const proposalKinds = ['PAUSE', 'UNDO', 'TAKEOVER'] as const;

/** What players can agree on. */
export type ProposalKind = (typeof proposalKinds)[number];

/** How many commands of a seat after the refusal of its proposal it may propose the same again. */
export const MOVES_UNTIL_AGAIN = 5;

/** After how many commands at the table an unanswered proposal falls. */
export const MOVES_TO_ANSWER = 5;

/** The fields of a proposal, in its command and in its event. */
export const proposalShape = {
  seat: seat.meta({ description: 'The seat that proposes.' }),
  kind: z.enum(proposalKinds).meta({
    id: 'ProposalKind',
    description:
      'PAUSE: all clocks stop. UNDO: the game goes back to a point. TAKEOVER: a bot plays on for an absent player.',
  }),
  seconds: z
    .int()
    .min(60)
    .max(2_592_000)
    .optional()
    .meta({ description: 'PAUSE: its length in seconds; absent for one that a player ends.' }),
  to: z.int().min(1).optional().meta({ description: 'UNDO: the version to go back to.' }),
  of: seat.optional().meta({ description: 'TAKEOVER: the seat of the absent player.' }),
  bot: z.string().min(1).max(100).optional().meta({ description: 'TAKEOVER: the name of the bot.' }),
} as const;

/** What became known since a point: how many events of a type that shows something hidden. */
export const revealedSchema = z
  .strictObject({
    type: z.string().meta({ description: 'The type of the events.' }),
    count: z.int().min(1).meta({ description: 'How many there were.' }),
  })
  .meta({ id: 'Revealed', description: 'Events that showed something hidden, to one seat or to all.' });

/** What became known since a point. */
export type Revealed = z.output<typeof revealedSchema>;

/** The open proposal of a table. */
export interface Proposal {
  /** Version of its event: an answer names it. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: ProposalKind;
  readonly seconds?: number | undefined;
  readonly to?: number | undefined;
  readonly of?: Seat | undefined;
  readonly bot?: string | undefined;
  /** What became known since the point of an undo; absent for other kinds. */
  readonly since?: readonly Revealed[] | undefined;
  /** The seats that may answer: people at the table. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** How many commands were given at the table since. */
  readonly age: number;
}

/** A seat whose proposal was refused: so many commands of its own are left until it may propose the same again. */
export interface ProposalWait {
  readonly seat: Seat;
  readonly kind: ProposalKind;
  readonly moves: number;
}
