/** The actions of a hero in an activation (CLASH-120, SKAROV-ACT-16). */
export const HERO_ACTIONS = 3;
/** No hero has more, with all grants (CLASH-213, SKAROV-ACT-16). */
export const MOST_ACTIONS = 5;
