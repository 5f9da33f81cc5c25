import { joined, type Markup } from '#drawing';
import { ball, crate, patch, shape, slab, stroke } from '#skirmish-presentation';

/*
 * The pieces on the board, each in cells of a hundred units from the upper left corner of its own space, before it is
 * turned; those of several cells as seen from above, the others as one would know them in the street.
 */

const shadow = (x: number, y: number, width: number, height: number): Markup =>
  patch(x + 5, y + 7, width, height, '#00000035', { rx: 14 });

const car = joined(
  shadow(10, 22, 178, 62),
  patch(34, 14, 26, 10, '#1d1a24', { rx: 3 }),
  patch(134, 14, 26, 10, '#1d1a24', { rx: 3 }),
  patch(34, 78, 26, 10, '#1d1a24', { rx: 3 }),
  patch(134, 78, 26, 10, '#1d1a24', { rx: 3 }),
  slab(10, 20, 180, 62, '#c8443c', { rx: 22 }),
  slab(62, 28, 84, 46, '#a5342e', { rx: 10 }),
  shape('M62 30L46 34v34l16 4zM146 30l18 5v32l-18 5z', '#bfe0ea', { 'stroke-width': 2 }),
  patch(180, 28, 8, 12, '#f7e9a0'),
  patch(180, 62, 8, 12, '#f7e9a0'),
);

const billboard = joined(
  shadow(-94, 30, 286, 40),
  slab(-40, 66, 12, 24, '#6b5a48'),
  slab(128, 66, 12, 24, '#6b5a48'),
  slab(-94, 18, 288, 56, '#f2f0e6', { rx: 4 }),
  patch(-86, 26, 272, 40, '#3f7fc4'),
  ball(-40, 46, 17, '#f7c531', { 'stroke-width': 2 }),
  stroke('M-6 38h150M-6 54h110', '#ffffff', 8),
);

const dumpster = joined(
  shadow(12, 24, 174, 58),
  slab(12, 22, 176, 60, '#3f7a52', { rx: 6 }),
  slab(20, 30, 76, 44, '#56946a', { rx: 3 }),
  slab(104, 30, 76, 44, '#56946a', { rx: 3 }),
  ball(140, 50, 10, '#d6b183', { 'stroke-width': 2 }),
  stroke('M36 40h44M36 54h44', '#2c5a3b', 4),
);

const hotDogStand = joined(
  shape('M16 40L50 14L84 40z', '#d2553f'),
  stroke('M50 40v14', '#1d1a24', 4),
  slab(20, 52, 60, 26, '#f2f0e6', { rx: 4 }),
  slab(28, 57, 44, 14, '#e8b46a', { rx: 7, 'stroke-width': 2 }),
  stroke('M34 64q5 -6 10 0t10 0t10 0', '#c8443c', 4),
  ball(34, 82, 7, '#6b7078', { 'stroke-width': 2 }),
  ball(66, 82, 7, '#6b7078', { 'stroke-width': 2 }),
);

const streetLamp = joined(
  ball(62, 28, 24, '#f7e9a080', { stroke: 'none' }),
  slab(42, 26, 7, 58, '#4a5162', { 'stroke-width': 2 }),
  slab(34, 80, 23, 8, '#4a5162', { 'stroke-width': 2 }),
  stroke('M45 26q2 -10 16 -8', '#4a5162', 6),
  shape('M54 20h20l4 14h-28z', '#f7c531', { 'stroke-width': 2 }),
);

const mailbox = joined(
  slab(34, 70, 32, 16, '#35506f', { 'stroke-width': 2 }),
  shape('M26 72V38q0 -20 24 -20t24 20v34z', '#2f68a8'),
  slab(36, 38, 28, 7, '#1d1a24', { 'stroke-width': 1 }),
  patch(38, 52, 24, 12, '#f2f0e6'),
  stroke('M38 52l12 7l12 -7', '#2f68a8', 2),
);

const fireHydrant = joined(
  slab(30, 78, 40, 9, '#8f2a24', { rx: 3 }),
  slab(36, 38, 28, 42, '#d2342b', { rx: 4 }),
  shape('M36 40q0 -18 14 -18t14 18z', '#d2342b'),
  slab(45, 14, 10, 9, '#f7c531', { 'stroke-width': 2 }),
  slab(24, 48, 12, 13, '#f7c531', { rx: 3, 'stroke-width': 2 }),
  slab(64, 48, 12, 13, '#f7c531', { rx: 3, 'stroke-width': 2 }),
);

