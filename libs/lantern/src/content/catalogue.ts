import { numberedDie } from '#kernel';

/** Eighteen cards with 2 to 10 oil, each twice (LANTERN-001). */
export const cards: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((oil) => [oil, oil]);

/** How strong the wind can be (LANTERN-005). */
export const die = numberedDie(6);
