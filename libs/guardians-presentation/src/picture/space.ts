import { CREST, scenery, walls } from '#cards-presentation';
import { joined, ofRef, placed, seatColor, stacked, tag, type Markup, type Piece } from '#drawing';
import { refKey } from '#kernel';
import { type GroundView, printed, strongholdAt } from '#guardians/queries';
import { bareEarth } from './bare-earth.js';
import { laidStack } from './laid.js';
import { SPACE, SPACE_PADDING } from './look.js';
import type { Showing } from './showing.js';
import { spaceHead } from './space-head.js';
import { stackOn } from './stack-on.js';
import { strongholdContent, strongholdIn } from './stronghold-content.js';
import { terrainFoot } from './terrain-foot.js';

/** The content of a space, from above, and the things at its foot. */
export interface Inside {
  readonly top: Piece;
  readonly foot: Piece | undefined;
}

/** Land without a stack is still land. */
const LEAST = 128;
const GAP = 8;

const isCastle = ({ space }: GroundView): boolean => strongholdAt(space) !== null;

/** The content of a space: its owner, its stronghold, the stacks on it, its terrain. */
export function insideOf(showing: Showing, ground: GroundView): Inside {
  const laid = laidStack(showing, ground.space);
  const stacks = [...ground.stacks, ...(laid ? [laid] : [])];
  // The far seat's stack is nearer to the far seat.
  const ordered = [...stacks].sort(
    (one, other) => Number(one.seat === showing.near) - Number(other.seat === showing.near),
  );
  return {
    top: stacked(
      [
        spaceHead(showing, ground),
        ...strongholdContent(showing, ground.space),
        ...ordered.map((stack) => stackOn(showing, stack)),
      ],
      GAP,
    ),
    foot: terrainFoot(showing, ground),
  };
}

/** How high a space is around this. */
export function heightOf(ground: GroundView, { top, foot }: Inside): number {
  const inside = top.height + (foot ? foot.height + GAP : 0);
  return Math.max(LEAST, inside + 2 * SPACE_PADDING + (isCastle(ground) ? CREST : 0));
}

/** A space of the board around what stands in it: a land in the frame of who controls it, or the walls of a stronghold. */
export function spaceAround(showing: Showing, ground: GroundView, { top, foot }: Inside, height: number): Piece {
  const castle = isCastle(ground);
  const y = SPACE_PADDING + (castle ? CREST - 4 : 0);
  return {
    width: SPACE,
    height,
    markup: joined(
      ofRef(refKey('space', ground.space), castle ? castleGround(showing, ground, height) : landGround(ground, height)),
      isFoughtFor(showing, ground) ? battleFrame(height) : undefined,
      placed(SPACE_PADDING, y, top),
      foot ? placed(SPACE_PADDING, height - SPACE_PADDING - foot.height, foot) : undefined,
    ),
  };
}

const isFoughtFor = ({ view }: Showing, { space }: GroundView): boolean => view.combat?.place === space;

const battleFrame = (height: number): Markup =>
  tag('rect', {
    x: 2.5,
    y: 2.5,
    width: SPACE - 5,
    height: height - 5,
    rx: 6,
    fill: 'none',
    stroke: '#ff5a3c',
    'stroke-width': 5,
    'stroke-dasharray': '16 7',
  });

function castleGround(showing: Showing, { space, controller }: GroundView, height: number): Markup {
  const ruin = strongholdIn(showing, space)?.ruin === true;
  const wall = walls({ width: SPACE, height, state: ruin ? 'RUIN' : 'STANDING', aim: false });
  return joined(wall, tag('rect', { x: 0, y: height - 9, width: SPACE, height: 5, fill: seatColor(controller) }));
}

/** The landscape of its terrain, or bare earth; a face-down terrain looks like the back that it is. */
function landGround({ terrain, controller }: GroundView, height: number): Markup {
  return joined(
    terrain?.faceDown === false && terrain.card
      ? scenery(printed(terrain.card.cardId), SPACE, height)
      : earth(height, terrain === undefined ? undefined : seatColor(terrain.seat)),
    tag('rect', {
      x: 3,
      y: 3,
      width: SPACE - 6,
      height: height - 6,
      rx: 4,
      fill: 'none',
      stroke: seatColor(controller),
      'stroke-width': 6,
    }),
    tag('rect', {
      x: 6.5,
      y: 6.5,
      width: SPACE - 13,
      height: height - 13,
      fill: 'none',
      stroke: '#000000',
      opacity: 0.4,
    }),
  );
}

/** Earth, with the pattern of backs over it where a card lies face down for a terrain. */
const earth = (height: number, covered: string | undefined): Markup =>
  joined(
    bareEarth(SPACE, height),
    covered === undefined
      ? undefined
      : joined(
          tag('rect', { width: SPACE, height, fill: covered, opacity: 0.35 }),
          tag('rect', { width: SPACE, height, fill: 'url(#lattice)', opacity: 0.35 }),
        ),
  );
