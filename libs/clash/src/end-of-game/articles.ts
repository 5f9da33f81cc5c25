import { scopeOfMission, scopeOfSide } from '#skirmish/behaviour';
import { isMet } from '../shared.js';
import { missionById } from '../content/catalogue.js';
import type { ObjectiveArticle } from '../content/schema.js';
import type { ClashTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { findFigure, isVillainOut, standsOnBoard } from '../table/figures.js';
import { planOf } from '../table/scenario.js';
import { sidesInPlay } from '../table/seats.js';
import type { FigureId, MissionId, Side } from '../words.js';
import { winArticle } from './win-article.js';

/**
 * Articles whose condition holds now (CLASH-180, CLASH-181, CLASH-255).
 * @returns the articles won, in order.
 */
export function winArticles(turn: ClashTurn): string[] {
  const won: string[] = [];
  for (const article of planOf(turn.state).articles) {
    if (!turn.state.atStake.includes(article.id)) continue;
    const side = winnerOf(turn.state, article);
    if (side === null) continue;
    winArticle(turn, side, 'OBJECTIVE', article.id);
    won.push(article.id);
  }
  return won;
}

function winnerOf(state: State, { condition }: ObjectiveArticle): Side | null {
  if (!condition) return isVillainOut(state) ? state.villainBeatenBy : null;
  const sides = sidesInPlay(state).filter((side) => isMet(state, condition, scopeOfSide(side)));
  if (sides.length < 2) return sides[0] ?? null;
  return actingSide(state);
}

/** The side whose command is being carried out; null in an automatic step (CLASH-255). */
const actingSide = ({ active, figures }: State): Side | null =>
  figures.find(({ id }) => id === active?.figureId)?.side ?? null;

/** Missions of heroes in play that are accomplished now (CLASH-019, CLASH-207). */
export function accomplishMissions(turn: ClashTurn): void {
  for (const { heroId, missionId, missionDone } of turn.state.heroes) {
    if (missionId === null || missionDone || !standsOnBoard(turn.state, heroId)) continue;
    const { atEnd, condition } = missionById(missionId);
    if (!atEnd && isMet(turn.state, condition, scopeOfMission(turn.state, heroId))) accomplish(turn, heroId, missionId);
  }
}

/** A mission is accomplished: the hero's praise article goes on its side's page at once (CLASH-019). */
export function accomplish(turn: ClashTurn, heroId: FigureId, missionId: MissionId): void {
  turn.emit({ type: 'missionAccomplished', heroId, missionId });
  const side = findFigure(turn.state, heroId)?.side;
  if (side) winArticle(turn, side, 'PRAISE', heroId);
}
