import type { Random, Seat, Sight } from '#kernel';
import type { Board, OpenDoors } from '#skirmish';
import {
  boardOfBase,
  type Command,
  connectionsOf,
  type HeroView,
  isWoundCard,
  passagesAmong,
  type View,
  villainSheet,
  type VillainSheet,
} from '#skarov/queries';
import { isStanding, type Standing } from '../outlook.js';

/** The outlook of the overlord, made once for each decision. */
export interface Outlook {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Command[];
  readonly random: Random;
  readonly board: Board;
  /** Doors that are open, airlocks among them: lines, attacks and heroes pass there. */
  readonly doors: OpenDoors;
  /** Doors that villains move through (SKAROV-DOOR-06); Skarov that of his room only once it is open (SKAROV-DOOR-11). */
  readonly villainDoors: OpenDoors;
  readonly controlDoor: string;
  readonly standing: readonly Standing[];
  readonly heroes: readonly Standing[];
  readonly villains: readonly Standing[];
  /** Turns left, this one included. */
  readonly turnsLeft: number;
}

/** The outlook of a player at the overlord's seat, from the view. */
export function outlookOf({ seat, view, legal, random }: Sight<View, Command>): Outlook {
  const { tiles, passages } = view.board;
  const board = boardOfBase({ tiles, passages });
  const standing = view.figures.filter(isStanding);
  return {
    seat,
    view,
    legal,
    random,
    board,
    doors: new Set(passages.filter(({ open }) => open).map(({ edge }) => edge)),
    villainDoors: new Set(passages.map(({ edge }) => edge)),
    controlDoor: passagesAmong(connectionsOf(tiles), passages).find(({ atControl }) => atControl)?.edge ?? '',
    standing,
    heroes: standing.filter(({ kind }) => kind === 'HERO'),
    villains: standing.filter(({ kind }) => kind === 'VILLAIN'),
    turnsLeft: Math.max(1, view.turnLimit - view.turn + 1),
  };
}

/** Wound cards that a hero has, as far as it is public: in hand, or on its discard pile. */
export const woundsOf = ({ wounds, discard, inPlay }: HeroView): number =>
  wounds + discard.filter(isWoundCard).length + inPlay.filter(({ cardId }) => isWoundCard(cardId)).length;

/** The sheet of a villain. */
export const sheetOf = ({ sheetId }: Pick<Standing, 'sheetId'>): VillainSheet => villainSheet(sheetId);

/** Whether a villain is Skarov. */
export const isSkarov = (figure: Pick<Standing, 'kind' | 'sheetId'>): boolean =>
  figure.kind === 'VILLAIN' && sheetOf(figure).rank === 'MASTER';

/** Whether the control room has been opened: only then Skarov acts, and can be got at (SKAROV-FINAL-04). */
export const isControlOpen = ({ doors, controlDoor }: Outlook): boolean => doors.has(controlDoor);
