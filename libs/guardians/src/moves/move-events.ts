/** The option to move (GUARD-067 to GUARD-078). */
export const moveEvents = {};
