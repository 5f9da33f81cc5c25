import { totalSchemaOf } from '#cards/totals';
import { z } from 'zod';
import { count, shown } from '../events/event-fields.js';
import { targetSchema } from '../commands.js';
import { placeSchema, seatSchema, spaceSchema } from '../words.js';

const source = shown.meta({ description: 'The card that does it; of a guardian its library id twice.' });

const fighterSchema = z
  .strictObject({
    seat: seatSchema,
    card: shown.meta({ description: 'Of a guardian its library id twice.' }),
    item: shown.optional(),
    command: z.boolean().meta({ description: 'It came as command card (GUARD-098).' }),
    fresh: z.boolean().meta({ description: 'Its modifiers count: it has had no confrontation (GUARD-121).' }),
    beaten: z.boolean(),
  })
  .meta({ id: 'Fighter', description: 'A creature that has been played in the combat, or the guardian.' });

const commandSchema = z
  .strictObject({
    seat: seatSchema,
    declares: z.boolean(),
    card: shown.optional().meta({ description: 'Absent while it is hidden from the viewer.' }),
    fate: z.enum(['COMMITTED', 'REVEALED', 'CANCELLED', 'STANDS']).meta({ id: 'CommandFate' }),
  })
  .meta({ id: 'CommandSeen', description: 'The declared command of a seat (GUARD-093).' });

const matchupSchema = z
  .strictObject({
    kind: z.enum(['PRIMARY', 'SECONDARY']).meta({ id: 'MatchupKind' }),
    attacker: seatSchema,
    creatures: z.array(z.strictObject({ seat: seatSchema, card: shown }).meta({ id: 'Matched' })),
    totals: z.array(totalSchemaOf(seatSchema)).meta({ description: 'As they stand now (guardians.md 6).' }),
  })
  .meta({ id: 'Matchup', description: 'One creature against one creature; one side may have gone (GUARD-110).' });

const inForceSchema = z
  .strictObject({
    seat: seatSchema,
    source,
    effect: count.meta({ description: 'Place of the effect in the card’s list.' }),
    on: shown.optional().meta({ description: 'The creature that it is for, where it is for one.' }),
    lasts: z.enum(['ROUND', 'COMBAT']).meta({ id: 'EffectLasts' }),
    command: z.boolean(),
  })
  .meta({ id: 'EffectInForce' });

/** A combat, as a viewer sees it. */
export const combatSchema = z
  .strictObject({
    place: placeSchema,
    attacker: seatSchema,
    commands: z.array(commandSchema),
    committed: z.array(seatSchema).meta({ description: 'Seats that have committed a primary attacker.' }),
    fighters: z.array(fighterSchema),
    matchup: matchupSchema.optional(),
    attacks: z
      .array(z.strictObject({ by: shown, on: shown }).meta({ id: 'AttackMade' }))
      .meta({ description: 'Match-ups whose base is added to a later attack on the same creature (GUARD-151).' }),
    inForce: z.array(inForceSchema),
    merging: z
      .strictObject({ seat: seatSchema, space: spaceSchema, shield: shown.optional() })
      .meta({ id: 'Merging', description: 'Stacks that have come together, until their owner has decided.' })
      .optional(),
  })
  .meta({ id: 'CombatSeen', description: 'The combat that is on (guardians.md 4.1).' });
export type CombatView = z.output<typeof combatSchema>;

/** The acts that may be answered, the last one last. */
export const playSchema = z
  .strictObject({
    kind: z.enum(['CARD', 'COMMAND', 'INFLUENCE', 'RANGED', 'FLIGHT']).meta({ id: 'PlayKind' }),
    seat: seatSchema,
    card: shown.optional().meta({ description: 'Of influence the guardian, its library id twice.' }),
    target: targetSchema.optional(),
    receiver: shown.optional(),
    value: count.optional(),
    path: z.array(placeSchema).optional(),
    cancelled: z.boolean(),
  })
  .meta({ id: 'Play', description: 'Something done that may be answered before it counts (GUARD-143).' });
export type PlayView = z.output<typeof playSchema>;
