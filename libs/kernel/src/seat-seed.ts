import { z } from 'zod';
import { localized } from './locale.js';
import { isPlainText } from './text.js';

const LONGEST_SEED = 200;

/** The schema of a seat's contribution to chance, which is kept as it is. All code that takes seeds asks this alone, for open and for hidden seeds. */
const seatSeedSchema = z.string().max(LONGEST_SEED).refine(isPlainText);

/** Whether a text may be a seat's contribution to chance. */
export const isSeatSeed = (seed: string): boolean => seatSeedSchema.safeParse(seed).success;

/** The limits of a seed, for people: also of one that is promised, since it is given later. */
export const SEAT_SEED_LIMITS = localized(
  `A seed has at most ${LONGEST_SEED} characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters.`,
  `Une graine a au plus ${LONGEST_SEED} caractères (unités UTF-16), tous visibles : ni sauts de ligne, ni caractères de contrôle, de direction ou invisibles.`,
);

/** Whether a text has the form of a commitment to a seed: a SHA-256, as 64 lower-case hex digits. */
export const isSeedCommitment = (commitment: string): boolean => /^[0-9a-f]{64}$/.test(commitment);
