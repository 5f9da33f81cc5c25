/** Filled by this part of the game. */
export const raidEvolvers = {};
