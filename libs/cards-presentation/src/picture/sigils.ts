import { icon, joined, tag, type Markup } from '#drawing';
import type { Card, Vulnerability } from '#cards';
import { classIcons, typeIcons } from './look.js';

const filled = (d: string): Markup => tag('path', { d, 'fill-rule': 'evenodd' });
const drawn = (d: string, width: number): Markup =>
  tag('path', { d, fill: 'none', stroke: 'currentColor', 'stroke-width': width, 'stroke-linecap': 'round' });

/** Signs of these cards alone, in a field of 24 by 24, in the color of their use. */
const shapes = {
  wing: filled(
    'M2 20C2 11 7 4 22 3c-1 2.500-2.600 4.200-5 5.200 1.300.2 2.400.1 3.500-.4-1 2.800-3 4.700-6 5.600 1.100.3 2.100.3 3.100 0-1.700 2.700-4.300 4.100-7.800 4.100-2.700 0-4.600.8-5.800 2.500z',
  ),
  mug: filled(
    'M3.500 9.500H16v1h2a3.500 3.500 0 0 1 3.500 3.500v2a3.500 3.500 0 0 1-3.500 3.500h-2V22H3.500zM16 13v4h1.700c.8 0 1.300-.5 1.300-1.300v-1.400c0-.8-.5-1.300-1.300-1.300zM3 8.500A3.200 3.200 0 0 1 6 4a4 4 0 0 1 7-.6 3 3 0 0 1 3.500 5.100z',
  ),
  coin: filled(
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zm0 2L15.500 12 12 17.500 8.500 12z',
  ),
  bow: joined(
    drawn('M7 3c8.500 1 13 5.500 14 14M7 3l14 14', 2),
    drawn('M3 21 14 10', 2.4),
    filled('m18 6-1.500 5.500L12.500 7.500z'),
  ),
  tower: filled(
    'M4 2h3.500v3H10V2h4v3h2.500V2H20v7.500l-2 1.500v8.500h2V22H4v-2.500h2V11L4 9.500zm8 12a2 2 0 0 0-2 2v3.500h4V16a2 2 0 0 0-2-2z',
  ),
  ruin: filled(
    'M4 7l3 1 1-3 2.500 4L13 6l2 5 2.500-2L20 14l-2 1v4.500h2V22H4v-2.500h2V12L4 10.500zm8 8.500a1.500 1.500 0 0 0-1.500 1.500v2.500h3V17a1.500 1.500 0 0 0-1.500-1.500z',
  ),
} as const satisfies Readonly<Record<string, Markup>>;

/** The name of a sigil. */
export type SigilName = keyof typeof shapes;

/** The symbols that `sigil` uses. */
export const sigilSymbols: Markup = joined(
  ...Object.entries(shapes).map(([name, shape]) => tag('symbol', { id: `sigil-${name}`, viewBox: '0 0 24 24' }, shape)),
);

/** A sigil with its upper left corner at `x`, `y`. */
export const sigil = (name: SigilName, x: number, y: number, size: number, color: string): Markup =>
  tag('use', { href: `#sigil-${name}`, x, y, width: size, height: size, fill: color, color });

/** The sign of what a card is: of its class for a creature, of its type for any other card. */
export function signOf(card: Card, x: number, y: number, size: number, color: string): Markup {
  const [first] = card.classes ?? [];
  if (first) return icon(classIcons[first], x, y, size, color);
  if (card.variant === 'DOWNGRADE') return sigil('ruin', x, y, size, color);
  const named = typeIcons[card.type];
  return named === undefined ? sigil('tower', x, y, size, color) : icon(named, x, y, size, color);
}

/** The sign of a vulnerability. */
export function weakness(of: Vulnerability, x: number, y: number, size: number, color: string): Markup {
  if (of === 'CARNAL') return icon('heart', x, y, size, color);
  return sigil(of === 'ALCOHOL' ? 'mug' : 'coin', x, y, size, color);
}
