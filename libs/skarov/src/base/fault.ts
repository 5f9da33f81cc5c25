import type { BaseFault as KernelFault, Json, Localized } from '#kernel';
import { z } from 'zod';

/** The possible faults of a base; where a building command is refused for the same reason the word is the same. */
export const baseFaultCodeSchema = z
  .enum([
    'MALFORMED',
    'TOO_MANY_ENTRIES',
    'TOO_FEW_TILES',
    'UNKNOWN_ID',
    'TILE_USED',
    'PLACE_OUT_OF_RANGE',
    'CELL_TAKEN',
    'NOT_CONNECTABLE',
    'ROOMS_MISSING',
    'ROOM_TWICE',
    'TOO_MANY_OBJECTIVES',
    'NO_PASSAGE_HERE',
    'EDGE_TAKEN',
    'CONTROL_ROOM_ONE_DOOR',
    'NO_TOKEN_LEFT',
    'BASE_NOT_CONNECTED',
    'NO_FIGURE_LEFT',
    'SPACE_NOT_USABLE',
    'SPACE_TAKEN',
    'TILE_HAS_LIEUTENANT',
    'ALREADY_PLACED',
    'OBJECTIVE_ROOMS_FIRST',
  ])
  .meta({ id: 'BaseFaultCode', description: 'What can be wrong with a base.' });
export type BaseFaultCode = z.output<typeof baseFaultCodeSchema>;

/** Something wrong with a base, said for its author: where in the layout, and the rule that it breaks, such as `SKAROV-BASE-03`. */
export interface BaseFault extends KernelFault {
  readonly code: BaseFaultCode;
}

/** Names of fields, and numbers of entries from 0. */
export type FaultPath = BaseFault['path'];

type Facts = Readonly<Record<string, Json>>;

/** A fault of this code under rule `SKAROV-` and this, in both languages. */
export const fault = (
  code: BaseFaultCode,
  rule: string,
  path: FaultPath,
  message: Localized,
  facts: Facts = {},
): BaseFault => ({ code, rule: `SKAROV-${rule}`, path, facts, message });

/** A list of this fault where something is wrong, and an empty one else. */
export const faultIf = (wrong: boolean, ...said: Parameters<typeof fault>): BaseFault[] =>
  wrong ? [fault(...said)] : [];

const longest = 40;

/** A name that a client has sent, as far as a message repeats it. */
export const shortened = (name: string): string => (name.length > longest ? `${name.slice(0, longest)}…` : name);
