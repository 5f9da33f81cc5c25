import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { combatKindSchema, roundSchema, seatSchema, supportSchema } from '../words.js';
import { by, shown, stronghold, totalSchema } from './event-fields.js';

const winner = seatSchema.nullable();

/** Duels and the combats of raids (ARENA-PRI to ARENA-SEC). */
export const combatEvents = {
  combatBegun: mattering(
    'DETAIL',
    z
      .strictObject({
        kind: combatKindSchema,
        stronghold: stronghold.nullable().meta({ description: "Passive's, in a raid; null: in the duel zone." }),
      })
      .meta({ description: 'Two creatures meet; Active attacks (ARENA-ENT-03, ARENA-RAI-08).' }),
  ),
  corruptionPlayed: revealing(
    z
      .strictObject({ ...by, card: shown, target: shown })
      .meta({ description: 'A corruption is played on an enemy creature (ARENA-COR-03).' }),
    { card: 'everyone' },
  ),
  attackerJoined: revealing(
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A creature joins the duel from hand, as a secondary attacker (ARENA-SEC-03).' }),
    { card: 'everyone' },
  ),
  strongholdCreatureUsed: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, stronghold, ability: supportSchema, card: shown, receiver: shown })
      .meta({ description: 'A creature UNDER a stronghold uses its ability of the turn (ARENA-RNG-03).' }),
  ),
  creatureTookPart: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A creature that has just come is not corrupted, and acts (ARENA-COR-05).' }),
  ),
  guardianInfluenced: z
    .strictObject({ ...by, receiver: shown, value: z.int().min(1) })
    .meta({ description: 'A power stone is spent: influence of the guardian for a creature (ARENA-INF-02).' }),
  creatureSupported: z
    .strictObject({ ...by, ability: supportSchema, source: shown, receiver: shown, value: z.int().min(1) })
    .meta({ description: 'Influence or ranged attack for a creature, for this round (ARENA-INF-04, ARENA-RNG-02).' }),
  duelShieldLaid: revealing(
    z
      .strictObject({ ...by, card: shown, on: shown })
      .meta({ description: 'A shield is laid against an enemy creature (ARENA-SHD-01, ARENA-SHD-03).' }),
    { card: 'everyone' },
  ),
  roundCompared: z
    .strictObject({
      round: roundSchema,
      totals: z.array(totalSchema),
      lowerWins: z.boolean().meta({ description: 'A command turns the comparison round (ARENA-SEC-08).' }),
      winner,
      voided: z.array(seatSchema).meta({ description: 'Seats whose duellist met an immune enemy (ARENA-IMM-02).' }),
    })
    .meta({ description: 'The totals of a round are compared; effects for it end (ARENA-PRI-06, ARENA-SEC-06).' }),
  roundDecided: z
    .strictObject({
      round: roundSchema,
      winner,
      why: z
        .enum(['ALONE', 'NOBODY_LEFT', 'PRIMARY_STANDS'])
        .meta({ id: 'DecidedBecause', description: 'ARENA-ALO-02; ARENA-ALO-03 and ARENA-ALO-05; ARENA-SEC-07.' }),
    })
    .meta({ description: 'A round ends without comparison; effects for it end.' }),
  duelEnded: mattering(
    'DETAIL',
    z.strictObject({ winner }).meta({ description: 'The duel is over, with its commands (arena.md 8, 7).' }),
  ),
};
