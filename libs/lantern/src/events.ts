import { revealing, secret, type RulesetSchemas } from '#kernel';
import { z } from 'zod';

const seat = z.int().min(0);
const oil = z.int().min(1).max(9).meta({ description: 'Oil on a card: 1 to 9.' });

/** What a keeper's lantern did in one storm. */
const lantern = z
  .strictObject({ seat, oil, lit: z.boolean(), points: z.int() })
  .meta({ id: 'Lantern', description: "A keeper's lantern after a storm." });

/** What a player sees of a keeper. */
const keeper = z
  .strictObject({
    seat,
    points: z.int(),
    cards: z.int().meta({ description: 'Number of cards in hand.' }),
    ready: z.boolean().meta({ description: 'Has chosen a card for this storm.' }),
  })
  .meta({ id: 'Keeper', description: 'A lighthouse keeper.' });

/** The one definition of options, commands, events and view. */
export const schemas = {
  options: z.strictObject({
    storms: z.int().min(1).max(4).default(3).meta({ description: 'Number of storms, and of cards dealt to each.' }),
    decisionSeconds: z
      .int()
      .min(10)
      .max(604_800)
      .nullable()
      .default(86_400)
      .meta({ description: 'null: no deadline.' }),
  }),
  commands: {
    chooseCard: z
      .strictObject({ oil })
      .meta({ description: 'Puts a card of the hand under the lantern (LANTERN-004).' }),
  },
  events: {
    handDealt: revealing(z.strictObject({ seat, oils: secret(z.array(oil), { seat: 'seat' }) }), { seat: 'seat' }),
    cardChosen: z.strictObject({ seat, oil: secret(oil, { seat: 'seat' }) }),
    stormBroke: revealing(
      z.strictObject({ winds: z.array(z.int().min(1).max(6)), lanterns: z.array(lantern) }),
      'everyone',
    ),
    keeperLeft: z.strictObject({ seat }),
  },
  view: z.strictObject({
    storm: z.int().meta({ description: 'Number of the storm, from 1.' }),
    winds: z.array(z.int()).meta({ description: 'Strength of the past storms.' }),
    keepers: z.array(keeper),
    hand: z.array(oil).optional().meta({ description: 'Your own cards; absent for spectators.' }),
    chosen: oil.optional().meta({ description: 'The card that you have chosen for this storm.' }),
  }),
} as const satisfies RulesetSchemas;
