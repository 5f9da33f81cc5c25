import type { FigureId, SpaceId, ZoneId } from '#skirmish';
import type { Effect, Figures } from '#skirmish/content/vocabulary';
import type { Ground } from './ground.js';

/*
 * The data that bots of both games look at. Worths are guesses in points of the front page; a game's judge sets them.
 */

/** A figure on the board, as a view shows it: its values are those of now. */
export interface Fighter {
  readonly figureId: FigureId;
  readonly kind: string;
  readonly sheetId: string;
  readonly spaceId: SpaceId;
  readonly damage: number;
  readonly health: number;
  readonly speed: number;
  /** As it counts in a test. */
  readonly attack: number;
  readonly combatDice: number;
  readonly powerDice: number;
  readonly defense: number;
  readonly mind?: number | undefined;
  /** The villain that a game is about. */
  readonly superVillain?: boolean | undefined;
}

/** The figures and their places, seen from one side. */
export interface Battle {
  readonly ground: Ground;
  /** All figures on the board. */
  readonly standing: readonly Fighter[];
  readonly ours: readonly Fighter[];
  readonly foes: readonly Fighter[];
  /** Turns left, this one included. */
  readonly turnsLeft: number;
  /** Ways that have to be opened first; absent: none. */
  readonly crossings?: readonly Crossing[];
}

/** A way from a zone to another that is closed as yet. */
export interface Crossing {
  readonly from: ZoneId;
  readonly to: ZoneId;
  /** Moves that opening it is as long as, with the step to the other side. */
  readonly moves: number;
}

/** The worth of things to one side of one game. */
export interface Judge {
  /** The worth of one more damage on a foe that has `taken` so many already in this activation, for the hero who deals it. */
  readonly hit: (foe: Fighter, taken: number, heroId?: FigureId) => number;
  /** The cost of one damage on one of this side. */
  readonly harm: (own: Fighter) => number;
  /** Whether words mean the other side. */
  readonly isAgainst: (figures: Figures) => boolean;
  /** The figures that words mean, as the rules read them; absent: all of a side. */
  readonly named?: ((figures: Figures) => readonly FigureId[]) | undefined;
  /** Cards are planned before anyone moves: a foe that the hero may come up to counts as near. Absent: only who is beside. */
  readonly foresees?: boolean | undefined;
  /** The worth of an effect on no figure. */
  readonly further: (effect: Effect) => number;
}

/** A figure on the board by its id, if it is there. */
export const fighterOf = ({ standing }: Battle, figureId: FigureId): Fighter | undefined =>
  standing.find((figure) => figure.figureId === figureId);

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
