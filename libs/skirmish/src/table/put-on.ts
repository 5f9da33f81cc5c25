import type { SpaceId } from '../cells/cells.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { zoneOf } from './board.js';
import { figureOf, findHeroState } from '../figures/figures.js';

/** Notes the zone that a hero stands in now among those that it has been in. */
function noteZone(table: Table, figureId: FigureId): void {
  const hero = findHeroState(table.state, figureId);
  if (!hero) return;
  const zone = zoneOf(table, figureId);
  if (hero.zonesVisited.includes(zone)) return;
  hero.zonesVisited.push(zone);
  hero.deeds['ZONES_VISITED'] = hero.zonesVisited.length;
}

/** Puts a figure on a space; the zones that a hero comes from and to are noted. Changes the state: for evolvers alone. */
export function putOn(table: Table, figureId: FigureId, spaceId: SpaceId): void {
  const figure = figureOf(table.state, figureId);
  if (figure.spaceId !== null) noteZone(table, figureId);
  figure.spaceId = spaceId;
  noteZone(table, figureId);
}
