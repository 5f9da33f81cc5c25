import { each, type Entry } from '../table/card-decks.js';

/** Giants, with the creatures that help them from under a stronghold, and the means to hurt what they meet. */
export const huntersDeck: readonly Entry[] = [
  ...each(1, 'L39', 'L21', 'L22', 'L23'),
  ...each(5, 'W18', 'W09', 'L02'),
  ...each(3, 'P18', 'P35', 'K31', 'W46'),
  ...each(2, 'W30', 'K33', 'P16'),
  ...each(10, 'L24-9', 'L27'),
];

/** Nothing above a vitality of 3, shields for all of it, and a few ways to annoy. */
export const preysDeck: readonly Entry[] = [
  ...each(1, 'T39', 'T21', 'T22', 'T23'),
  ...each(5, 'R06', 'K04', 'P15', 'T05'),
  ...each(2, 'L30', 'W41', 'L35', 'P35'),
  ...each(16, 'T24-11'),
  ...each(8, 'T27'),
];

/** Nothing but creatures of 15, and what takes them to the other side. */
export const breakersDeck: readonly Entry[] = [
  ...each(1, 'K20', 'K21', 'K22', 'K23'),
  ...each(5, 'W18', 'T01', 'L09'),
  ...each(16, 'K24-9'),
  ...each(20, 'K26'),
];

/** The guardian that is worth least, and creatures that are worth little. */
export const gatekeepersDeck: readonly Entry[] = [
  ...each(1, 'L20', 'L21', 'L22', 'L23'),
  ...each(5, 'R06', 'L10', 'L04', 'K04', 'W13', 'T05'),
  ...each(10, 'L24-9', 'L27'),
  ...each(1, 'L31'),
];
