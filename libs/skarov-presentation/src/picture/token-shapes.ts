import { joined, type Markup } from '#drawing';
import { ball, crate, patch, shape, slab, stroke } from '#skirmish-presentation';

/* Resolution tokens, each in a cell of a hundred units (SKAROV-BASE-10). */

const missile = joined(
  shape('M50 8q20 22 20 46v22H30V54q0 -24 20 -46z', '#e3e6ea'),
  shape('M50 8q12 13 17 28H33q5 -15 17 -28z', '#d2342b', { 'stroke-width': 2 }),
  shape('M30 60L16 82h14zM70 60l14 22H70z', '#8b9099'),
  shape('M40 78h20l-10 18z', '#f7c531', { 'stroke-width': 2 }),
  ball(50, 50, 7, '#3f7fc4', { 'stroke-width': 2 }),
);

const fuel = joined(
  slab(26, 20, 48, 66, '#c8443c', { rx: 10 }),
  patch(26, 36, 48, 6, '#1d1a24'),
  patch(26, 64, 48, 6, '#1d1a24'),
  shape('M50 44q9 9 9 15a9 9 0 0 1 -18 0q0 -6 9 -15z', '#f7c531', { 'stroke-width': 2 }),
);

const press = joined(
  slab(18, 74, 64, 14, '#4a515c', { rx: 3 }),
  slab(24, 14, 52, 16, '#8b9099', { rx: 3 }),
  stroke('M32 30v44M68 30v44', '#4a515c', 6),
  slab(34, 42, 32, 16, '#f7c531', { rx: 2 }),
  stroke('M50 30v12', '#1d1a24', 7),
);

const drawn: Readonly<Record<string, Markup>> = { missile, fuel, press };

/** The look of a token of this kind; a crate for a kind that is not drawn here. */
export const tokenShape = (kindId: string): Markup => drawn[kindId] ?? crate;

/** Whether a kind has a drawing of its own. */
export const isDrawn = (kindId: string): boolean => kindId in drawn;
