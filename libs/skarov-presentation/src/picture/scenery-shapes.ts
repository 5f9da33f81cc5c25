import { joined, type Markup } from '#drawing';
import { ball, CELL, many, patch, shape, slab, stroke, type DrawsOver } from '#skirmish-presentation';

/*
 * The scenery on cells that are no spaces, as seen from above, in cells of a hundred units from the upper left corner of
 * the first; `w` and `h` are the sides of all cells that a piece covers.
 */

/** Files in a row, with their backs to the visitor. */
const shelf: DrawsOver = (w, h) =>
  joined(
    slab(10, 12, w - 20, h - 24, '#6b4f35', { rx: 4 }),
    many(6, (index) =>
      patch(17 + index * 11, 20, 8, h - 40, ['#c8443c', '#3f7fc4', '#e0c060', '#5f9350'][index % 4] ?? '#c8443c'),
    ),
  );

/** Guns in a rack. */
const rack: DrawsOver = (w, h) =>
  joined(
    slab(12, 16, w - 24, h - 32, '#4f5a49', { rx: 6 }),
    many(4, (index) => stroke(`M${24 + index * 17} ${h - 26}V26`, '#1d1a24', 5)),
    many(4, (index) => stroke(`M${24 + index * 17} 50h6`, '#b98953', 5)),
  );

/** A long table with plates. */
const diningTable: DrawsOver = (w, h) =>
  joined(
    slab(8, 22, w - 16, h - 44, '#c9a06a', { rx: 12 }),
    many(4, (index) =>
      ball(30 + (index * (w - 60)) / 3, h / 2, 10, index === 2 ? '#d2342b' : '#f2f0e6', { 'stroke-width': 2 }),
    ),
  );

/** A pillar that holds the rock up. */
const pillar: DrawsOver = (w, h) =>
  joined(
    patch(16, 18, w - 24, h - 24, '#00000035', { rx: 12 }),
    slab(14, 12, w - 28, h - 28, '#8b9099', { rx: 10 }),
    slab(26, 24, w - 52, h - 52, '#a7adb5', { rx: 6, 'stroke-width': 2 }),
  );

/** A dry plant in a pot. */
const pottedPlant: DrawsOver = (w, h) =>
  joined(
    ball(w / 2, h / 2, 32, '#9a5b3a'),
    ...[0, 72, 144, 216, 288].map((angle) =>
      shape(`M${w / 2} ${h / 2}q-13 -24 0 -42q13 18 0 42z`, '#5f9350', {
        'stroke-width': 2,
        transform: `rotate(${angle} ${w / 2} ${h / 2})`,
      }),
    ),
  );

/** A block of ice with something in it. */
const iceBlock: DrawsOver = (w, h) =>
  joined(
    shape(`M16 22L${w - 24} 12L${w - 12} ${h - 26}L22 ${h - 12}z`, '#cfe8f5'),
    shape(`M16 22L${w - 24} 12L${w / 2} ${h / 2}z`, '#eaf6fc', { 'stroke-width': 2 }),
    ball(w / 2 + 6, h / 2 + 12, 10, '#7fa6bd', { 'stroke-width': 2 }),
  );

/** A bed of flowers that bite. */
const flowerBed: DrawsOver = (w, h) =>
  joined(
    slab(10, 10, w - 20, h - 20, '#6b4a2b', { rx: 12 }),
    many(4, (index) => {
      const [x, y] = [32 + (index % 2) * (w - 64), 32 + Math.floor(index / 2) * (h - 64)];
      return joined(
        ball(x, y, 15, '#5f9350', { 'stroke-width': 2 }),
        ball(x, y, 7, index % 2 === 0 ? '#d2342b' : '#b27bd0', { 'stroke-width': 2 }),
      );
    }),
  );

/** Two bunks, one above the other. */
const bunk: DrawsOver = (w, h) =>
  joined(
    slab(14, 12, w - 28, h - 24, '#7d6a52', { rx: 5 }),
    patch(20, 34, w - 40, h - 54, '#5f6f86', { rx: 4 }),
    slab(24, 18, w - 48, 14, '#f2f0e6', { rx: 6, 'stroke-width': 2 }),
  );

/** A wing of the machine in the hangar. */
const wing: DrawsOver = (w, h) =>
  joined(
    shape(`M8 ${h - 22}L${w / 2} 16L${w - 8} ${h - 22}z`, '#8d97a5'),
    stroke(`M${w / 2} 30V${h - 30}`, '#5c6672', 5),
    ball(w / 2, h - 34, 8, '#d2342b', { 'stroke-width': 2 }),
  );

/** A wall of mirrors. */
const mirror: DrawsOver = (w, h) =>
  joined(
    slab(12, 12, w - 24, h - 24, '#b9a04a', { rx: 4 }),
    slab(20, 20, w - 40, h - 40, '#d6ecf2', { 'stroke-width': 2 }),
    stroke(`M28 ${h - 36}L${w - 40} 30M46 ${h - 30}L${w - 30} 44`, '#ffffff', 6),
  );

