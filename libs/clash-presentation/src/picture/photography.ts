import { joined, tag, told, type Markup } from '#drawing';
import type { Photography } from '#skirmish-presentation';
import { pageWords } from './page-words.js';
import type { Showing } from './showing.js';

/** How the newspapers take their pictures: over the roofs of the city. */
export const photographyOf = (showing: Showing): Photography => ({
  foreground: skyline,
  caption: told(showing, pageWords.photo),
});

/** Roofs of the city, one house after the other, as parts of the height. */
const roofs = [0.2, 0.34, 0.26, 0.42, 0.18, 0.3, 0.38, 0.16, 0.28, 0.44, 0.22, 0.32, 0.19, 0.36];

/** The thing on the highest roof of a picture, with its foot at 0,0 and this tall. */
const landmarks: readonly ((tall: number) => string)[] = [
  // An antenna with two crossbars.
  (tall) =>
    `M-2 0V${-tall}H2V0zM${-tall * 0.3} ${-tall * 0.8}h${tall * 0.6}v3h${-tall * 0.6}zM${-tall * 0.2} ${-tall * 0.5}h${tall * 0.4}v3h${-tall * 0.4}z`,
  // A water tower on legs.
  (tall) =>
    `M${-tall * 0.3} 0V${-tall * 0.4}h3V0zM${tall * 0.3} 0V${-tall * 0.4}h-3V0zM${-tall * 0.4} ${-tall * 0.35}V${-tall * 0.8}L0 ${-tall}L${tall * 0.4} ${-tall * 0.8}V${-tall * 0.35}z`,
  // A dome with its lantern.
  (tall) => `M${-tall * 0.6} 0a${tall * 0.6} ${tall * 0.6} 0 0 1 ${tall * 1.2} 0zM-3 0V${-tall}H3V0z`,
  // Chimneys.
  (tall) =>
    `M${-tall * 0.5} 0V${-tall * 0.7}h${tall * 0.25}V0zM0 0V${-tall}h${tall * 0.25}V0zM${tall * 0.4} 0V${-tall * 0.5}h${tall * 0.2}V0z`,
];

/**
 * The roofs over which an article’s picture is taken: other streets for other articles, from one end or the other, with
 * something to know them by on the highest roof that is not cut off.
 */
function skyline(width: number, height: number, ink: string, articleId: string): Markup {
  const place = placeOf(articleId);
  const from = place % roofs.length;
  const street = [...roofs.slice(from), ...roofs.slice(0, from)];
  const seen = Math.floor(place / 100) % 2 === 0 ? street : [...street].reverse();
  const step = width / seen.length;
  const topOf = (part: number): number => Math.round(height * (1 - part * 0.62));
  const path = seen.map((part, index) => `V${topOf(part)}H${Math.round((index + 1) * step)}`).join('');
  const highest = seen.indexOf(Math.max(...seen.slice(1, -1)), 1);
  const landmark = landmarks[Math.floor(place / roofs.length) % landmarks.length]?.(Math.round(height * 0.13));
  return joined(
    tag('path', { d: `M0 ${height}${path}V${height}z`, fill: ink }),
    tag('path', {
      d: landmark,
      transform: `translate(${Math.round((highest + 0.5) * step)} ${topOf(seen[highest] ?? 0) + 1})`,
      fill: ink,
    }),
  );
}

/** A number that only depends on the name. */
const placeOf = (articleId: string): number =>
  Array.from(articleId).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
