import type { Part, Selection } from './use-selection.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Room between a piece and the frame of its button, in units of the picture. */
const AROUND = 4;

/**
 * Marks the pieces of a picture: over each that can be selected next lies a named button, and those that are selected are outlined.
 * The button is a frame of its own: a piece may contain others, and has texts that are not its name.
 */
export function mark(svg: Element, { choices, selected, isAsking }: Selection): void {
  const options = new Map(choices.options.map((part) => [part.key, part]));
  const chosen = new Set(selected.map(({ key }) => key));
  for (const piece of svg.querySelectorAll<SVGGElement>('[data-ref]')) {
    const key = keyOf(piece);
    piece.classList.toggle('selected', chosen.has(key));
    const frame = piece.querySelector(':scope > .pick');
    const part = isAsking ? undefined : options.get(key);
    if (part) (frame ?? framed(piece)).setAttribute('aria-label', part.label);
    else frame?.remove();
  }
}

const keyOf = (piece: SVGElement): string => piece.dataset['ref'] ?? '';

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
