import { positionSchema } from '#cards';
import type { Seat } from '#kernel';
import { z } from 'zod';

/** The states of a turn, in order (arena.md 4). */
export const stages = [
  'DECKS',
  'STOCK',
  'RESERVE',
  'DOMINANT',
  'ENLISTMENT',
  'EXCESS_DISCARD',
  'SPLIT',
  'ENTER_ARENA',
  'PRIMARY_HAND',
  'PRIMARY_REVEAL',
  'PRIMARY_CORRUPTION',
  'PRIMARY_COMMANDS',
  'PRIMARY_ACTIONS',
  'PRIMARY_COMPARE',
  'SECONDARY_HAND',
  'SECONDARY_ACTIONS',
  'SECONDARY_COMPARE',
  'RESOLUTION',
  'RAID_HAND',
  'RAID_TARGET',
  'RAID_MOVE',
  'RAID_GARRISON',
  'RAID_REVEAL',
  'RAID_SACRIFICE',
  'RAID_LONE_SHIELD',
  'RAID_END',
  'EXIT_ARENA',
  'TERRAIN',
  'DEPLOY',
  'CHALLENGE',
  'CHALLENGE_RESPONSE',
  'END_OF_TURN',
] as const;
export const stageSchema = z.enum(stages).meta({ id: 'Stage', description: 'A state of the turn (arena.md 4).' });
export type Stage = z.output<typeof stageSchema>;

/**
 * The steps that wait for seats. `CORRUPTION_RESPONSE` interrupts an action window (ARENA-COR-05); the other steps are stages.
 */
export const stepSchema = z
  .enum([...stages, 'CORRUPTION_RESPONSE'])
  .meta({ id: 'Step', description: 'A question to seats (arena.md 4).' });
export type Step = z.output<typeof stepSchema>;

/** The seats, in order. */
export const seats: readonly Seat[] = [0, 1];
export const seatSchema = z.int().min(0).max(1).meta({ description: 'Number of a seat: 0 or 1.' });

/** A place that holds one creature or shield (arena.md, notation). */
export const placeSchema = z
  .enum(['ON_LEFT', 'ON_CENTER', 'ON_RIGHT', 'UNDER_LEFT', 'UNDER_CENTER', 'UNDER_RIGHT', 'DUEL_ZONE'])
  .meta({ id: 'Place', description: "A place of a seat's: on or under one of its strongholds, or in the duel zone." });
export type Place = z.output<typeof placeSchema>;

export const combatKindSchema = z.enum(['DUEL', 'RAID']).meta({ id: 'CombatKind' });
export type CombatKind = z.output<typeof combatKindSchema>;

export const roundSchema = z.enum(['PRIMARY', 'SECONDARY']).meta({ id: 'CombatRound' });
export type Round = z.output<typeof roundSchema>;

export const supportSchema = z
  .enum(['INFLUENCE', 'RANGED'])
  .meta({ id: 'StrongholdAbility', description: 'An ability of a creature under a stronghold (ARENA-RNG-03).' });

export const loneShieldModeSchema = z
  .enum(['CAPTURE', 'DESTROY_STANDARD_BEARER', 'NOTHING'])
  .meta({ id: 'LoneShieldMode', description: 'The act of a shield without opponent (ARENA-RAI-16).' });

export const sideSchema = positionSchema.extract(['LEFT', 'RIGHT']).meta({ id: 'Side' });

/** Why a game ended, in the order of ARENA-END-09. */
export const reasonSchema = z
  .enum(['VICTORIOUS', 'RUINS', 'GUARDIAN', 'CONCEDED', 'LIMIT'])
  .meta({ id: 'EndReason', description: 'The reason for the end of the game (ARENA-END-09).' });
export type Reason = z.output<typeof reasonSchema>;
