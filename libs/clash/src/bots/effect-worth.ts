import { articleValues } from '../content/article-values.js';
import type { Effect, Figures } from '../content/vocabulary.js';
import type { FigureId } from '../words.js';
import { hitChance } from './odds.js';
import { figureOf, sum, type Outlook, type Standing } from './outlook.js';
import { costOfHarm, worthOfHit, worthOfToken, worthOfTrackMove } from './stakes.js';

/** Whom words mean, seen from one of this side: the enemies, or ours. */
const isAgainst = ({ of, side }: Figures): boolean =>
  of === 'ENEMIES' || of === 'VILLAIN' || of === 'VILLAINS' || of === 'SHEET' || (of === 'HEROES' && side === 'OTHER');

/**
 * What effects are worth for the side of a hero, as a guess; effects on a figure that is chosen count for whoever they
 * do most for. Places and moves count little: who moves looks at the board instead.
 */
export const worthOfEffects = (
  outlook: Outlook,
  effects: readonly Effect[],
  heroId: FigureId,
  among: Figures = { of: 'SELF' },
): number => sum(effects.map((effect) => worthOfEffect(outlook, effect, heroId, among)));

function worthOfEffect(outlook: Outlook, effect: Effect, heroId: FigureId, among: Figures): number {
  const inner = (effects: readonly Effect[], chosen = among): number =>
    worthOfEffects(outlook, effects, heroId, chosen);
  if (effect.chooseFigure) return inner(effect.chooseFigure.do, effect.chooseFigure.among);
  if (effect.choose) return Math.max(0, ...effect.choose.options.map((option) => inner(option.do)));
  if (effect.oneOf) return inner(effect.oneOf.options[0] ?? []);
  if (effect.if) return 0.6 * inner(effect.if.then) + 0.4 * inner(effect.if.else ?? []);
  if (effect.each) return 1.5 * inner(effect.each.do, effect.each.figures);
  if (effect.roll) return 0.5 * sum(effect.roll.table.map((row) => inner(row.do)));
  return worthOnFigures(outlook, effect, figureOf(outlook, heroId), among) ?? worthForTheGame(outlook, effect);
}

/** What is done to figures; `undefined` for other effects. */
function worthOnFigures(
  outlook: Outlook,
  effect: Effect,
  hero: Standing | undefined,
  among: Figures,
): number | undefined {
  const { attack, heal, damage, modify, giveAction, loseAction, discardCard, drawWound, push } = effect;
  const whom = (who: Figures): Figures => (who.of === 'CHOSEN' ? among : who);
  /** Good when it befalls the others, bad when it befalls ours. */
  const ill = (who: Figures, worth: number): number => (isAgainst(whom(who)) ? worth : -worth);
  if (attack) return hero ? worthOfAttack(outlook, attack, hero) : 0;
  if (heal) return worthOfHeal(outlook, heal, whom(heal.who), hero);
  if (damage) return worthOfDamage(outlook, damage.points, whom(damage.who), hero);
  if (modify) return ill(modify.who, -0.15 * modify.by);
  if (giveAction) return 0.6 * giveAction.actions;
  if (loseAction) return ill(loseAction.who, 0.45 * loseAction.actions);
  if (discardCard) return ill(discardCard.who, 0.3);
  if (drawWound) return ill(drawWound.who, 1);
  return push ? ill(push.who, 0.1) : undefined;
}

/** What changes the game, and no figure. */
function worthForTheGame(
  outlook: Outlook,
  { track, takeToken, award, setDoor, spawn, openTest, easeTest }: Effect,
): number {
  if (track) return worthOfTrackMove(outlook, track.by);
  if (takeToken) return worthOfToken(outlook, takeToken.kind);
  if (award) {
    const atStake = outlook.view.atStake.find(({ articleId }) => articleId === award.article);
    return atStake && award.side !== 'OTHER' ? atStake.points || articleValues[atStake.size] : 0;
  }
  if (setDoor) return 0.2;
  if (spawn) return -0.4 * spawn.count;
  return openTest || easeTest ? 0.1 : 0;
}

function worthOfAttack(outlook: Outlook, attack: NonNullable<Effect['attack']>, hero: Standing): number {
  if (attack.who.of !== 'SELF') return 0.3;
  const worths = outlook.foes
    .filter((foe) => attack.kind !== 'MELEE' || isNear(hero, foe))
    .map((foe) => {
      const chance = hitChance(
        hero.combatDice + (attack.combat ?? 0),
        hero.powerDice + (attack.power ?? 0),
        foe.defense,
      );
      const damage = Math.min(attack.damage ?? 1, Math.max(1, foe.health - foe.damage));
      return chance * damage * worthOfHit(outlook, foe, 0, hero.figureId);
    });
  return Math.max(0, ...worths);
}

const isNear = (one: Standing, other: Standing): boolean => {
  const [[x = 0, y = 0], [u = 0, v = 0]] = [one, other].map(({ spaceId }) => spaceId.split(',').map(Number)) as [
    number[],
    number[],
  ];
  return Math.max(Math.abs(x - u), Math.abs(y - v)) <= 1;
};

function worthOfHeal(
  outlook: Outlook,
  { points }: { points: number },
  who: Figures,
  hero: Standing | undefined,
): number {
  const healed = who.of === 'SELF' ? (hero ? [hero] : []) : outlook.ours;
  return Math.max(0, ...healed.map((own) => Math.min(points, own.damage) * costOfHarm(outlook, own)));
}

function worthOfDamage(outlook: Outlook, points: number, who: Figures, hero: Standing | undefined): number {
  if (who.of === 'SELF') return hero ? -points * costOfHarm(outlook, hero) : 0;
  if (isAgainst(who)) return points * Math.max(0, ...outlook.foes.map((foe) => worthOfHit(outlook, foe)));
  return -points * Math.max(0, ...outlook.ours.map((own) => costOfHarm(outlook, own)));
}
