import { objectKind } from '../content/catalogue.js';
import type { Characteristic, ObjectUse, PieceId } from '../words.js';

/** The key under which uses of an object are tests (CLASH-247). */
export const keyOfUse = (objectId: PieceId, use: ObjectUse): string => `${objectId}:${use}`;

/** The characteristic that a use of an object tests (CLASH-101, CLASH-102). */
export const characteristicOfUse = (use: ObjectUse): Characteristic => (use === 'CLASSIC' ? 'MIND' : 'ATTACK');

/** The difficulty that an object's card prints for a use, if it offers that use. */
export const difficultyOfUse = (kindId: string, use: ObjectUse): number | undefined => {
  const { classic, aggressive } = objectKind(kindId);
  return (use === 'CLASSIC' ? classic : aggressive)?.difficulty;
};
