import { isOutByWounds } from '#skirmish';
import { isWoundCard } from '../content/catalogue.js';
import { winArticle } from '../end-of-game/win-article.js';
import type { EventOf } from '../events.js';
import type { ClashTurn } from '../flow/turn.js';
import type { Credit } from '../machine/context.js';
import type { Figure, State } from '../state.js';
import { figureOf, figuresInPlay, findHeroState, standsOnBoard } from '../table/figures.js';
import { healthOf } from '../table/sheet.js';
import type { FigureId } from '../words.js';

/** Why a figure is out of action. */
export type OutCause = EventOf<'figureOut'>['cause'];

/** Nobody is credited. */
export const nobodysCredit: Credit = { side: null, heroId: null };

/** Wound cards in hand that put a main hero out (CLASH-172, CLASH-195). */
export const woundLimit = ({ options }: Pick<State, 'options'>): number => (options.mode === 'VERSUS' ? 3 : 2);

/** Who is out of action as things stand, in order (CLASH-039, CLASH-025, CLASH-193, CLASH-172). */
export const whoIsOut = (state: State): { figureId: FigureId; cause: OutCause }[] =>
  figuresInPlay(state).flatMap((figure) => {
    const cause = outCause(state, figure);
    return cause ? [{ figureId: figure.id, cause }] : [];
  });

function outCause(state: State, { id, ownerId, damage }: Figure): OutCause | undefined {
  if (ownerId !== null && !standsOnBoard(state, ownerId)) return 'OWNER_OUT';
  const hero = findHeroState(state, id);
  if (!hero || hero.teamUp) return damage >= healthOf(state, id) ? 'DAMAGE' : undefined;
  return isOutByWounds(hero.hand.filter(isWoundCard).length, woundLimit(state)) ? 'WOUNDS' : undefined;
}

/**
 * Puts a figure out of action: it leaves the board, a hero's wound cards are shown and his side has his discredit
 * article (CLASH-176, CLASH-183, CLASH-250). His sidekicks follow in the next state check (CLASH-260).
 */
export function putOut(turn: ClashTurn, figureId: FigureId, cause: OutCause, credit: Credit = nobodysCredit): void {
  const hero = findHeroState(turn.state, figureId);
  const woundIds = hero
    ? [...hero.hand, ...hero.inPlay.map(({ cardId }) => cardId), ...hero.discard].filter(isWoundCard)
    : [];
  const { side, kind } = figureOf(turn.state, figureId);
  const credited = cause === 'DAMAGE' && credit.side !== side ? credit : nobodysCredit;
  turn.emit({
    type: 'figureOut',
    figureId,
    side: credited.side,
    ...(credited.heroId === null ? {} : { by: credited.heroId }),
    cause,
    woundIds,
  });
  if (kind === 'HERO' && side !== null) winArticle(turn, side, 'DISCREDIT', figureId);
}
