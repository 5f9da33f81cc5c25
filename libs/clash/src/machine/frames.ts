import type * as machine from '#skirmish/machine';

/* Beside the frames that all games have (docs/decisions/0008) there are those of a sheet without a player. */

/** Rules of a moment of the turn, in printed order. */
export interface MomentFrame {
  kind: 'moment';
  ruleIds: string[];
}

/** One item of the villain's list, figure by figure (CLASH-231). */
export interface ItemFrame {
  kind: 'item';
  itemId: string;
  next: number;
  /** The figures that have still to act; null: no figure in particular does it. */
  figureIds: (string | null)[];
}

/** The frames that only Clash has. */
export type OwnFrame = MomentFrame | ItemFrame;

/** Every frame. */
export type Frame = machine.Frame | OwnFrame;
