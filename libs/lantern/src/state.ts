import type { Ballot, Seat } from '#kernel';
import type { Options } from './options.js';

/** The whole game, as plain data. */
export interface State {
  readonly options: Options;
  /** Number of the storm that is coming, from 1; beyond `options.storms` the game is over. */
  storm: number;
  /** Cards in hand, by seat. A chosen card leaves the hand when the storm breaks. */
  hands: number[][];
  points: number[];
  winds: number[];
  /** Cards that past storms have used up: all players have seen them. */
  played: number[];
  /** Keepers who have not left. */
  playing: Seat[];
  choices: Ballot<number>;
}
