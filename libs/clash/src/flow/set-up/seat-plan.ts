import { localized, type Localized, type TablePlan } from '#kernel';
import type { Options } from '../../options-fields.js';
import type { Side } from '../../words.js';

/** Heroes that a game has at most (CLASH-009). */
export const MOST_HEROES = 6;

/** The inputs of the plan of a table. */
type TableOptions = Pick<Options, 'mode' | 'seatsA' | 'seatsB' | 'heroesA' | 'heroesB' | 'startSide'>;

/** How many seats each side has; solo and co-op have those of the start side alone (CLASH-201). */
export function seatsASide(options: TableOptions): Record<Side, number> {
  if (options.mode === 'VERSUS') return { A: options.seatsA, B: options.seatsB };
  return options.startSide === 'A' ? { A: options.seatsA, B: 0 } : { A: 0, B: options.seatsA };
}

/**
 * How many heroes each side may have. By default the larger side has as many as seats, and the other as many as that,
 * as far as six heroes reach (CLASH-201). Solo and co-op have one hero a seat.
 */
export function heroesASide(options: TableOptions): Record<Side, number> {
  const seats = seatsASide(options);
  if (options.mode !== 'VERSUS') return seats;
  const { heroesA, heroesB } = options;
  const larger = Math.max(seats.A, seats.B, heroesA ?? 0, heroesB ?? 0);
  const filled = (own: number, others: number): number => Math.max(own, Math.min(larger, MOST_HEROES - others));
  if (heroesA !== undefined) return { A: heroesA, B: heroesB ?? filled(seats.B, heroesA) };
  if (heroesB !== undefined) return { A: filled(seats.A, heroesB), B: heroesB };
  return seats.A >= seats.B ? { A: seats.A, B: filled(seats.B, seats.A) } : { A: filled(seats.A, seats.B), B: seats.B };
}

/** The seats of a game under these options: those of side A first (CLASH-201). All of them have to be taken. */
export function seatPlan(options: TableOptions): TablePlan {
  const { A, B } = seatsASide(options);
  const seats = Array.from({ length: A + B }, (_, seat) => ({ seat, side: seat < A ? 'A' : 'B' }));
  return { least: seats.length, seats };
}

/** The faults of the numbers of seats and heroes; `undefined` when they fit (CLASH-009, CLASH-201). */
export function tableProblem(options: TableOptions): Localized | undefined {
  const { mode, seatsA } = options;
  if (mode === 'SOLO')
    return seatsA === 1 ? undefined : localized('A solo game has one seat.', 'Une partie en solo a une place.');
  if (mode === 'COOP')
    return seatsA >= 2
      ? undefined
      : localized('A co-operative game has two to six seats.', 'Une partie en coopération a de deux à six places.');
  const seats = seatsASide(options);
  const heroes = heroesASide(options);
  if (heroes.A < seats.A || heroes.B < seats.B)
    return localized(
      'A side has at least as many heroes as seats.',
      'Un camp a au moins autant de héros que de places.',
    );
  return heroes.A + heroes.B <= MOST_HEROES
    ? undefined
    : localized('A game has six heroes at most.', 'Une partie a six héros au plus.');
}
