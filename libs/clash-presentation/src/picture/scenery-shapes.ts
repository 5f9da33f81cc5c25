import { joined, nothing, type Markup } from '#drawing';
import { ball, many, patch, shape, slab, stroke, type DrawsOver } from '#skirmish-presentation';

/** A tree from above. */
const tree: DrawsOver = (w, h) =>
  joined(
    ball(w / 2 + 4, h / 2 + 6, 34, '#00000030', { stroke: 'none' }),
    ball(w / 2, h / 2, 34, '#5f9350'),
    ball(w / 2 - 9, h / 2 - 9, 16, '#7fb56a', { stroke: 'none' }),
    ball(w / 2 + 12, h / 2 + 8, 9, '#4a7a3f', { stroke: 'none' }),
  );

/** The stripes of a crossing. */
const zebra: DrawsOver = (w, h) =>
  many(5, (index) => patch(8 + index * ((w - 16) / 4.5), 12, (w - 16) / 9, h - 24, '#f6f4ec'));

/** Flowers in rows. */
const flowers: DrawsOver = (w, h) =>
  joined(
    slab(10, 10, w - 20, h - 20, '#8a6b45', { rx: 10 }),
    patch(17, 17, w - 34, h - 34, '#6d9a4e', { rx: 6 }),
    many(9, (index) =>
      ball(
        28 + (index % 3) * ((w - 56) / 2),
        28 + Math.floor(index / 3) * ((h - 56) / 2),
        7,
        ['#e8586a', '#f7c531', '#f2f0e6'][index % 3] ?? '#e8586a',
        { 'stroke-width': 1.5 },
      ),
    ),
  );

/** A round table under a parasol. */
const parasol: DrawsOver = (w, h) =>
  joined(
    ball(w / 2, h / 2, 36, '#f2f0e6'),
    many(4, (index) => {
      const [from, to] = [index * 90, index * 90 + 45].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
      const at = (angle: number): string =>
        `${Math.round(w / 2 + 36 * Math.cos(angle))} ${Math.round(h / 2 + 36 * Math.sin(angle))}`;
      return shape(`M${w / 2} ${h / 2}L${at(from)}A36 36 0 0 1 ${at(to)}z`, '#d2553f', { 'stroke-width': 1.5 });
    }),
    ball(w / 2, h / 2, 5, '#1d1a24'),
  );

/** Benches in a row. */
const benches: DrawsOver = (w, h) =>
  many(3, (index) => slab(12, 14 + index * ((h - 28) / 3), w - 24, (h - 28) / 3 - 9, '#b98953', { rx: 4 }));

/** Steps, seen from above. */
const steps: DrawsOver = (w) =>
  many(4, (index) =>
    slab(
      10 + index * 6,
      12 + index * 20,
      w - 20 - index * 12,
      20,
      ['#cfc8b8', '#bdb6a6', '#aba494', '#999282'][index] ?? '#999282',
      { 'stroke-width': 2 },
    ),
  );

/** Wooden crates. */
const crates: DrawsOver = () =>
  joined(
    slab(12, 14, 46, 46, '#c08f52'),
    stroke('M12 14l46 46M58 14l-46 46', '#7b5628', 3),
    slab(50, 48, 38, 38, '#ae7d44'),
    stroke('M50 67h38', '#7b5628', 3),
  );

/** A gap between two roofs. */
const gap: DrawsOver = (w, h) =>
  joined(
    patch(0, 0, w, h, '#2b2f3c'),
    many(4, (index) =>
      patch(w * 0.12 + ((index * 29) % (w * 0.7)), 14 + ((index * 41) % (h * 0.7)), 10, 13, '#f7c531', {
        opacity: 0.55,
      }),
    ),
    stroke(`M0 4h${w}M0 ${h - 4}h${w}`, '#7d8494', 5),
  );

/** Water with waves. */
const water: DrawsOver = (w, h) =>
  joined(
    slab(3, 3, w - 6, h - 6, '#5f9fc0', { rx: 24, stroke: '#3d7896' }),
    many(Math.round((w * h) / 6000), (index) =>
      stroke(
        `M${24 + ((index * 87) % Math.max(1, w - 76))} ${24 + ((index * 43) % Math.max(1, h - 40))}q7 -8 14 0t14 0`,
        '#d9eef6',
        4,
      ),
    ),
  );

