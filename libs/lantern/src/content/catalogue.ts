import { numberedDie } from '#kernel';

/** Eighteen cards with 1 to 9 oil, each twice (LANTERN-001). */
export const cards: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((oil) => [oil, oil]);

/** How strong the wind can be (LANTERN-005). */
export const wind = numberedDie(6);
