import * as cards from '#cards-presentation';
import type { Piece } from '#drawing';
import { stepNames } from '../describe/step-names.js';
import { endings, pictureWords } from './picture-words.js';
import { isTurning } from './phases.js';
import type { Showing } from './showing.js';

/** The name of the game, the turn, what is waited for, who is Active and who is to act; in the end, who has won. */
export function header(showing: Showing, width: number): Piece {
  const { turn, stage, step, asked, passes, over, winner } = showing.view;
  const phase = over === undefined ? stepNames[step ?? stage] : endings[over];
  const active = isTurning(showing.view) ? showing.view.activeSeat : undefined;
  const facts = { title: pictureWords.title, phase, turn, active, asked, passes, isOver: over !== undefined, winner };
  return cards.header(showing, facts, width);
}
