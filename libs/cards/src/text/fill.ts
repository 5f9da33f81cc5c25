/** The blanks of a template (cards.md 7.1). `undefined`: there is none. */
export interface Blanks {
  /** A signed value. */
  readonly v?: string | undefined;
  /** A bare value. */
  readonly n?: string | undefined;
  readonly what?: string | undefined;
  readonly side?: string | undefined;
  /** Cost in stones. */
  readonly c?: string | undefined;
  readonly stone?: string | undefined;
  /** A group of creatures; of enemies. */
  readonly N?: string | undefined;
  readonly NE?: string | undefined;
  /** One of them; of the enemies; and one only where it is not simply any creature. */
  readonly O?: string | undefined;
  readonly OE?: string | undefined;
  readonly A?: string | undefined;
  readonly against?: string | undefined;
  readonly vulnerable?: string | undefined;
  readonly kind?: string;
  readonly classes?: string;
  readonly size?: string;
}

/** A template with its blanks filled. A part in brackets is said only if all its blanks have something to say. */
export function fill(template: string, blanks: Blanks): string {
  const said = (name: string): string | undefined => blanks[name as keyof Blanks];
  const known = (part: string): boolean => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => said(name));
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (known(part) ? part : ''))
    .replace(/\{(\w+)\}/g, (blank, name: string) => said(name) ?? blank);
}
