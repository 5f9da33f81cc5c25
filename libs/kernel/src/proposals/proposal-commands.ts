import { z } from 'zod';
import { proposalShape } from './proposal.js';

const seat = z.int().min(0).meta({ description: 'Number of the seat, from 0, clockwise.' });

/** The fields of the commands of proposals, by their types. */
export const proposalCommands = {
  /** A seat proposes something to the others at the table. */
  propose: proposalShape,
  /** A seat answers the open proposal; `proposal` is the version of its event. */
  answerProposal: { seat, proposal: z.int().min(1), agrees: z.boolean() },
  /** The seat that has proposed no longer wants it. */
  withdrawProposal: { seat },
  /** A seat ends the pause; without one, its time is over. */
  endPause: { seat: seat.optional() },
  /** A seat hands over to a bot for the rest of the game. */
  handToBot: { seat, bot: proposalShape.bot.unwrap() },
} as const;
