import { colors, type SpacePaint } from '#skirmish-presentation';
import type { Room, Side } from '#skarov/queries';

/** The color of the overlord and of all villains. */
export const OVERLORD = '#5c2a70';

/** The color of a side. */
export const sideColor = (side: Side): string => (side === 'HEROES' ? colors.blue : OVERLORD);

/** The color that says what a room is for (SKAROV-TILE-02). */
export const roomColors: Readonly<Record<Room['kind'], string>> = {
  ENTRY: colors.green,
  CONTROL: OVERLORD,
  OBJECTIVE: colors.red,
  TRAP: '#b05f00',
  PLAIN: '#4f6273',
};

/** Spaces that are not like others: where heroes start, where Skarov activates rooms, where minions arrive (SKAROV-TILE-03, SKAROV-TILE-06). */
export const spacePaints = {
  start: { fill: '#c9efc4', stroke: '#2f8f3e', width: 3 },
  activation: { fill: '#e3d2f3', stroke: '#7a3fa8', width: 3 },
  reinforcement: { fill: '#4a515c', stroke: '#e9e2d0', width: 2 },
  unusable: { fill: '#7d838b', stroke: '#b4b8bd', width: 1.5 },
} as const satisfies Readonly<Record<string, SpacePaint>>;
