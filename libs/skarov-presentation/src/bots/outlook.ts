import type { Random, Seat, Sight } from '#kernel';
import type { Battle, Ground } from '#skirmish-presentation';
import type { SpaceId } from '#skirmish';
import {
  type Command,
  type FigureId,
  type FigureView,
  findRoom,
  type HeroView,
  type Room,
  type View,
} from '#skarov/queries';
import { controlDoorOf, crossingsOf, groundOf, groundOfVillains } from './ground.js';

/** A figure on the board. */
export type Standing = FigureView & { readonly spaceId: SpaceId };

/** The outlook of a hero's player, made once for each decision. */
export interface Outlook extends Battle {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Command[];
  readonly random: Random;
  readonly standing: readonly Standing[];
  readonly ours: readonly Standing[];
  readonly foes: readonly Standing[];
  /** The base as villains walk through it. */
  readonly villainGround: Ground;
  readonly isControlOpen: boolean;
  /** The rooms of the base. */
  readonly rooms: readonly Room[];
}

/** The outlook of a player at a hero's seat, from the view. */
export function outlookOf({ seat, view, legal, random }: Sight<View, Command>): Outlook {
  const standing = view.figures.filter(isStanding);
  const control = controlDoorOf(view.board);
  return {
    seat,
    view,
    legal,
    random,
    ground: groundOf(view),
    villainGround: groundOfVillains(view),
    crossings: crossingsOf(view),
    isControlOpen: view.board.passages.some(({ edge, open }) => open && edge === control),
    rooms: view.board.tiles.flatMap(({ faceId }) => findRoom(faceId) ?? []),
    standing,
    ours: standing.filter(({ kind }) => kind === 'HERO'),
    foes: standing.filter(({ kind }) => kind === 'VILLAIN'),
    turnsLeft: Math.max(1, view.turnLimit - view.turn + 1),
  };
}

/** Whether a figure is on the board. */
export const isStanding = (figure: FigureView): figure is Standing =>
  figure.status === 'IN_PLAY' && figure.spaceId !== undefined;

/** The hero beside a figure, if it is one. */
export const heroOf = ({ view }: Pick<Outlook, 'view'>, figureId: FigureId): HeroView | undefined =>
  view.heroes.find(({ heroId }) => heroId === figureId);

/** A figure on the board, if it is there. */
export const figureOf = ({ standing }: Pick<Outlook, 'standing'>, figureId: FigureId): Standing | undefined =>
  standing.find((figure) => figure.figureId === figureId);
