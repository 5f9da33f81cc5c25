/** What effects do outside the combats (cards.md 5.3, 5.5, 5.6). */
export const boardEffectEvents = {};
