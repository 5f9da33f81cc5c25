import { cellOf, spaceDistance, type SpaceId } from '../cells/cells.js';
import type { Figures, Place } from '../content/vocabulary/language.js';
import type { FigureId } from '../content/words.js';
import type { Scope, Table } from '../rulebook.js';
import type { Figure, SkirmishState } from '../state.js';
import { areSpacesAdjacent, boardOf, coveredCells, zoneAround, zoneOfSpace, zonesBetween } from '../table/board.js';
import { isEnemy } from '../figures/enemies.js';
import { findFigure, isInPlay } from '../figures/figures.js';
import { leftOf } from '../figures/sheet.js';
import { sideMeant } from './side-words.js';

/** The figures on the board that a selector names, before its pick, in canonical order. */
export const candidatesOf = (table: Table, figures: Figures, scope: Scope): FigureId[] =>
  figuresToLookAt(table, figures, scope)
    .filter((figure) => isInPlay(figure) && fits(table, figures, figure, scope) && isInReach(table, figure, scope))
    .map(({ id }) => id);

/** All figures, or the one that a selector starts from. */
function figuresToLookAt({ state }: Table, { of }: Figures, scope: Scope): readonly Figure[] {
  const only = ofOne[of];
  if (!only) return state.figures;
  const id = scope[only];
  const figure = id === null ? undefined : findFigure(state, id);
  return figure ? [figure] : [];
}

/** The words that mean one figure, by whom they mean. */
const ofOne: Readonly<Partial<Record<string, 'selfId' | 'causeId' | 'targetId' | 'chosenId'>>> = {
  SELF: 'selfId',
  CAUSE: 'causeId',
  TARGET: 'targetId',
  CHOSEN: 'chosenId',
};

/** The acts of a hero reach no figure where its game has sealed the board off (SKAROV-FINAL-08). */
function isInReach({ state, book }: Table, { spaceId }: Figure, { actingId, isDeed }: Scope): boolean {
  if (!isDeed || actingId === null || spaceId === null || !book.isSealed(state, spaceId)) return true;
  return findFigure(state, actingId)?.kind !== 'HERO';
}

/** Whether a selector names this figure, be it on the board or not; its pick is not looked at. */
export function names(table: Table, figures: Figures, figureId: FigureId, scope: Scope): boolean {
  const figure = findFigure(table.state, figureId);
  return figure !== undefined && fits(table, figures, figure, scope);
}

function fits(table: Table, figures: Figures, figure: Figure, scope: Scope): boolean {
  return isOf(table, figures, figure, scope) && isNarrowed(table, figures, figure, scope);
}

function isOf(table: Table, figures: Figures, figure: Figure, scope: Scope): boolean {
  const { of, sheet } = figures;
  switch (of) {
    case 'VILLAIN':
      return figure.superVillain;
    case 'VILLAINS':
      return figure.kind === 'VILLAIN';
    case 'SHEET':
      return figure.sheetId === sheet;
    case 'HEROES':
      return figure.kind === 'HERO';
    case 'HERO':
      return figure.id === sheet;
    case 'SIDEKICKS':
      return figure.kind === 'SIDEKICK';
    case 'ENEMIES':
      return scope.actingId === null ? figure.side !== null : isEnemy(table, scope.actingId, figure.id);
    case 'ALLIES':
      if (scope.actingId === null) return figure.side === null;
      return figure.id !== scope.actingId && !isEnemy(table, scope.actingId, figure.id);
    case 'SELF':
      return figure.id === scope.selfId;
    case 'CAUSE':
      return figure.id === scope.causeId;
    case 'TARGET':
      return figure.id === scope.targetId;
    case 'CHOSEN':
      return figure.id === scope.chosenId;
    default:
      return table.book.isNamed(table, figures, figure, scope);
  }
}

function isNarrowed(table: Table, figures: Figures, figure: Figure, scope: Scope): boolean {
  const { side, damaged, activated } = figures;
  if (side !== undefined && figure.side !== sideMeant(table, side, scope)) return false;
  if (damaged !== undefined && figure.damage > 0 !== damaged) return false;
  if (
    activated !== undefined &&
    !table.state.heroes.some((hero) => hero.heroId === figure.id && hero.activated === activated)
  ) {
    return false;
  }
  return isWhere(table, figures, figure, scope);
}

/** Whether a space lies in the zone of one that a word names. */
function isInZone(table: Table, spaceId: SpaceId, place: Place, scope: Scope): boolean {
  const zone = zoneOfSpace(table, spaceId);
  return zone !== '' && spacesOf(table, place, scope).some((space) => zoneOfSpace(table, space) === zone);
}

function isWhere(table: Table, figures: Figures, { id, spaceId }: Figure, scope: Scope): boolean {
  const { inZone, onPlace, adjacentTo, inSightOf, withinZones } = figures;
  if (!inZone && !onPlace && !adjacentTo && !inSightOf && !withinZones) return true;
  if (spaceId === null) return false;
  if (inZone && !isInZone(table, spaceId, inZone, scope)) return false;
  if (onPlace && !spacesOf(table, onPlace, scope).includes(spaceId)) return false;
  const others = (selector: Figures): [FigureId, SpaceId][] =>
    standing(table, selector, scope).filter(([other]) => other !== id);
  if (adjacentTo && !others(adjacentTo).some(([, at]) => areSpacesAdjacent(table, at, spaceId))) return false;
  if (inSightOf && !others(inSightOf).some(([other, at]) => scope.sight(table, other, at, spaceId))) return false;
  if (!withinZones) return true;
  return standing(table, withinZones.of, scope).some(([, at]) => zonesBetween(table, at, spaceId) <= withinZones.zones);
}

