import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { SkirmishState } from '../state.js';
import { figureOf, findHeroState } from '../figures/figures.js';
import { layToken } from '../table/pieces.js';
import { putOn } from '../table/put-on.js';

const unchanged = (_state: SkirmishState): void => undefined;

type EffectEvent =
  | 'damageDealt'
  | 'damagePrevented'
  | 'figureHealed'
  | 'modifierLaid'
  | 'figurePlaced'
  | 'figuresSwapped'
  | 'pieceAdded'
  | 'pieceRemoved'
  | 'doorSet'
  | 'actionsChanged'
  | 'cardDiscarded';

/** The changes by effects; pieces are tokens and figures, objects are their game's. */
export const effectEvolvers = (book: Rulebook): SkirmishEvolvers<EffectEvent> => ({
  damageDealt(state, { figureId, points, damage }) {
    figureOf(state, figureId).damage = damage;
    const hero = findHeroState(state, figureId);
    if (hero) hero.deeds['DAMAGE_TAKEN'] = (hero.deeds['DAMAGE_TAKEN'] ?? 0) + points;
  },
  damagePrevented: unchanged,
  figureHealed(state, { figureId, damage }) {
    figureOf(state, figureId).damage = damage;
  },
  modifierLaid(state, { figureId, characteristic, by, until }) {
    state.modifiers.push({ figureId, characteristic, by, until });
  },
  figurePlaced(state, { figureId, spaceId, spawned }) {
    if (spawned) Object.assign(figureOf(state, figureId), { status: 'IN_PLAY', damage: 0, spaceId: null });
    putOn({ state, book }, figureId, spaceId);
  },
  figuresSwapped(state, { a, b }) {
    const [toA, toB] = [figureOf(state, b).spaceId, figureOf(state, a).spaceId];
    if (toA !== null) putOn({ state, book }, a, toA);
    if (toB !== null) putOn({ state, book }, b, toB);
  },
  pieceAdded(state, { piece, pieceId, ...laid }) {
    if (piece === 'TOKEN') layToken(state, { id: pieceId, ...laid });
  },
  pieceRemoved(state, { piece, pieceId: id }) {
    if (piece === 'TOKEN') state.tokens = state.tokens.filter((token) => token.id !== id);
    if (piece === 'FIGURE') removeFigure(state, id);
  },
  doorSet(state, { door, open }) {
    state.openDoors = state.openDoors.filter((id) => id !== door);
    if (open) state.openDoors = [...state.openDoors, door].sort();
  },
  actionsChanged(state, { heroId, by }) {
    const { active } = state;
    const hero = findHeroState(state, heroId);
    if (active?.figureId !== heroId) {
      if (hero) hero.bonusActions += by;
      return;
    }
    active.actions += by;
    if (by > 0) active.granted += by;
  },
  cardDiscarded(state, { heroId, cardId }) {
    const hero = findHeroState(state, heroId);
    if (!hero) return;
    hero.hand = hero.hand.filter((id) => id !== cardId);
    hero.discard.push(cardId);
  },
});

/** A helper goes back to the supply; a sidekick or a figure of the super villain is gone (CLASH-216, CLASH-224). */
function removeFigure(state: SkirmishState, id: string): void {
  const figure = figureOf(state, id);
  const returns = figure.kind === 'VILLAIN' && !figure.superVillain;
  Object.assign(figure, { spaceId: null, damage: 0, status: returns ? 'RESERVE' : 'OUT' });
  if (state.active) state.active.sidekicks = state.active.sidekicks.filter((sidekickId) => sidekickId !== id);
}
