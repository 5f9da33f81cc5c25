import { plainText } from '#kernel';

/** The reason of an organizer's decision, which is public. */
export const reasonSchema = plainText(1, 500);
