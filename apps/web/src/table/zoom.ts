/** How far a picture can be enlarged. */
const MOST = 6;

/** Each press of a key or a button enlarges by so much. */
export const STEP = 1.25;

/** A factor of a picture within its bounds: 1 shows it whole. */
export const bounded = (factor: number): number => Math.min(MOST, Math.max(1, factor));

/** How much a turn of a wheel enlarges. @param turn in pixels, as browsers give it; away from the player is negative. */
export const byWheel = (turn: number): number => Math.exp(-Math.max(-120, Math.min(120, turn)) / 400);

/** A point of a window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance of two fingers. */
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The point in the middle of two. */
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