/** The figures of a selector, picked without chance, with their spaces. */
const standing = (table: Table, figures: Figures, scope: Scope): [FigureId, SpaceId][] =>
  figuresOf(table, figures, scope).flatMap((id) => {
    const at = findFigure(table.state, id)?.spaceId;
    return at === null || at === undefined ? [] : [[id, at] satisfies [FigureId, SpaceId]];
  });

/** The keys that CLASH-097 compares, as seen from a space: zones, then spaces. */
export function distancesFrom(table: Table, from: SpaceId | null, to: SpaceId | null): [zones: number, spaces: number] {
  if (from === null || to === null) return [0, 0];
  return [zonesBetween(table, from, to), spaceDistance(cellOf(from), cellOf(to))];
}

/** The space from which a scope measures distances. */
export function spaceOfScope(state: SkirmishState, { actingId, selfId, causeId }: Scope): SpaceId | null {
  for (const id of [actingId, selfId, causeId]) {
    const at = id === null ? null : findFigure(state, id)?.spaceId;
    if (at) return at;
  }
  return null;
}

/**
 * Sorts figures as a pick wants them, in canonical order where all keys are equal. Keys are told in events: none is −0, which
 * JSON has not.
 */
export function byKeys<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly number[],
): { item: T; keys: readonly number[] }[] {
  const keyed = items.map((item) => ({ item, keys: keysOf(item).map((key) => key + 0) }));
  return keyed.sort((a, b) => a.keys.reduce((order, key, index) => order || key - (b.keys[index] ?? 0), 0));
}

/** The key that a pick compares; the smallest comes first. */
export function pickKeys(table: Table, figures: Figures, id: FigureId, scope: Scope): number[] {
  const figure = findFigure(table.state, id);
  const [zones, spaces] = distancesFrom(table, spaceOfScope(table.state, scope), figure?.spaceId ?? null);
  switch (figures.pick) {
    case 'NEAREST':
      return [
        zones,
        spaces,
        leftOf(table, id),
        table.state.firstSide === null || figure?.side === table.state.firstSide ? 0 : 1,
      ];
    case 'FARTHEST':
      return [-zones, -spaces];
    case 'LEAST_LEFT':
      return [leftOf(table, id)];
    default:
      return [];
  }
}

/**
 * The figures that a selector names, picked as it says, the last tie of NEAREST and RANDOM by canonical order: for
 * conditions, and for looking ahead. Where something is carried out, `pickFigures` draws (CLASH-097).
 */
export function figuresOf(table: Table, figures: Figures, scope: Scope): FigureId[] {
  const candidates = candidatesOf(table, figures, scope);
  switch (figures.pick) {
    case undefined:
    case 'ALL':
      return candidates;
    case 'FIRST':
      return candidates.slice(0, figures.count ?? 1);
    case 'RANDOM':
      return candidates.slice(0, 1);
    default:
      return byKeys(candidates, (id) => pickKeys(table, figures, id, scope))
        .slice(0, 1)
        .map(({ item }) => item);
  }
}

/** The places that a word names, each as its spaces in canonical order: a zone is one place, every token another. */
export function placesOf(table: Table, place: Place, scope: Scope): SpaceId[][] {
  const board = boardOf(table);
  if (place.space !== undefined) return board.hasSpace(place.space) ? [[place.space]] : [];
  if (place.zone !== undefined) return board.hasZone(place.zone) ? [[...board.zone(place.zone).spaces]] : [];
  if (place.spaceOf) return standing(table, place.spaceOf, scope).map(([, at]) => [at]);
  if (place.zoneOf) return standing(table, place.zoneOf, scope).flatMap(([, at]) => zoneAround(table, at));
  if (place.feature !== undefined) return spacesOfFeature(table, place.feature);
  if (place.tokens !== undefined) return spacesOfKind(table.state.tokens, place.tokens);
  return table.book.furtherPlaces(table, place, scope);
}

/** The interaction space of a piece of scenery, unless an object or a token with a space lies on it (CLASH-268). */
const spacesOfFeature = (table: Table, feature: string): SpaceId[][] => {
  const covered = coveredCells(table);
  return boardOf(table)
    .features.filter(({ faceId, id, spaceId }) => `${faceId}/${id}` === feature && !covered.has(spaceId))
    .map(({ spaceId }) => [spaceId]);
};

/** The spaces of the pieces of a kind, each a place. */
export const spacesOfKind = (pieces: readonly { kindId: string; spaceId: SpaceId }[], kind: string): SpaceId[][] =>
  pieces.filter(({ kindId }) => kindId === kind).map(({ spaceId }) => [spaceId]);

/** All spaces of the places that a word names. */
export const spacesOf = (table: Table, place: Place, scope: Scope): SpaceId[] => placesOf(table, place, scope).flat();
