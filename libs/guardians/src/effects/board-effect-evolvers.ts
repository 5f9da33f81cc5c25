/** What effects do outside the combats. */
export const boardEffectEvolvers = {};