/** The glowing heart of a reactor. */
const core: DrawsOver = (w, h) =>
  joined(
    ball(w / 2, h / 2, 44, '#3b4450'),
    ball(w / 2, h / 2, 31, '#7fe0b0', { 'stroke-width': 2 }),
    ball(w / 2, h / 2, 16, '#e8fff4', { 'stroke-width': 2 }),
    stroke(`M${w / 2} 4v14M${w / 2} ${h - 18}v14M4 ${h / 2}h14M${w - 18} ${h / 2}h14`, '#f7c531', 6),
  );

/** A belt with half-finished robots. */
const conveyor: DrawsOver = (w, h) =>
  joined(
    slab(4, 26, w - 8, h - 52, '#4a515c', { rx: 10 }),
    many(Math.round(w / 25) - 1, (index) => stroke(`M${25 + index * 25} 32v${h - 64}`, '#6b7078', 3)),
    many(Math.max(1, Math.round(w / CELL) - 1), (index) =>
      joined(
        slab(36 + index * CELL, h / 2 - 16, 32, 32, '#b3bcc6', { rx: 5, 'stroke-width': 2 }),
        ball(46 + index * CELL, h / 2 - 3, 4, '#d2342b', { stroke: 'none' }),
        ball(58 + index * CELL, h / 2 - 3, 4, '#d2342b', { stroke: 'none' }),
      ),
    ),
  );

/** Water with a fin in it. */
const pool: DrawsOver = (w, h) =>
  joined(
    slab(4, 8, w - 8, h - 16, '#3f8fb5', { rx: 22 }),
    stroke(`M22 30q14 -10 28 0t28 0M${w - 100} ${h - 30}q14 -10 28 0t28 0`, '#a9d8e8', 5),
    shape(`M${w / 2 - 22} ${h / 2 + 12}q10 -34 40 -36q-10 18 -4 36z`, '#5b6b78'),
  );

/** A cloud in a glass. */
const cloud: DrawsOver = (w, h) =>
  joined(
    slab(12, 10, w - 24, h - 20, '#b9d3de', { rx: 30, opacity: 0.9 }),
    ball(w / 2 - 10, h / 2, 20, '#5c6672', { stroke: 'none' }),
    ball(w / 2 + 12, h / 2 + 4, 17, '#5c6672', { stroke: 'none' }),
    ball(w / 2 + 2, h / 2 - 14, 17, '#7a8592', { stroke: 'none' }),
    shape(`M${w / 2 + 4} ${h / 2 + 14}l-14 20h11l-5 18l19 -25h-12l7 -13z`, '#f7c531', { 'stroke-width': 2 }),
  );

/** A machine that eats earth: body, and a drill before it. */
const drill: DrawsOver = (w, h) =>
  joined(
    slab(10, 16, w * 0.6, h - 32, '#b08a3a', { rx: 14 }),
    slab(26, 30, w * 0.22, h - 60, '#bfe0ea', { rx: 6 }),
    shape(`M${w * 0.62} 14L${w - 8} ${h / 2}L${w * 0.62} ${h - 14}z`, '#8b9099'),
    stroke(`M${w * 0.7} 24l14 ${h - 48}M${w * 0.8} 34l8 ${h - 68}`, '#4a515c', 5),
  );

/** A dish that talks to the world. */
const dish: DrawsOver = (w, h) =>
  joined(
    ball(w / 2, h / 2, 36, '#c3cbd4'),
    ball(w / 2, h / 2, 23, '#e3e8ec', { 'stroke-width': 2 }),
    stroke(`M${w / 2} ${h / 2}L${w - 24} 24`, '#1d1a24', 5),
    ball(w - 24, 24, 7, '#d2342b', { 'stroke-width': 2 }),
  );

/** A trophy on a plinth. */
const trophy: DrawsOver = (w, h) =>
  joined(
    slab(20, 20, w - 40, h - 40, '#d8d2c4', { rx: 4 }),
    shape(`M32 34h36q-2 26 -14 28v10h10v8h-28v-8h10v-10q-12 -2 -14 -28z`, '#e0a92a', { 'stroke-width': 2 }),
  );

/** Crates, where nothing else is known. */
const crates: DrawsOver = (w, h) =>
  joined(
    slab(16, 18, w - 32, h - 34, '#8a6a3f', { rx: 5 }),
    stroke(`M16 18L${w - 16} ${h - 16}M${w - 16} 18L16 ${h - 16}`, '#5e4526', 4),
  );

const shapes = {
  shelf,
  rack,
  diningTable,
  pillar,
  pottedPlant,
  iceBlock,
  flowerBed,
  bunk,
  wing,
  mirror,
  core,
  conveyor,
  pool,
  cloud,
  drill,
  dish,
  trophy,
  crates,
} as const;

/** The name of a piece of scenery. */
export type SceneryName = keyof typeof shapes;

/** A piece of scenery over so many cells. */
export const sceneryShape = (name: SceneryName, columns: number, rows: number): Markup =>
  shapes[name](columns * CELL, rows * CELL);
