import type { FigureId } from '#skirmish';
import type { Effect } from '#skirmish/content/vocabulary';
import { hitChance } from '#skirmish/dice';
import { HERO_ACTIONS } from '#skirmish/table';
import { fighterOf, sum, type Battle, type Fighter, type Judge } from './battle.js';
import type { Prospects } from './prospects.js';

/** The chooser, and the situation of its side. */
interface Chooser {
  /** The hero whose activation runs. */
  readonly actingId?: FigureId | undefined;
  /** Whether a figure is a hero who has still to act this turn. */
  readonly isWaiting: (figureId: FigureId) => boolean;
  /** The prospects of a figure in its place. */
  readonly prospectsOf: (figure: Fighter) => Prospects;
}

/**
 * The worth of choosing this figure: foes where it hurts, ours where it helps.
 * @param effects the effects of the text that asks for a figure.
 */
export function worthOfChoosing(
  battle: Battle,
  judge: Judge,
  effects: readonly Effect[],
  figureId: FigureId,
  chooser: Chooser,
): number {
  const figure = fighterOf(battle, figureId);
  if (!figure) return 0;
  const onOne = battle.ours.includes(figure)
    ? (effect: Effect) => worthOnFriend(judge, effect, figure, chooser)
    : (effect: Effect) => worthOnFoe(battle, judge, effect, figure, chooser);
  const done = effects.find(({ chooseFigure }) => chooseFigure)?.chooseFigure?.do ?? [];
  return 0.05 + sum(done.map(onOne));
}

function worthOnFriend(judge: Judge, effect: Effect, figure: Fighter, { isWaiting, prospectsOf }: Chooser): number {
  const waiting = isWaiting(figure.figureId) ? 0.3 : 0;
  /** Its possible acts with one action. */
  const promise = (): number => prospectsOf(figure).now(figure.spaceId, HERO_ACTIONS) / HERO_ACTIONS;
  if (effect.heal) return Math.min(effect.heal.points, figure.damage) * judge.harm(figure);
  if (effect.giveAction) return waiting + promise();
  if (effect.moveFreely || effect.place || effect.swap) return waiting + 0.3 * promise();
  if (effect.attack) return figure.combatDice * 0.1 + figure.powerDice * 0.15;
  return effect.damage ? -judge.harm(figure) : 0;
}

function worthOnFoe(
  battle: Battle,
  judge: Judge,
  { attack, damage, ...other }: Effect,
  foe: Fighter,
  { actingId }: Chooser,
): number {
  const hero = actingId === undefined ? undefined : fighterOf(battle, actingId);
  const hit = judge.hit(foe, 0, hero?.figureId);
  if (attack) return attackChance(attack, hero, foe) * hit * (attack.damage ?? 1);
  if (damage) return hit * damage.points;
  return [other.push, other.move, other.moveFreely, other.place, other.swap].some(Boolean) ? 0.3 * hit : 0;
}

const attackChance = (
  { combat = 0, power = 0 }: NonNullable<Effect['attack']>,
  hero: Fighter | undefined,
  foe: Fighter,
): number => hitChance((hero?.combatDice ?? 3) + combat, (hero?.powerDice ?? 0) + power, foe.defense);