/** A pond with water lilies and a duck. */
const pond: DrawsOver = (w, h) =>
  joined(
    shape(
      `M30 20Q${w / 2} -8 ${w - 34} 18Q${w + 6} ${h / 2} ${w - 26} ${h - 22}Q${w / 2} ${h + 8} 34 ${h - 16}Q-8 ${h / 2} 30 20z`,
      '#6fb0cf',
      { stroke: '#4a829d', 'stroke-width': 5 },
    ),
    ball(70, 62, 15, '#69a05a', { 'stroke-width': 2 }),
    ball(w - 74, h - 58, 18, '#69a05a', { 'stroke-width': 2 }),
    ball(w - 80, h - 64, 6, '#f3b6c6', { 'stroke-width': 1.5 }),
    stroke(`M${w / 2 - 60} ${h / 2 + 34}q9 -9 18 0t18 0M${w / 2 + 20} 48q9 -9 18 0t18 0`, '#e4f3f9', 4),
    shape(`M${w / 2 - 18} ${h / 2}q4 -14 18 -10l16 -8q4 18 -10 22q-16 4 -24 -4z`, '#ffffff', { 'stroke-width': 2 }),
    shape(`M${w / 2 - 20} ${h / 2 - 2}l-9 3l9 4z`, '#f0932b', { 'stroke-width': 1.5 }),
  );

/** A parked bus, from above. */
const bus: DrawsOver = (w, h) =>
  joined(
    patch(12, 22, w - 16, h - 32, '#00000038', { rx: 18 }),
    slab(8, 14, w - 16, h - 32, '#d9952b', { rx: 18 }),
    slab(w - 46, 22, 24, h - 48, '#bfe0ea', { rx: 6, 'stroke-width': 2 }),
    slab(20, 22, 12, h - 48, '#bfe0ea', { rx: 4, 'stroke-width': 2 }),
    many(3, (index) => slab(56 + index * 64, 34, 44, h - 72, '#efc069', { rx: 6, 'stroke-width': 2 })),
  );

/** A colonnade. */
const columns: DrawsOver = (w, h) =>
  joined(
    patch(6, 6, w - 12, h - 12, '#d8cdb4'),
    many(Math.max(2, Math.round((w * h) / 5000)), (index) => ball(w / 2, 30 + index * 50, 17, '#f0e9d8')),
  );

/** The awning of a stall. */
const awning: DrawsOver = (w, h) =>
  joined(
    slab(8, 18, w - 16, h - 36, '#f2f0e6', { rx: 5 }),
    many(Math.max(2, Math.round(w / 33)), (index) => patch(14 + index * 33, 20, 16, h - 40, '#3f8f7f')),
  );

/** A counter with what is sold on it. */
const counter: DrawsOver = (w, h) =>
  joined(
    slab(8, 26, w - 16, h - 52, '#a9774a', { rx: 6 }),
    patch(14, 32, w - 28, h - 64, '#d6b183', { rx: 4 }),
    many(Math.max(2, Math.round(w / 34)), (index) =>
      ball(28 + index * 30, h / 2, 9, ['#e8586a', '#f0932b', '#7fb56a'][index % 3] ?? '#e8586a', { 'stroke-width': 2 }),
    ),
  );

/** The glass of a greenhouse. */
const greenhouse: DrawsOver = (w, h) =>
  joined(
    slab(9, 9, w - 18, h - 18, '#c9e6dc', { rx: 4 }),
    ball(34, 40, 12, '#6d9a4e', { 'stroke-width': 1.5 }),
    ball(64, 62, 14, '#7fb56a', { 'stroke-width': 1.5 }),
    stroke(`M${w / 2} 9v${h - 18}M9 ${h / 2}h${w - 18}`, '#ffffff', 5),
  );

/** Barrels. */
const barrels: DrawsOver = () =>
  joined(
    ...[
      [34, 34, '#4f7c8a'],
      [66, 42, '#b5533c'],
      [44, 70, '#4f7c8a'],
    ].map(([x, y, fill]) =>
      joined(
        ball(Number(x), Number(y), 19, String(fill)),
        ball(Number(x), Number(y), 10, 'none', { 'stroke-width': 2 }),
      ),
    ),
  );

/** Bicycles in their stands. */
const bicycles: DrawsOver = (_w, h) =>
  many(3, (index) =>
    joined(
      stroke(`M${24 + index * 26} 20v${h - 40}`, '#5b6270', 5),
      ball(24 + index * 26, 30, 9, 'none', { 'stroke-width': 4 }),
      ball(24 + index * 26, h - 30, 9, 'none', { 'stroke-width': 4 }),
    ),
  );

