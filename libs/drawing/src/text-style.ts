/** The faces of pictures; `news` is what newspapers are set in. */
export type Face = 'serif' | 'sans' | 'news';

/** How a text looks. Sizes and spacings in user units. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Space added after each letter. */
  readonly spacing?: number;
  /** Space added to each space between words. */
  readonly wordSpacing?: number;
  /** Where the given x lies: at its start when absent. */
  readonly anchor?: 'middle' | 'end';
  /** From one line to the next, as a multiple of the size; 1.3 when absent. */
  readonly leading?: number;
}

/** A style that is like another, but for some of it. */
export const like = (style: TextStyle, changes: Partial<TextStyle>): TextStyle => ({ ...style, ...changes });

/** From one baseline to the next. */
export const lineHeight = ({ size, leading = 1.3 }: TextStyle): number => size * leading;
