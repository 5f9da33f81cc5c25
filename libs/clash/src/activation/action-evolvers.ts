import { findPowerCard } from '../content/box.js';
import { zoneOf } from '../figures/board.js';
import { figureOf, findHeroState, heroBehind } from '../figures/figures.js';
import { countDeed } from '../flow/deeds.js';
import type { Evolvers } from '../flow/turn.js';
import type { FigureId, State } from '../state.js';
import type { Deed } from '../content/vocabulary.js';

/** Counts a deed of a hero; of anybody else none are counted. */
export function noteDeed(state: State, figureId: FigureId | undefined, deed: Deed): void {
  if (figureId !== undefined && findHeroState(state, figureId)) countDeed(state, figureId, deed);
}

/** Notes the zone that a hero stands in now among those that he has been in. */
export function noteZone(state: State, figureId: FigureId): void {
  const hero = findHeroState(state, figureId);
  if (!hero) return;
  const zone = zoneOf(state, figureId);
  if (hero.zonesVisited.includes(zone)) return;
  hero.zonesVisited.push(zone);
  hero.deeds.ZONES_VISITED = hero.zonesVisited.length;
}

/** Puts a figure on a space; the zones that a hero comes from and to are noted. */
export function putOn(state: State, figureId: FigureId, spaceId: string): void {
  const figure = figureOf(state, figureId);
  if (figure.spaceId !== null) noteZone(state, figureId);
  figure.spaceId = spaceId;
  noteZone(state, figureId);
}

const unchanged = (_state: State): void => undefined;

export const actionEvolvers = {
  actionSpent({ active }, { figureId, actions }) {
    if (!active) return;
    if (active.figureId === figureId) active.actions -= actions;
    else active.sidekicks = active.sidekicks.filter((id) => id !== figureId);
  },
  figureMoved(state, { figureId, to, kind }) {
    putOn(state, figureId, to);
    if (kind === 'TRAVEL' || kind === 'REPOSITION' || kind === 'BREAK_AWAY') noteDeed(state, figureId, 'MOVES');
  },
  powerUsed(state, { figureId, powerId, reaction }) {
    const used = heroBehind(state, figureId)?.usedPowers ?? (state.villainPowers[figureId] ??= []);
    if (!used.includes(powerId)) used.push(powerId);
    if (findPowerCard(powerId)?.set === 'WEAKNESS' && !reaction) noteDeed(state, figureId, 'WEAKNESS_PLAYED');
    else noteDeed(state, figureId, reaction ? 'REACTIONS_USED' : 'POWERS_USED');
  },
  reactionDeclined: unchanged,
  specialActionPerformed: unchanged,
  choiceMade: unchanged,
  effectPassedOver: unchanged,
} satisfies Partial<Evolvers>;