/** Stairs that lead down to the trains. */
const stairsDown: DrawsOver = (w, h) =>
  joined(
    slab(10, 8, w - 20, h - 16, '#4a5162', { rx: 4 }),
    many(5, (index) =>
      patch(
        18,
        16 + index * 14,
        w - 36,
        7,
        `#${['8b93a5', '788093', '656d80', '525a6d', '3f475a'][index] ?? '3f475a'}`,
      ),
    ),
  );

/** A taxi-yellow barrier. */
const barrier: DrawsOver = (w, h) =>
  joined(
    slab(8, h / 2 - 12, w - 16, 24, '#f7c531', { rx: 4 }),
    many(3, (index) => shape(`M${18 + index * 26} ${h / 2 + 12}l12 -24h10l-12 24z`, '#1d1a24', { stroke: 'none' })),
  );

/** A hat with some coins, and a guitar case. */
const buskers: DrawsOver = () =>
  joined(
    shape('M26 22q14 -6 16 10l4 20q12 8 6 24q-10 12 -24 2q-10 -14 0 -26l-6 -18z', '#6b3f2a'),
    ball(70, 64, 15, '#333a4d'),
    ball(70, 64, 6, '#f7c531', { 'stroke-width': 1.5 }),
  );

/** A picnic blanket. */
const picnic: DrawsOver = () =>
  joined(
    slab(16, 18, 68, 64, '#f2f0e6', { rx: 4 }),
    ...[0, 1, 2].map((index) => patch(16, 22 + index * 22, 68, 10, '#d2553f', { opacity: 0.7 })),
    ball(38, 46, 9, '#d6b183', { 'stroke-width': 2 }),
    ball(62, 58, 7, '#7fb56a', { 'stroke-width': 2 }),
  );

/** Brushes and soap of a wash bay. */
const brushes: DrawsOver = (w, h) =>
  joined(
    slab(20, 10, 22, h - 20, '#3f7fc4', { rx: 11 }),
    slab(w - 42, 10, 22, h - 20, '#3f7fc4', { rx: 11 }),
    ball(w / 2, 34, 8, '#ffffff', { 'stroke-width': 1.5 }),
    ball(w / 2 + 3, 62, 5, '#ffffff', { 'stroke-width': 1.5 }),
  );

/** A house from above, with its roof, for cells that block moves and sight. */
const house: DrawsOver = (w, h) =>
  joined(
    slab(3, 3, w - 6, h - 6, '#6a5f68'),
    shape(`M3 3L${w / 2} ${h / 2}L${w - 3} 3z`, '#8d7f88', { 'stroke-width': 2 }),
    shape(`M3 ${h - 3}L${w / 2} ${h / 2}L${w - 3} ${h - 3}z`, '#574d56', { 'stroke-width': 2 }),
    slab(w * 0.62, h * 0.18, 16, 16, '#b5533c', { 'stroke-width': 2 }),
  );

/** Shipping containers, piled up. */
const containers: DrawsOver = (w, h) =>
  joined(
    slab(4, 4, w - 8, h / 2 - 5, '#b5533c'),
    slab(4, h / 2 + 1, w - 8, h / 2 - 5, '#3f6f8a'),
    many(6, (index) =>
      stroke(`M${16 + index * 14} 10v${h / 2 - 18}M${16 + index * 14} ${h / 2 + 8}v${h / 2 - 18}`, '#1d1a24', 1.5),
    ),
  );

/** A founder in bronze on a pedestal. */
const statue: DrawsOver = (w, h) =>
  joined(
    slab(4, 4, w - 8, h - 8, '#b9b2a4', { rx: 6 }),
    slab(16, 16, w - 32, h - 32, '#98907f', { rx: 4 }),
    shape('M50 20a11 11 0 0 1 4 21l16 10l-4 9l-10 -5v28h-12v-28l-14 14l-7 -7l23 -21a11 11 0 0 1 4 -21z', '#4f7c6a'),
  );

const shapes = {
  tree,
  zebra,
  flowers,
  parasol,
  benches,
  steps,
  crates,
  gap,
  water,
  pond,
  bus,
  columns,
  awning,
  counter,
  greenhouse,
  barrels,
  bicycles,
  stairsDown,
  barrier,
  buskers,
  picnic,
  brushes,
  house,
  containers,
  statue,
} as const;

/** The drawings of scenery. */
export type SceneryName = keyof typeof shapes;

/** A piece of scenery over so many cells; nothing over none. */
export const sceneryShape = (name: SceneryName, width: number, height: number): Markup =>
  width > 0 && height > 0 ? shapes[name](width * 100, height * 100) : nothing;
