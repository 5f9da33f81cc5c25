/** What happens in this part of the game. */
export const phaseEvents = {};
