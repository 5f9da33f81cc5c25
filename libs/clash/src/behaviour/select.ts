import { cellOf, spaceDistance } from '#skirmish';
import type { Figures, Place } from '../content/vocabulary.js';
import type { Figure, State } from '../state.js';
import { areSpacesAdjacent, boardOf, coveredCells, zoneOfSpace, zonesBetween } from '../table/board.js';
import { isEnemy } from '../table/enemies.js';
import { findFigure, isInPlay } from '../table/figures.js';
import { isClearFor } from '../table/lines.js';
import { scenarioOf } from '../table/scenario.js';
import { leftOf } from '../table/sheet.js';
import type { FigureId, SpaceId } from '../words.js';
import type { Scope } from './scope.js';
import { sideMeant } from './side-words.js';

/** The figures on the board that a selector names, before its pick, in canonical order. */
export const candidatesOf = (state: State, figures: Figures, scope: Scope): FigureId[] =>
  state.figures.filter((figure) => isInPlay(figure) && fits(state, figures, figure, scope)).map(({ id }) => id);

/** Whether a selector names this figure, be it on the board or not; its pick is not looked at. */
export function names(state: State, figures: Figures, figureId: FigureId, scope: Scope): boolean {
  const figure = findFigure(state, figureId);
  return figure !== undefined && fits(state, figures, figure, scope);
}

function fits(state: State, figures: Figures, figure: Figure, scope: Scope): boolean {
  return isOf(state, figures, figure, scope) && isNarrowed(state, figures, figure, scope);
}

function isOf(state: State, { of, sheet }: Figures, figure: Figure, scope: Scope): boolean {
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
      return scope.actingId === null ? figure.side !== null : isEnemy(state, scope.actingId, figure.id);
    case 'ALLIES':
      if (scope.actingId === null) return figure.side === null;
      return figure.id !== scope.actingId && !isEnemy(state, scope.actingId, figure.id);
    case 'SELF':
      return figure.id === scope.selfId;
    case 'CAUSE':
      return figure.id === scope.causeId;
    case 'TARGET':
      return figure.id === scope.targetId;
    case 'CHOSEN':
      return figure.id === scope.chosenId;
  }
}

function isNarrowed(state: State, figures: Figures, figure: Figure, scope: Scope): boolean {
  const { side, damaged, activated } = figures;
  if (side !== undefined && figure.side !== sideMeant(state, side, scope)) return false;
  if (damaged !== undefined && figure.damage > 0 !== damaged) return false;
  if (
    activated !== undefined &&
    !state.heroes.some((hero) => hero.heroId === figure.id && hero.activated === activated)
  ) {
    return false;
  }
  return isWhere(state, figures, figure, scope);
}

function isWhere(state: State, figures: Figures, { id, spaceId }: Figure, scope: Scope): boolean {
  const { inZone, onPlace, adjacentTo, inSightOf, withinZones } = figures;
  if (!inZone && !onPlace && !adjacentTo && !inSightOf && !withinZones) return true;
  if (spaceId === null) return false;
  if (inZone) {
    const zone = zoneOfSpace(state, spaceId);
    if (!spacesOf(state, inZone, scope).some((space) => zoneOfSpace(state, space) === zone)) return false;
  }
  if (onPlace && !spacesOf(state, onPlace, scope).includes(spaceId)) return false;
  const others = (selector: Figures): [FigureId, SpaceId][] =>
    standing(state, selector, scope).filter(([other]) => other !== id);
  if (adjacentTo && !others(adjacentTo).some(([, at]) => areSpacesAdjacent(state, at, spaceId))) return false;
  if (inSightOf && !others(inSightOf).some(([other, at]) => isClearFor(state, other, at, spaceId))) return false;
  if (!withinZones) return true;
  return standing(state, withinZones.of, scope).some(([, at]) => zonesBetween(state, at, spaceId) <= withinZones.zones);
}

/** The figures of a selector, picked without chance, with their spaces. */
const standing = (state: State, figures: Figures, scope: Scope): [FigureId, SpaceId][] =>
  figuresOf(state, figures, scope).flatMap((id) => {
    const at = findFigure(state, id)?.spaceId;
    return at === null || at === undefined ? [] : [[id, at] satisfies [FigureId, SpaceId]];
  });

