import { dealDamage } from '../attacking/damage.js';
import { possibleAttacks } from '../attacking/legality.js';
import { ownPushes } from '../attacking/push.js';
import type { Effect } from '../content/vocabulary/language.js';
import type { FigureId } from '../content/words.js';
import { attackFrame } from '../machine/frames-of.js';
import type { Context, EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import { figureOf, heroBehind, spaceOf } from '../figures/figures.js';
import { drawWound } from '../wounds/draw-wound.js';
import { chosenFigures, nextActor, type EffectRules } from './effect-rules.js';
import { actionsToGive, actionsToLose, mayDrawWound, powerCardsInHand } from './hero-limits.js';
import { nearestOf } from './pick.js';

type FigureWord = 'attack' | 'damage' | 'heal' | 'modify' | 'drawWound' | 'discardCard' | 'loseAction' | 'giveAction';

/** Attacks, damage, cards and actions (clash.md 11, effects on figures). */
export const figureEffects: Pick<EffectRules, FigureWord> = {
  attack(runner, frame, what) {
    const attackerId = nextActor(runner, frame, what.who);
    if (attackerId === undefined) return 'NEXT';
    pushAttack(runner, frame, attackerId, what);
    return 'STAY';
  },
  damage: (runner, frame, { who, points }) =>
    forAll(runner, frame, who, (id) => {
      const by = frame.context.creditHeroId;
      dealDamage(runner, id, points, { source: frame.context.sourceId, ...(by === null ? {} : { by }) });
      return true;
    }),
  heal: (runner, frame, { who, points }) =>
    forAll(runner, frame, who, (figureId) => {
      const { damage } = figureOf(runner.state, figureId);
      const healed = Math.min(points, damage);
      if (healed === 0) return false;
      const source = frame.context.sourceId;
      runner.turn.emit({ type: 'figureHealed', figureId, points: healed, damage: damage - healed, source });
      return true;
    }),
  modify: (runner, frame, { who, characteristic, by, until }) =>
    forAll(runner, frame, who, (figureId) => {
      const source = frame.context.sourceId;
      runner.turn.emit({ type: 'modifierLaid', figureId, characteristic, by, until, source });
      return true;
    }),
  drawWound: (runner, frame, { who }) =>
    forAll(runner, frame, who, (id) => {
      if (!mayDrawWound(runner, id)) return false;
      drawWound(runner, id, 0, frame.context.sourceId);
      return true;
    }),
  discardCard: (runner, frame, { who }) =>
    forAll(runner, frame, who, (heroId) => {
      const cards = powerCardsInHand(runner, heroId);
      if (cards.length === 0) return false;
      const cardId = runner.turn.random.pick(cards);
      runner.turn.emit({ type: 'cardDiscarded', heroId, cardId, source: frame.context.sourceId });
      return true;
    }),
  loseAction: (runner, frame, { who, actions }) =>
    forAll(runner, frame, who, (id) => changeActions(runner, frame, id, -Math.min(actions, actionsToLose(runner, id)))),
  giveAction: (runner, frame, { who, actions }) =>
    forAll(runner, frame, who, (id) => changeActions(runner, frame, id, Math.min(actions, actionsToGive(runner, id)))),
};

/** Does something to all figures of a selector; for some of them there may be nothing to do. */
function forAll(
  runner: Runner,
  { context }: EffectsFrame,
  who: Parameters<typeof chosenFigures>[1],
  act: (id: FigureId) => boolean,
): 'NEXT' | 'NOTHING' {
  const done = chosenFigures(runner, who, context).map(act);
  return done.includes(true) ? 'NEXT' : 'NOTHING';
}

function changeActions({ turn }: Runner, { context }: EffectsFrame, heroId: FigureId, by: number): boolean {
  if (by === 0) return false;
  turn.emit({ type: 'actionsChanged', heroId, by, source: context.sourceId });
  return true;
}

/** The attack of a figure on the target of an effect, or of CLASH-097; without a target nothing happens (CLASH-228). */
function pushAttack(
  runner: Runner,
  { context }: EffectsFrame,
  attackerId: FigureId,
  what: NonNullable<Effect['attack']>,
): void {
  const { state, turn } = runner;
  const { kind, target, combat = 0, power = 0, damage = 1, push = 0 } = what;
  const named = target ? chosenFigures(runner, target, context, attackerId) : null;
  const possible = possibleAttacks(runner, attackerId, { kind, rangedGiven: kind === 'RANGED' }).filter(
    ({ targetId }) => named === null || named.includes(targetId),
  );
  const ids = possible.map(({ targetId }) => targetId);
  const {
    ids: [targetId],
    weighed,
  } = nearestOf(runner, ids, spaceOf(state, attackerId), turn.random);
  const attack = possible.find((each) => each.targetId === targetId);
  if (!attack) {
    turn.emit({ type: 'effectPassedOver', source: context.sourceId, effect: 'attack' });
    return;
  }
  runner.push(
    attackFrame({
      attackerId,
      ...attack,
      rangedGiven: kind === 'RANGED',
      context: contextOfAttack(runner, attackerId, attack.targetId, context),
      combat,
      power,
      damage,
      push: Math.max(push, ownPushes(runner, attackerId)),
      weighed,
    }),
  );
}

/** An attack that an effect grants is its attacker's: its side is credited, and it has set off what follows (CLASH-213). */
function contextOfAttack({ state }: Runner, attackerId: FigureId, targetId: FigureId, context: Context): Context {
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
