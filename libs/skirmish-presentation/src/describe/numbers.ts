/** “−2”, “3”: with the sign that is printed, not the hyphen of a keyboard. */
export const printed = (number: number): string => (number < 0 ? `−${Math.abs(number)}` : String(number));

/** “+1”, “−2”: how much something changes by. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : printed(number));
