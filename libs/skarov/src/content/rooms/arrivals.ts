import { chooseKind, firstKind } from '../choose-kind.js';
import type { Effect } from '../vocabulary.js';

const arrives =
  (faceId: string) =>
  (sheet: string): Effect[] => [{ spawn: { sheet, count: 1, at: { reinforcement: { room: faceId } } } }];

/** One minion figure of a kind that the overlord chooses, on a free and usable reinforcement space of a room (SKAROV-TILE-11). */
export const oneMinion = (faceId: string): Effect => chooseKind(arrives(faceId));

/** The same where a hero sets it off, and no seat is asked for the kind: an Android, else a Gynoid, else an Arachnoid. */
export const nextMinion = (faceId: string): Effect => firstKind(arrives(faceId));

/** One minion figure on the board that the overlord chooses, its kind first, as CHOSEN of some effects. */
export const chosenMinion = (what: (sheet: string) => Effect): Effect => chooseKind((sheet) => [what(sheet)]);