const scooter = joined(
  stroke('M30 72L60 72L74 26', '#3f9468', 8),
  stroke('M64 26h20', '#1d1a24', 7),
  ball(28, 76, 10, '#4a5162'),
  ball(68, 76, 10, '#4a5162'),
);

const phoneBox = joined(
  slab(28, 14, 44, 74, '#c8443c', { rx: 5 }),
  patch(34, 18, 32, 8, '#f2f0e6'),
  ...[0, 1, 2].flatMap((row) => [
    patch(34, 31 + row * 17, 14, 13, '#cfe8f0'),
    patch(52, 31 + row * 17, 14, 13, '#cfe8f0'),
  ]),
);

const flowerCart = joined(
  slab(18, 50, 64, 20, '#b98953', { rx: 4 }),
  ball(32, 80, 9, '#6b3f2a'),
  ball(68, 80, 9, '#6b3f2a'),
  ...[24, 38, 52, 66, 78].map((x, index) =>
    ball(x, 42 - (index % 2) * 9, 10, ['#e8586a', '#f7c531', '#b27bd0'][index % 3] ?? '#e8586a', { 'stroke-width': 2 }),
  ),
);

const sonicMachine = joined(
  slab(18, 24, 64, 60, '#5c2a70', { rx: 8 }),
  ball(50, 54, 22, '#2b2f3c'),
  ball(50, 54, 11, '#f08c2e', { 'stroke-width': 2 }),
  stroke('M12 40q-8 14 0 28M88 40q8 14 0 28', '#f08c2e', 5),
  stroke('M34 24V12M66 24V12', '#1d1a24', 4),
);

const relay = joined(
  stroke('M50 88L34 88L50 30L66 88L50 88M41 62h18', '#4a5162', 5),
  ball(50, 26, 10, '#f08c2e'),
  stroke('M30 16q-8 10 0 20M70 16q8 10 0 20', '#f08c2e', 5),
);

const barricade = joined(
  stroke('M26 86V34M74 86V34', '#6b5a48', 7),
  slab(12, 34, 76, 18, '#f7c531', { rx: 3 }),
  slab(12, 60, 76, 16, '#f7c531', { rx: 3 }),
  ...[20, 44, 68].map((x) => shape(`M${x} 52l10 -18h9l-10 18z`, '#1d1a24', { stroke: 'none' })),
);

const spotlight = joined(
  shape('M50 44L14 8L8 30z', '#f7e9a0', { stroke: 'none', opacity: 0.8 }),
  stroke('M50 54L34 86M50 54L66 86', '#4a5162', 6),
  shape('M34 34l26 -12l10 22l-26 14z', '#35506f'),
  ball(38, 46, 9, '#f7c531', { 'stroke-width': 2 }),
);

const routeToken = joined(
  ball(50, 55, 30, '#f7c531'),
  shape('M30 48h22v-12l20 19l-20 19v-12h-22z', '#1d1a24', { stroke: 'none' }),
);

const keyPiece = joined(
  ball(50, 55, 32, '#fff3cf'),
  ball(40, 46, 13, '#e0a92a'),
  ball(40, 46, 5, '#fff3cf', { 'stroke-width': 2 }),
  shape('M49 55l22 22l-6 6l-6 -6l-4 4l-6 -6l4 -4l-10 -10z', '#e0a92a'),
);

const drawn: Readonly<Record<string, Markup>> = {
  car,
  billboard,
  dumpster,
  'hot-dog-stand': hotDogStand,
  'street-lamp': streetLamp,
  mailbox,
  'fire-hydrant': fireHydrant,
  scooter,
  'phone-box': phoneBox,
  'flower-cart': flowerCart,
  'sonic-machine': sonicMachine,
  relay,
  barricade,
  spotlight,
  route: routeToken,
  'key-piece': keyPiece,
};

/** The look of an object or token of this kind; a crate for a kind that is not drawn here. */
export const pieceShape = (kindId: string): Markup => drawn[kindId] ?? crate;

/** Whether a kind has a drawing of its own. */
export const isDrawn = (kindId: string): boolean => kindId in drawn;
