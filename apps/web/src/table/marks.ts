import type { Part } from './choice.js';
import type { Selection } from './use-selection.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Room between a piece and the frame of its button, in units of the picture. */
const AROUND = 4;

/**
 * Marks the pieces of a picture: over each that can be selected next lies a named button, and those that are selected are outlined, with
 * those that the command names which waits for its confirmation. The button is a frame of its own: a piece may contain others, and has
 * texts that are not its name.
 */
export function mark(svg: Element, { choices, selected, found, isAsking }: Selection): void {
  const options = new Map(choices.options.map((part) => [part.key, part]));
  const chosen = new Set(selected.map(({ key }) => key));
  const named = found?.parts.map(({ key }) => key) ?? [];
  for (const piece of piecesOf(svg)) {
    const key = keyOf(piece);
    piece.classList.toggle('selected', chosen.has(key));
    piece.classList.toggle('named', named.includes(key));
    const frame = piece.querySelector(':scope > .pick');
    const part = isAsking ? undefined : options.get(key);
    if (part) (frame ?? framed(piece)).setAttribute('aria-label', part.label);
    else frame?.remove();
  }
  trace(svg, named);
}

const piecesOf = (svg: Element): readonly SVGGElement[] => [...svg.querySelectorAll<SVGGElement>('[data-ref]')];

const keyOf = (piece: SVGElement): string => piece.dataset['ref'] ?? '';

/** Draws a line through the pieces that a command names, in its order: from the figure to where it goes or what it strikes. */
function trace(place: Element, named: readonly string[]): void {
  place.querySelector('.trace')?.remove();
  const svg = place.querySelector('svg');
  const toPicture = svg?.getScreenCTM()?.inverse();
  if (!svg || !toPicture) return;
  const pieces = piecesOf(svg);
  const points = named.flatMap((key) => {
    const piece = pieces.find((one) => keyOf(one) === key);
    const matrix = piece?.getScreenCTM();
    if (!piece || !matrix) return [];
    const { x, y, width, height } = piece.getBBox();
    return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toPicture.multiply(matrix));
  });
  if (points.length < 2) return;
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('class', 'trace');
  line.setAttribute('points', points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' '));
  svg.append(line);
}

/** A new button around a piece: over it, or under it where pieces lie on it that are pointed at themselves. */
function framed(piece: SVGGElement): SVGRectElement {
  const { x, y, width, height } = piece.getBBox();
  const frame = document.createElementNS(SVG, 'rect');
  const place = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND, rx: AROUND };
  for (const [name, value] of Object.entries(place)) frame.setAttribute(name, String(value));
  frame.setAttribute('class', 'pick');
  frame.setAttribute('role', 'button');
  frame.setAttribute('tabindex', '0');
  if (piece.querySelector('[data-ref]')) piece.prepend(frame);
  else piece.append(frame);
  return frame;
}

/** The part that a place of a picture stands for; `undefined` where nothing can be selected now. */
export function partAt(target: EventTarget | null, { choices }: Selection): Part | undefined {
  let piece = target instanceof Element ? target.closest<SVGElement>('[data-ref]') : null;
  while (piece) {
    const key = keyOf(piece);
    const part = choices.options.find((option) => option.key === key);
    if (part) return part;
    piece = piece.parentElement?.closest<SVGElement>('[data-ref]') ?? null;
  }
  return undefined;
}
