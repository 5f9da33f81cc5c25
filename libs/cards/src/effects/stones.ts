/** By how much the stones of a seat change when an effect gives or takes so many: they never fall below 0 (CARD-17). */
export const changeOfStones = (stones: number, value: number): number => Math.max(value, 0 - stones);
