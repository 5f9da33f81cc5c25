/** A face of a font, as far as pictures need it. */
export interface FontData {
  readonly family: string;
  readonly weight: 400 | 700;
  readonly style: 'normal' | 'italic';
  readonly unitsPerEm: number;
  /** The beginnings of its tables that are the same for any choice of letters, in base64. */
  readonly tables: Readonly<Record<'head' | 'hhea' | 'maxp' | 'OS/2', string>>;
  /**
   * One glyph a line: the code of its letter in hexadecimal (`-` when it is only a part of others), its advance, its
   * left bearing, its outline in base64, and where in the outline the lines of other glyphs are named.
   */
  readonly glyphs: string;
}
