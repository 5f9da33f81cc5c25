import { z } from 'zod';
import { mattering } from '../importance.js';
import { proposalShape, revealedSchema } from './proposal.js';

const seat = z.int().min(0).meta({ description: 'Number of the seat, from 0, clockwise.' });

/** The events of proposals, and of what players have agreed on. Public in every field. */
export const proposalEventSchemas = {
  proposed: mattering(
    'DETAIL',
    z
      .strictObject({
        ...proposalShape,
        asked: z.array(seat).meta({ description: 'The seats that may answer. Bots are not asked: they agree.' }),
        since: z
          .array(revealedSchema)
          .optional()
          .meta({ description: 'UNDO: what became known since the point, by types of events.' }),
      })
      .meta({ description: 'A seat proposed something to the others.' }),
  ),
  proposalAnswered: mattering(
    'DETAIL',
    z.strictObject({ seat, agrees: z.boolean() }).meta({ description: 'A seat answered the open proposal.' }),
  ),
  proposalDropped: mattering(
    'DETAIL',
    z
      .strictObject({
        because: z.enum(['REFUSED', 'WITHDRAWN', 'FELL']).meta({
          id: 'ProposalEnd',
          description: 'FELL: the game went on without an answer, or without what it was about.',
        }),
      })
      .meta({ description: 'The open proposal is off the table, and nothing has changed.' }),
  ),
  gamePaused: z
    .strictObject({
      seconds: proposalShape.seconds.meta({ description: 'After how many seconds the pause ends automatically.' }),
    })
    .meta({ description: 'All agreed to a pause: clocks stop, and no seat plays.' }),
  pauseEnded: z
    .strictObject({ seat: seat.optional().meta({ description: 'Absent where its time was over.' }) })
    .meta({ description: 'The pause is over: clocks go on with the time that was left.' }),
  undone: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        seat,
        to: z.int().min(1).meta({ description: 'The version whose state and clocks the game has again.' }),
      })
      .meta({ description: 'All agreed to take the game back to a version. Chance does not repeat.' }),
  ),
} as const;
