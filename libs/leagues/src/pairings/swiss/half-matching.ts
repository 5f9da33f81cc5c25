const UNPAIRED = -1;

/** Complete matchings of two halves of equal size: rows, each with a column of its own. */
export class HalfMatching {
  private readonly mates: Int32Array;
  private readonly rows: Int32Array;
  /** By row and column, whether they may be matched. */
  private readonly open: Uint8Array;

  constructor(
    private readonly size: number,
    mayMatch: (row: number, column: number) => boolean,
  ) {
    this.mates = new Int32Array(size).fill(UNPAIRED);
    this.rows = new Int32Array(size).fill(UNPAIRED);
    this.open = new Uint8Array(size * size);
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1) if (mayMatch(row, column)) this.open[row * size + column] = 1;
  }

  /** The columns of the first complete matching: each row in turn has the first column that leaves the later rows one. */
  first(): readonly number[] | undefined {
    for (let row = 0; row < this.size; row += 1) if (!this.augment(row, 0)) return undefined;
    for (let row = 0; row < this.size; row += 1) {
      const wanted = this.before(row);
      if (wanted.length === 0) continue;
      const finds = this.findsAnother(row);
      const column = wanted.find((each) => finds[this.rows[each] as number] === 1);
      if (column !== undefined) this.take(row, column);
    }
    return [...this.mates];
  }

  /** The columns before that of a row which it may take: those of earlier rows are taken for good. */
  private before(row: number): readonly number[] {
    const columns: number[] = [];
    for (let column = 0; column < (this.mates[row] as number); column += 1)
      if (this.open[row * this.size + column] === 1 && (this.rows[column] as number) > row) columns.push(column);
    return columns;
  }

  /** Which of the later rows find another column where a row leaves its own: they may take it, or that of a row which finds one. */
  private findsAnother(row: number): Uint8Array {
    const finds = new Uint8Array(this.size);
    let left = Array.from({ length: this.size - row - 1 }, (_, more) => row + 1 + more);
    const queue = [this.mates[row] as number];
    for (let place = 0; place < queue.length && left.length > 0; place += 1) {
      const column = queue[place] as number;
      left = left.filter((each) => {
        if (this.open[each * this.size + column] !== 1) return true;
        finds[each] = 1;
        queue.push(this.mates[each] as number);
        return false;
      });
    }
    return finds;
  }

  /** Gives a row the column of a later one, which finds another. */
  private take(row: number, column: number): void {
    const [old, other] = [this.mates[row] as number, this.rows[column] as number];
    this.match(row, column);
    this.mates[other] = this.rows[old] = UNPAIRED;
    this.augment(other, row + 1);
  }

  private match(row: number, column: number): void {
    this.mates[row] = column;
    this.rows[column] = row;
  }

  /** Finds a column for a row, by rows from one on that change theirs: the shortest such way. */
  private augment(root: number, from: number): boolean {
    const { size } = this;
    const reachedBy = new Int32Array(size).fill(UNPAIRED);
    const queue = [root];
    for (let place = 0; place < queue.length; place += 1) {
      const row = queue[place] as number;
      for (let column = 0; column < size; column += 1) {
        if (this.open[row * size + column] !== 1 || reachedBy[column] !== UNPAIRED) continue;
        const next = this.rows[column] as number;
        if (next !== UNPAIRED && next < from) continue;
        reachedBy[column] = row;
        if (next === UNPAIRED) {
          this.turn(column, reachedBy, root);
          return true;
        }
        queue.push(next);
      }
    }
    return false;
  }

  /** Along the way to a free column each row takes the next one. */
  private turn(free: number, reachedBy: Int32Array, root: number): void {
    for (let column = free; ;) {
      const row = reachedBy[column] as number;
      const before = this.mates[row] as number;
      this.match(row, column);
      if (row === root) return;
      column = before;
    }
  }
}
