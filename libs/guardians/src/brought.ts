import * as cards from '#cards/brought';
import type { Random } from '#kernel';
import type { Options } from './options.js';
import type { GuardiansRefusal } from './refusals.js';
import { rulebook } from './rulebook.js';

export type { Brought } from '#cards/brought';

/** The deck that a player may bring to a seat: a starter deck by name, or a deck of its own, which stays secret (CARD-49). */
export const broughtSchema = cards.broughtSchemaOf(rulebook);

/** Why a player may not sit down with a deck (GUARD-015). */
export const refuseBrought = (options: Options, brought: cards.Brought | undefined): GuardiansRefusal | undefined =>
  cards.refuseBrought(rulebook, options, brought);

/** A random deck that a player might bring. */
export const sampleBrought = (options: Options, random: Random): cards.Brought | undefined =>
  cards.sampleBrought(rulebook, options, random);
