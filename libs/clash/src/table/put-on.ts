import type { State } from '../state.js';
import type { FigureId, SpaceId } from '../words.js';
import { zoneOf } from './board.js';
import { figureOf, findHeroState } from './figures.js';

/** Notes the zone that a hero stands in now among those that he has been in. */
function noteZone(state: State, figureId: FigureId): void {
  const hero = findHeroState(state, figureId);
  if (!hero) return;
  const zone = zoneOf(state, figureId);
  if (hero.zonesVisited.includes(zone)) return;
  hero.zonesVisited.push(zone);
  hero.deeds.ZONES_VISITED = hero.zonesVisited.length;
}

/** Puts a figure on a space; the zones that a hero comes from and to are noted. Changes the state: for evolvers alone. */
export function putOn(state: State, figureId: FigureId, spaceId: SpaceId): void {
  const figure = figureOf(state, figureId);
  if (figure.spaceId !== null) noteZone(state, figureId);
  figure.spaceId = spaceId;
  noteZone(state, figureId);
}
