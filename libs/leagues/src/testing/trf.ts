import { readFileSync } from 'node:fs';

/** A player in a tournament report (TRF), with a cell a round: opponent, seat, result. */
export interface Row {
  readonly player: string;
  readonly number: number;
  readonly cells: readonly string[];
}

/** The players of a tournament report, by their numbers. */
export function rowsOf(file: URL): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => {
      const number = Number(line.slice(4, 8));
      const cells = line.slice(89).match(/.{1,10}/g) ?? [];
      return { player: String(number), number, cells };
    });
}
