import type { FigureId } from '../content/words.js';
import type { SkirmishEventOf } from '../events/skirmish-events.js';
import type { Credit } from '../machine/context.js';
import type { Table } from '../rulebook.js';
import type { TableTurn } from '../skirmish-turn.js';
import type { Figure } from '../state.js';
import { figureOf, figuresInPlay, findHeroState, standsOnBoard } from '../figures/figures.js';
import { healthOf } from '../figures/sheet.js';
import { isOutByWounds } from './settle-damage.js';

/** The reason why a figure is out of action. */
export type OutCause = SkirmishEventOf<'figureOut'>['cause'];

/** No side is credited. */
export const nobodysCredit: Credit = { side: null, heroId: null };

/** The figures that are out of action now, in order (CLASH-039, CLASH-025, CLASH-193, CLASH-172). */
export const whoIsOut = (table: Table): { figureId: FigureId; cause: OutCause }[] =>
  figuresInPlay(table.state).flatMap((figure) => {
    const cause = outCause(table, figure);
    return cause ? [{ figureId: figure.id, cause }] : [];
  });

function outCause(table: Table, figure: Figure): OutCause | undefined {
  const { book, state } = table;
  const { id, ownerId, damage } = figure;
  if (ownerId !== null && !standsOnBoard(state, ownerId)) return 'OWNER_OUT';
  if (book.outAtHealth(state, figure)) return damage >= healthOf(table, id) ? 'DAMAGE' : undefined;
  const wounds = (findHeroState(state, id)?.hand ?? []).filter((card) => book.isWoundCard(card));
  return isOutByWounds(wounds.length, book.woundLimit(state)) ? 'WOUNDS' : undefined;
}

/**
 * Puts a figure out of action: it leaves the board, and a hero's wound cards are shown (CLASH-176, CLASH-250). A figure that
 * depends on it follows in the next state check (CLASH-260).
 */
export function putOut(
  { book, state, turn }: TableTurn,
  figureId: FigureId,
  cause: OutCause,
  credit: Credit = nobodysCredit,
): void {
  const hero = findHeroState(state, figureId);
  const woundIds = hero
    ? [...hero.hand, ...hero.inPlay.map(({ cardId }) => cardId), ...hero.discard].filter((id) => book.isWoundCard(id))
    : [];
  const { side } = figureOf(state, figureId);
  const credited = cause === 'DAMAGE' && credit.side !== side ? credit : nobodysCredit;
  turn.emit({
    type: 'figureOut',
    figureId,
    side: credited.side,
    ...(credited.heroId === null ? {} : { by: credited.heroId }),
    cause,
    woundIds,
  });
}
