/** How shields move. */
export const moveEvolvers = {};
