import type { RatingBook, RatingLine, RatingStep } from '#leagues';
/** The strength of all players by their results. Computed once, on first use. */
export class RatingReckoning {
  private readonly known: { book?: RatingBook; lines?: readonly RatingLine[] } = {};

  constructor(private readonly make: () => RatingBook) {}

  /** The strength of all who have played, the best first. */
  get ratings(): readonly RatingLine[] {
    return (this.known.lines ??= this.book.lines());
  }

  /** The strength of an entrant; `undefined` for one who has not played. */
  line(player: string): RatingLine | undefined {
    return this.book.line(player);
  }

  /** The changes of an entrant's rating, game by game. */
  explain(player: string): readonly RatingStep[] {
    return this.book.explain(player);
  }

  private get book(): RatingBook {
    return (this.known.book ??= this.make());
  }
}
