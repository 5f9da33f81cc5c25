import { joined, tag, told, type Markup } from '#drawing';
import type { Photography } from '#skirmish-presentation';
import { pageWords } from './page-words.js';
import type { Showing } from './showing.js';

/** How the paper takes its pictures: over the harbour, with the inhabited volcano. */
export const photographyOf = (showing: Showing): Photography => ({
  foreground: harbour,
  caption: told(showing, pageWords.photo),
});

/** The volcano with its antenna on the left, cranes and sheds on the right, and the water before them. */
function harbour(width: number, height: number, ink: string): Markup {
  const at = (x: number, y: number): string => `${Math.round(width * x)} ${Math.round(height * y)}`;
  const volcano = `M${at(0, 1)}L${at(0.15, 0.62)}L${at(0.19, 0.66)}L${at(0.24, 0.6)}L${at(0.42, 1)}z`;
  const antenna = `M${at(0.21, 0.64)}V${Math.round(height * 0.44)}M${at(0.18, 0.5)}H${Math.round(width * 0.24)}`;
  const sheds = `M${at(0.5, 1)}V${Math.round(height * 0.84)}L${at(0.56, 0.78)}L${at(0.62, 0.84)}V${Math.round(height * 0.88)}H${Math.round(width * 0.78)}V${Math.round(height * 0.74)}H${Math.round(width * 0.86)}V${Math.round(height * 0.86)}H${Math.round(width)}V${Math.round(height)}z`;
  const crane = `M${at(0.7, 0.9)}V${Math.round(height * 0.5)}M${at(0.64, 0.56)}L${at(0.94, 0.5)}M${at(0.7, 0.5)}L${at(0.84, 0.52)}M${at(0.9, 0.51)}V${Math.round(height * 0.62)}`;
  const lines = { fill: 'none', stroke: ink, 'stroke-width': 3 };
  return joined(
    tag('path', { d: volcano, fill: ink }),
    tag('path', { d: antenna, ...lines }),
    tag('path', { d: sheds, fill: ink }),
    tag('path', { d: crane, ...lines }),
    tag('rect', { y: height * 0.94, width, height: height * 0.06, fill: ink }),
  );
}
