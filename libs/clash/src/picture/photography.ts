import { tag, told, type Markup } from '#drawing';
import type { Photography } from '#skirmish';
import { pageWords } from './page-words.js';
import type { Showing } from './showing.js';

/** How the newspapers take their pictures: over the roofs of the city. */
export const photographyOf = (showing: Showing): Photography => ({
  foreground: skyline,
  caption: told(showing, pageWords.photo),
});

/** Roofs of the city, the same every day. */
function skyline(width: number, height: number, ink: string): Markup {
  const heights = [0.2, 0.34, 0.26, 0.42, 0.18, 0.3, 0.38, 0.16, 0.28, 0.44, 0.22, 0.32, 0.19, 0.36];
  const step = width / heights.length;
  let path = `M0 ${height}`;
  heights.forEach((part, index) => {
    const top = Math.round(height * (1 - part * 0.62));
    path += `V${top}H${Math.round((index + 1) * step)}`;
  });
  return tag('path', { d: `${path}V${height}z`, fill: ink });
}
