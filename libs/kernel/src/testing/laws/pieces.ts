/** A card, token or the like: by its id, or by what is printed on it where several are alike. */
export type Piece = string | number;

/** Pieces of a game that are neither lost nor doubled: each lies at one place after every command. */
// oxlint-disable-next-line typescript/no-explicit-any -- the state of any ruleset that is judged
export interface Conserved<State = any> {
  /** Their name in a violation, such as `cards`. */
  readonly what: string;
  /** All of them that the game has, as often as there are such; none as long as they are not on the table. */
  readonly box: (state: State) => readonly Piece[];
  /** The places of pieces: pieces by the name of their place, such as `hand 0`. */
  readonly places: (state: State) => Readonly<Record<string, readonly Piece[]>>;
  /** True where those that are out of play lie at none of the places: then none may be at more places than there are such. */
  readonly outOfPlay?: boolean;
}
