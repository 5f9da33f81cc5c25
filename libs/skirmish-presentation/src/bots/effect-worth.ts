import type { FigureId } from '#skirmish';
import { cellOf } from '#skirmish/cells';
import type { Effect, Figures } from '#skirmish/content/vocabulary';
import { hitChance } from '#skirmish/dice';
import { fighterOf, sum, type Battle, type Fighter, type Judge } from './battle.js';

/**
 * The guessed worth of effects for the side of a hero; effects on a chosen figure count for the one that they
 * do most for. Places and moves count little: who moves looks at the board instead.
 */
export const worthOfEffects = (
  battle: Battle,
  judge: Judge,
  effects: readonly Effect[],
  heroId: FigureId,
  among: Figures = { of: 'SELF' },
): number => sum(effects.map((effect) => worthOfEffect(battle, judge, effect, heroId, among)));

function worthOfEffect(battle: Battle, judge: Judge, effect: Effect, heroId: FigureId, among: Figures): number {
  const inner = (effects: readonly Effect[], chosen = among): number =>
    worthOfEffects(battle, judge, effects, heroId, chosen);
  if (effect.chooseFigure) return inner(effect.chooseFigure.do, effect.chooseFigure.among);
  if (effect.choose) return Math.max(0, ...effect.choose.options.map((option) => inner(option.do)));
  if (effect.oneOf) return inner(effect.oneOf.options[0] ?? []);
  if (effect.if) return 0.6 * inner(effect.if.then) + 0.4 * inner(effect.if.else ?? []);
  if (effect.each) return 1.5 * inner(effect.each.do, effect.each.figures);
  if (effect.roll) return 0.5 * sum(effect.roll.table.map((row) => inner(row.do)));
  return worthOnFigures(battle, judge, effect, fighterOf(battle, heroId), among) ?? judge.further(effect);
}

/** Effects on figures; `undefined` for other effects. */
function worthOnFigures(
  battle: Battle,
  judge: Judge,
  effect: Effect,
  hero: Fighter | undefined,
  among: Figures,
): number | undefined {
  const { attack, heal, damage, modify, giveAction, loseAction, discardCard, drawWound, push } = effect;
  const whom = (who: Figures): Figures => (who.of === 'CHOSEN' ? among : who);
  /** Good when it befalls the others, bad when it befalls ours. */
  const ill = (who: Figures, worth: number): number => (judge.isAgainst(whom(who)) ? worth : -worth);
  if (attack) return hero ? worthOfAttack(battle, judge, attack, hero) : 0;
  if (heal) return worthOfHeal(battle, judge, heal, whom(heal.who), hero);
  if (damage) return worthOfDamage(battle, judge, damage.points, whom(damage.who), hero);
  if (modify) return ill(modify.who, -0.15 * modify.by);
  if (giveAction) return 0.6 * giveAction.actions;
  if (loseAction) return ill(loseAction.who, 0.45 * loseAction.actions);
  if (discardCard) return ill(discardCard.who, 0.3);
  if (drawWound) return ill(drawWound.who, 1);
  return push ? ill(push.who, 0.1) : undefined;
}

function worthOfAttack({ foes }: Battle, judge: Judge, attack: NonNullable<Effect['attack']>, hero: Fighter): number {
  if (attack.who.of !== 'SELF') return 0.3;
  const worths = foes
    .filter((foe) => attack.kind !== 'MELEE' || judge.foresees || isNear(hero, foe))
    .map((foe) => {
      const chance = hitChance(
        hero.combatDice + (attack.combat ?? 0),
        hero.powerDice + (attack.power ?? 0),
        foe.defense,
      );
      const damage = Math.min(attack.damage ?? 1, Math.max(1, foe.health - foe.damage));
      return chance * damage * judge.hit(foe, 0, hero.figureId);
    });
  return Math.max(0, ...worths);
}

const isNear = (one: Fighter, other: Fighter): boolean => {
  const [a, b] = [cellOf(one.spaceId), cellOf(other.spaceId)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;
};

function worthOfHeal(
  { ours }: Battle,
  judge: Judge,
  { points }: { points: number },
  who: Figures,
  hero: Fighter | undefined,
): number {
  const healed = who.of === 'SELF' ? (hero ? [hero] : []) : meant(judge, who, ours);
  return Math.max(0, ...healed.map((own) => Math.min(points, own.damage) * judge.harm(own)));
}

function worthOfDamage(
  { ours, foes }: Battle,
  judge: Judge,
  points: number,
  who: Figures,
  hero: Fighter | undefined,
): number {
  if (who.of === 'SELF') return hero ? -points * judge.harm(hero) : 0;
  if (judge.isAgainst(who)) return points * Math.max(0, ...meant(judge, who, foes).map((foe) => judge.hit(foe, 0)));
  return -points * Math.max(0, ...meant(judge, who, ours).map((own) => judge.harm(own)));
}

/** Those of a side whom words mean. */
function meant({ named }: Judge, who: Figures, side: readonly Fighter[]): readonly Fighter[] {
  const ids = named?.(who);
  return ids ? side.filter(({ figureId }) => ids.includes(figureId)) : side;
}
