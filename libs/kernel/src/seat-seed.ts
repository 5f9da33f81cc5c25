import { z } from 'zod';
import { both } from './locale.js';
import { isPlainText } from './text.js';

const LONGEST_SEED = 200;

/** What a seat's contribution to chance may be. It is kept as it is. Whoever takes seeds asks this and nothing else, whether they are given openly or were promised. */
const seatSeedSchema = z.string().max(LONGEST_SEED).refine(isPlainText);

/** Whether a text may be a seat's contribution to chance. */
export const isSeatSeed = (seed: string): boolean => seatSeedSchema.safeParse(seed).success;

/** The limits of a seed, for people: also of one that is promised, since it is given later. */
export const SEAT_SEED_LIMITS = both(
  `A seed has at most ${LONGEST_SEED} characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters.`,
  `Une graine a au plus ${LONGEST_SEED} caractères (unités UTF-16), tous visibles : ni sauts de ligne, ni caractères de contrôle, de direction ou invisibles.`,
);

/** Whether a text may be what a seat commits itself to its seed with: a SHA-256, as 64 lower-case hex digits. */
export const isSeedCommitment = (commitment: string): boolean => /^[0-9a-f]{64}$/.test(commitment);
