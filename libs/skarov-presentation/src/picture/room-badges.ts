import { icon, joined, line, tag, textWidth, type IconName, type Markup } from '#drawing';
import { colors, styles } from '#skirmish-presentation';
import { spaceIdOf, tileSize } from '#skirmish/cells';
import { baseSeen } from './base-seen.js';
import { roomOf } from '#skarov/queries';
import { roomColors, sideColor } from './look.js';
import type { Showing } from './showing.js';

/** The purpose of a room, and its progress, in the strip at its upper edge. */
export interface RoomBadge {
  /** The cell in whose strip it stands. */
  readonly cell: string;
  readonly draw: (size: number) => Markup;
}

/** A badge for each room that is no plain one: an objective with its count, a trap, the entry, the control room. */
export const roomBadges = (showing: Showing): RoomBadge[] =>
  baseSeen(showing.view).tiles.flatMap((tile) => {
    const { kind } = roomOf(tile);
    const [x, y] = [tile.column * tileSize + tileSize - 1, tile.row * tileSize];
    const objective = showing.view.objectives.find(({ faceId }) => faceId === tile.faceId);
    const shown: Record<typeof kind, BadgeLook | undefined> = {
      ENTRY: { icon: 'arrow', text: '', color: roomColors.ENTRY },
      CONTROL: { icon: 'crown', text: '', color: roomColors.CONTROL },
      TRAP: { icon: 'bolt', text: '!', color: roomColors.TRAP },
      OBJECTIVE:
        objective?.settledFor === undefined
          ? { icon: 'target', text: objective ? String(objective.counter) : '', color: roomColors.OBJECTIVE }
          : {
              icon: objective.settledFor === 'HEROES' ? 'laurel' : 'skull',
              text: '',
              color: sideColor(objective.settledFor),
            },
      PLAIN: undefined,
    };
    const look = shown[kind];
    return look ? [{ cell: spaceIdOf({ x, y }), draw: (size) => badge(look, (x + 1) * size, y * size, size) }] : [];
  });

interface BadgeLook {
  readonly icon: IconName;
  readonly text: string;
  readonly color: string;
}

/** A badge that ends at the upper right corner of its room. */
function badge({ icon: name, text, color }: BadgeLook, right: number, top: number, size: number): Markup {
  const height = size * 0.26;
  const style = { ...styles.number, size: height * 0.72, color: '#ffffff' };
  const width = height * 1.25 + (text === '' ? 0 : textWidth(text, style) + height * 0.3);
  const left = right - width - size * 0.06;
  return joined(
    tag('rect', { x: left, y: top, width, height, fill: color, stroke: colors.ink, 'stroke-width': 1.5 }),
    icon(name, left + height * 0.2, top + height * 0.1, height * 0.8, '#ffffff'),
    text === '' ? undefined : line(text, left + height * 1.15, top + height * 0.76, style),
  );
}
