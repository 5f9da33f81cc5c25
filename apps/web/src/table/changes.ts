/** How each piece of a picture looks and where it lies, by its key: without the pieces on it, which have looks of their own. */
export type Looks = ReadonlyMap<string, string>;

const PIECE = '[data-ref]';

const keyOf = (piece: Element): string => piece.getAttribute('data-ref') ?? '';

/** The looks of a picture as the server has drawn it. */
export function looksOf(svg: Element): Looks {
  const looks = new Map<string, string>();
  for (const piece of svg.querySelectorAll(PIECE)) {
    const alone = piece.cloneNode(true) as Element;
    for (const other of alone.querySelectorAll(PIECE)) other.remove();
    const under = piece.parentElement?.closest(PIECE);
    const look = `${under ? keyOf(under) : ''} ${alone.outerHTML}`;
    looks.set(keyOf(piece), (looks.get(keyOf(piece)) ?? '') + look);
  }
  return looks;
}

/** How the glow of a piece begins; it ends as the piece looks. */
const GLOW = { filter: 'drop-shadow(0 0 8px var(--accent))' };

/** Milliseconds that a piece glows. */
const LASTS = 2_500;

/** Lets the pieces of a picture glow that look otherwise than before, or are new. The next picture does not end it. */
export function glow(svg: Element, before: Looks, now: Looks): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const piece of svg.querySelectorAll(PIECE))
    if (before.get(keyOf(piece)) !== now.get(keyOf(piece)))
      piece.animate([GLOW, {}], { id: 'changed', duration: LASTS, easing: 'ease-out' });
}