/** What CLASH-097 compares, as seen from a space: zones, then spaces. */
export function distancesFrom(state: State, from: SpaceId | null, to: SpaceId | null): [zones: number, spaces: number] {
  if (from === null || to === null) return [0, 0];
  return [zonesBetween(state, from, to), spaceDistance(cellOf(from), cellOf(to))];
}

/** The space from which a scope measures distances. */
export function spaceOfScope(state: State, { actingId, selfId, causeId }: Scope): SpaceId | null {
  for (const id of [actingId, selfId, causeId]) {
    const at = id === null ? null : findFigure(state, id)?.spaceId;
    if (at) return at;
  }
  return null;
}

/** Sorts figures as a pick wants them, in canonical order where all keys are equal. */
export function byKeys<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly number[],
): { item: T; keys: readonly number[] }[] {
  const keyed = items.map((item) => ({ item, keys: keysOf(item) }));
  return keyed.sort((a, b) => a.keys.reduce((order, key, index) => order || key - (b.keys[index] ?? 0), 0));
}

/** What a pick compares; the smallest comes first. */
export function pickKeys(state: State, figures: Figures, id: FigureId, scope: Scope): number[] {
  const figure = findFigure(state, id);
  const [zones, spaces] = distancesFrom(state, spaceOfScope(state, scope), figure?.spaceId ?? null);
  switch (figures.pick) {
    case 'NEAREST':
      return [zones, spaces, leftOf(state, id), state.firstSide === null || figure?.side === state.firstSide ? 0 : 1];
    case 'FARTHEST':
      return [-zones, -spaces];
    case 'LEAST_LEFT':
      return [leftOf(state, id)];
    default:
      return [];
  }
}

/**
 * The figures that a selector names, picked as it says, the last tie of NEAREST and RANDOM by canonical order: for
 * conditions, and for looking ahead. Where something is carried out, `pickFigures` draws (CLASH-097).
 */
export function figuresOf(state: State, figures: Figures, scope: Scope): FigureId[] {
  const candidates = candidatesOf(state, figures, scope);
  switch (figures.pick) {
    case undefined:
    case 'ALL':
      return candidates;
    case 'FIRST':
      return candidates.slice(0, figures.count ?? 1);
    case 'RANDOM':
      return candidates.slice(0, 1);
    default:
      return byKeys(candidates, (id) => pickKeys(state, figures, id, scope))
        .slice(0, 1)
        .map(({ item }) => item);
  }
}

/** The places that a word names, each as its spaces in canonical order: a zone is one place, every token another. */
export function placesOf(state: State, place: Place, scope: Scope): SpaceId[][] {
  const board = boardOf(state);
  if (place.space !== undefined) return board.hasSpace(place.space) ? [[place.space]] : [];
  if (place.zone !== undefined) return board.hasZone(place.zone) ? [[...board.zone(place.zone).spaces]] : [];
  if (place.start !== undefined) {
    const side = sideMeant(state, place.start, scope);
    return side === null ? [] : scenarioOf(state).starts[side].map((space) => [space]);
  }
  if (place.spaceOf) return standing(state, place.spaceOf, scope).map(([, at]) => [at]);
  if (place.zoneOf) {
    return standing(state, place.zoneOf, scope).map(([, at]) => [...board.zone(zoneOfSpace(state, at)).spaces]);
  }
  if (place.feature !== undefined) return spacesOfFeature(state, place.feature);
  if (place.tokens !== undefined) return spacesOfKind(state.tokens, place.tokens);
  return place.objects === undefined ? [] : spacesOfKind(state.objects, place.objects);
}

/** The interaction space of a piece of scenery, unless an object or a token with a space lies on it (CLASH-268). */
const spacesOfFeature = (state: State, feature: string): SpaceId[][] => {
  const covered = coveredCells(state);
  return boardOf(state)
    .features.filter(({ faceId, id, spaceId }) => `${faceId}/${id}` === feature && !covered.has(spaceId))
    .map(({ spaceId }) => [spaceId]);
};

const spacesOfKind = (pieces: readonly { kindId: string; spaceId: SpaceId }[], kind: string): SpaceId[][] =>
  pieces.filter(({ kindId }) => kindId === kind).map(({ spaceId }) => [spaceId]);

/** All spaces of the places that a word names. */
export const spacesOf = (state: State, place: Place, scope: Scope): SpaceId[] => placesOf(state, place, scope).flat();
