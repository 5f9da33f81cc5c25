/** A text of a picture, as a browser sets it. Lengths in the units of the picture. */
export interface MeasuredText {
  readonly text: string;
  /** `undefined` when the text does not say how much room it has. */
  readonly room: number | undefined;
  /** In the letters that the picture carries, at their own width, not that of the attribute. */
  readonly carried: RunningOut;
  /** In the fonts that the system has, where those of the picture are refused. */
  readonly refused: RunningOut;
}

/** How far a text runs out of its room, and out of the picture; 0 where it does not. */
export interface RunningOut {
  /** By how much the text is longer than its room. */
  readonly length: number;
  /** How far ink is outside the room, rounded up to whole pixels by the browser: a “j” may begin before its line does. */
  readonly ink: number;
  /** How far ink is outside the picture. */
  readonly edge: number;
}

/** Measures every text of the document that is open. Runs in the browser, so it can use nothing from outside itself. */
export async function textsIn(): Promise<MeasuredText[]> {
  const { document } = globalThis as unknown as { document: BrowserDocument };
  const texts = [...document.querySelectorAll('text')];
  const roomOf = (text: Element): number | undefined =>
    Number(text.getAttribute('data-room') ?? text.getAttribute('textLength') ?? Number.NaN) || undefined;
  const [, , width, height] = document.documentElement.getAttribute('viewBox')!.split(' ').map(Number);

  function runningOut(text: Element, room: number): RunningOut {
    const { x, y, width: long, height: high } = text.getBBox();
    const anchor = text.getAttribute('text-anchor');
    const left = Number(text.getAttribute('x')) - room * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
    const { a, b, c, d, e, f } = text.getCTM();
    const corners = [x, x + long].flatMap((x) => [y, y + high].map((y) => [a * x + c * y + e, b * x + d * y + f]));
    return {
      length: Math.max(0, text.getComputedTextLength() - room),
      ink: Math.max(0, left - x, x + long - left - room),
      edge: Math.max(0, ...corners.flatMap(([x, y]) => [-x!, x! - width!, -y!, y! - height!])),
    };
  }

  /** Letters that no font of the picture has are as wide as the attribute sets. */
  const isLatin = (text: Element): boolean => /^[\u0020-\u024F\u2000-\u22FF]*$/.test(text.textContent);
  const rooms = texts.map(roomOf);
  const held = texts.map((text) => text.getAttribute('textLength'));
  for (const text of texts.filter(isLatin)) text.removeAttribute('textLength');
  await Promise.all([...document.fonts].map((font) => font.load()));
  const carried = texts.map((text, index) => runningOut(text, rooms[index] ?? 0));
  for (const [index, text] of texts.entries()) if (held[index] != null) text.setAttribute('textLength', held[index]);
  for (const style of document.querySelectorAll('style')) style.remove();
  const refused = texts.map((text, index) => runningOut(text, rooms[index] ?? 0));
  return texts.map(({ textContent }, index) => ({
    text: textContent,
    room: rooms[index],
    carried: carried[index]!,
    refused: refused[index]!,
  }));
}

interface Element {
  readonly textContent: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
  getComputedTextLength(): number;
  getBBox(): Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  getCTM(): Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>;
}

interface BrowserDocument {
  readonly documentElement: Element;
  readonly fonts: Iterable<{ load(): Promise<unknown> }>;
  querySelectorAll(selector: string): Iterable<Element>;
}
