import { nearestOf } from './pick.js';
import { dealDamage } from '../combat/damage.js';
import { possibleAttacks } from '../combat/legality.js';
import { ownPushes } from '../combat/push.js';
import type { Effect } from '../content/vocabulary.js';
import { figureOf, heroBehind, spaceOf } from '../figures/figures.js';
import type { Context, EffectsFrame } from '../machine/frames.js';
import { attackFrame } from '../machine/frames-of.js';
import type { Machine } from '../machine/machine.js';
import type { FigureId } from '../state.js';
import { drawWound } from '../wounds/draw-wound.js';
import { chosenFigures, nextActor, type EffectRules } from './effect-rules.js';
import { actionsToGive, actionsToLose, mayDrawWound, powerCardsInHand } from './hero-limits.js';

type FigureWord = 'attack' | 'damage' | 'heal' | 'modify' | 'drawWound' | 'discardCard' | 'loseAction' | 'giveAction';

/** Attacks, damage, cards and actions (clash.md 11, effects on figures). */
export const figureEffects: Pick<EffectRules, FigureWord> = {
  attack(machine, frame, what) {
    const attackerId = nextActor(machine, frame, what.who);
    if (attackerId === undefined) return 'NEXT';
    pushAttack(machine, frame, attackerId, what);
    return 'STAY';
  },
  damage: (machine, frame, { who, points }) =>
    forAll(machine, frame, who, (id) => {
      const by = frame.context.creditHeroId;
      dealDamage(machine, id, points, { source: frame.context.sourceId, ...(by === null ? {} : { by }) });
      return true;
    }),
  heal: (machine, frame, { who, points }) =>
    forAll(machine, frame, who, (figureId) => {
      const { damage } = figureOf(machine.state, figureId);
      const healed = Math.min(points, damage);
      if (healed === 0) return false;
      const source = frame.context.sourceId;
      machine.turn.emit({ type: 'figureHealed', figureId, points: healed, damage: damage - healed, source });
      return true;
    }),
  modify: (machine, frame, { who, characteristic, by, until }) =>
    forAll(machine, frame, who, (figureId) => {
      const source = frame.context.sourceId;
      machine.turn.emit({ type: 'modifierLaid', figureId, characteristic, by, until, source });
      return true;
    }),
  drawWound: (machine, frame, { who }) =>
    forAll(machine, frame, who, (id) => {
      if (!mayDrawWound(machine.state, id)) return false;
      drawWound(machine.turn, id, 0, frame.context.sourceId);
      return true;
    }),
  discardCard: (machine, frame, { who }) =>
    forAll(machine, frame, who, (heroId) => {
      const cards = powerCardsInHand(machine.state, heroId);
      if (cards.length === 0) return false;
      const cardId = machine.turn.random.pick(cards);
      machine.turn.emit({ type: 'cardDiscarded', heroId, cardId, source: frame.context.sourceId });
      return true;
    }),
  loseAction: (machine, frame, { who, actions }) =>
    forAll(machine, frame, who, (id) =>
      changeActions(machine, frame, id, -Math.min(actions, actionsToLose(machine.state, id))),
    ),
  giveAction: (machine, frame, { who, actions }) =>
    forAll(machine, frame, who, (id) =>
      changeActions(machine, frame, id, Math.min(actions, actionsToGive(machine.state, id))),
    ),
};

/** Does something to all figures of a selector; for some of them there may be nothing to do. */
function forAll(
  machine: Machine,
  { context }: EffectsFrame,
  who: Parameters<typeof chosenFigures>[1],
  act: (id: FigureId) => boolean,
): 'NEXT' | 'NOTHING' {
  const done = chosenFigures(machine, who, context).map(act);
  return done.includes(true) ? 'NEXT' : 'NOTHING';
}

function changeActions({ turn }: Machine, { context }: EffectsFrame, heroId: FigureId, by: number): boolean {
  if (by === 0) return false;
  turn.emit({ type: 'actionsChanged', heroId, by, source: context.sourceId });
  return true;
}

/** The attack of a figure on whom an effect names, or on whom CLASH-097 finds; with nobody to attack nothing happens (CLASH-228). */
function pushAttack(
  machine: Machine,
  { context }: EffectsFrame,
  attackerId: FigureId,
  what: NonNullable<Effect['attack']>,
): void {
  const { state, turn } = machine;
  const { kind, target, combat = 0, power = 0, damage = 1, push = 0 } = what;
  const named = target ? chosenFigures(machine, target, context, attackerId) : null;
  const possible = possibleAttacks(state, attackerId, { kind, rangedGiven: kind === 'RANGED' }).filter(
    ({ targetId }) => named === null || named.includes(targetId),
  );
  const ids = possible.map(({ targetId }) => targetId);
  const {
    ids: [targetId],
    weighed,
  } = nearestOf(state, ids, spaceOf(state, attackerId), turn.random);
  const attack = possible.find((each) => each.targetId === targetId);
  if (!attack) {
    turn.emit({ type: 'effectPassedOver', source: context.sourceId, effect: 'attack' });
    return;
  }
  machine.push(
    attackFrame({
      attackerId,
      ...attack,
      rangedGiven: kind === 'RANGED',
      context: contextOfAttack(machine, attackerId, attack.targetId, context),
      combat,
      power,
      damage,
      push: Math.max(push, ownPushes(state, attackerId)),
      weighed,
    }),
  );
}

/** An attack that an effect grants is its attacker's: his side is credited, and he has set off what follows (CLASH-213). */
function contextOfAttack({ state }: Machine, attackerId: FigureId, targetId: FigureId, context: Context): Context {
  const hero = heroBehind(state, attackerId);
  const isHerosOwn = hero && context.creditSide !== null;
  return {
    ...context,
    targetId,
    selfId: attackerId,
    causeId: hero?.heroId ?? context.causeId,
    ...(isHerosOwn ? { creditSide: hero.side, creditHeroId: context.creditHeroId ?? hero.heroId } : {}),
    granted: hero !== undefined,
  };
}
