import type { SpaceId } from '#skirmish';
import { figuresOf, scopeOf } from '#skirmish/behaviour';
import { hitChance } from '#skirmish/dice';
import { contextOfRule } from '#skirmish/machine';
import { speaksOf, sum } from '#skirmish-presentation';
import { box, tableOfView, type Effect, type Figures, type Place } from '#skarov/queries';
import { heroOf, type Standing } from '../outlook.js';
import { stepsOfVillain } from './ground.js';
import { sheetOf, type Outlook } from './outlook.js';
import { actorOf, barring, Prospects, prospectsOf } from './prospects.js';
import { costOfHarm, worthOfBarring, worthOfHit, worthOfProgress } from './stakes.js';

/** A card more in the overlord's hand. */
const CARD = 0.3;
/** A minion more, at least; near heroes it is worth more. */
const MINION = 0.2;
/** A hero's action. */
const ACTION = 0.45;
/** A power card that a hero loses from its hand. */
const POWER_CARD = 0.2;
/** A trap that works again, or no more. */
const TRAP = 0.1;

/** The worth of effects to the overlord. `chosen`: the figure that they speak of as chosen. */
export const worthOfEffects = (outlook: Outlook, effects: readonly Effect[], chosen?: Standing): number =>
  sum(effects.map((effect) => worthOfEffect(outlook, effect, chosen)));

function worthOfEffect(outlook: Outlook, effect: Effect, chosen: Standing | undefined): number {
  const { choose, chooseFigure, oneOf, each, roll } = effect;
  const whole = (effects: readonly Effect[], one = chosen): number => worthOfEffects(outlook, effects, one);
  if (choose) return Math.max(0, ...choose.options.map((option) => whole(option.do)));
  if (chooseFigure) {
    const among = figuresMeant(outlook, chooseFigure.among, chosen);
    return among.length === 0 ? 0 : Math.max(...among.map((figure) => whole(chooseFigure.do, figure)));
  }
  if (oneOf) return whole(oneOf.options[0] ?? []);
  if (each) return sum(figuresMeant(outlook, each.figures, chosen).map((figure) => whole(each.do, figure)));
  if (roll) return sum(roll.table.map((row) => whole(row.do))) / 2;
  if (effect.if) return worthOfCondition(outlook, effect.if, chosen);
  return worthOnFigures(outlook, effect, chosen) ?? worthForTheGame(outlook, effect);
}

/** Of two ways the one that the damage or presence of heroes asks for; where it is unknown, the middle of both. */
function worthOfCondition(
  outlook: Outlook,
  { condition, then, else: otherwise = [] }: NonNullable<Effect['if']>,
  chosen: Standing | undefined,
): number {
  const { atLeast } = condition;
  const holds =
    atLeast?.what.damage && chosen
      ? chosen.damage >= atLeast.number
      : atLeast?.what.heroesAtStart
        ? outlook.view.heroes.length >= atLeast.number
        : atLeast?.what.count
          ? figuresMeant(outlook, atLeast.what.count, chosen).length >= atLeast.number
          : undefined;
  const [yes, no] = [worthOfEffects(outlook, then, chosen), worthOfEffects(outlook, otherwise, chosen)];
  return holds === undefined ? (yes + no) / 2 : holds ? yes : no;
}

/** The meaning of one figure for an effect: a hero, or a villain of the overlord’s. */
type Worth = (one: Standing) => number;

const none: Worth = () => 0;

/** Effects on figures; `undefined` for other effects. */
function worthOnFigures(outlook: Outlook, effect: Effect, chosen: Standing | undefined): number | undefined {
  const { moveFreely, move, place, push, remove, attack } = effect;
  const each = (who: Figures, hero: Worth, villain: Worth): number =>
    sum(figuresMeant(outlook, who, chosen).map((one) => (one.kind === 'HERO' ? hero(one) : villain(one))));
  if (attack) return each(attack.who, none, (one) => worthOfAttack(outlook, one, attack));
  if (remove?.figures) return each(remove.figures, none, (one) => -costOfHarm(outlook, one));
  const moved = moveFreely?.who ?? move?.who ?? place?.who ?? push?.who;
  if (!moved) return worthOfState(outlook, effect, each);
  return each(
    moved,
    (hero) => worthOfSending(outlook, hero),
    (one) => worthOfWay(outlook, one),
  );
}

/** Changes of figures in their places: damage, wounds, values, actions, cards. */
function worthOfState(
  outlook: Outlook,
  { damage, heal, drawWound, modify, loseAction, discardCard }: Effect,
  each: (who: Figures, hero: Worth, villain: Worth) => number,
): number | undefined {
  const hit: Worth = (hero) => worthOfHit(outlook, hero);
  const harm: Worth = (villain) => costOfHarm(outlook, villain);
  const wounded: Worth = (hero) => (heroOf(outlook, hero.figureId)?.drewWound ? 0 : hero.health * hit(hero));
  if (damage) return damage.points * each(damage.who, hit, (one) => -harm(one));
  if (heal) {
    const healed: Worth = (one) => Math.min(heal.points, one.damage);
    return each(
      heal.who,
      (hero) => -0.8 * healed(hero) * hit(hero),
      (one) => healed(one) * harm(one),
    );
  }
  if (drawWound) return each(drawWound.who, wounded, none);
  if (modify)
    return (
      0.1 *
      modify.by *
      each(
        modify.who,
        () => -1,
        () => 1,
      )
    );
  if (loseAction)
    return (
      loseAction.actions *
      each(
        loseAction.who,
        () => ACTION,
        () => -0.1,
      )
    );
  return discardCard ? each(discardCard.who, () => POWER_CARD, none) : undefined;
}

/** Changes of the game, and of no figure. */
function worthForTheGame(outlook: Outlook, effect: Effect): number {
  const { drawEvents, discardEvents, spawn, advance, putToken, hardenTest, easeTest, openTest, closeTest } = effect;
  const { objectives, tests } = outlook.view;
  if (drawEvents) return CARD * drawEvents.count;
  if (discardEvents) return -0.6 * CARD * discardEvents.count;
  if (spawn) return MINION * Math.min(spawn.count, freeArrivals(outlook, spawn.at).length);
  if (advance) {
    const objective = objectives.find(({ objectiveId }) => objectiveId === advance.objective);
    return objective ? advance.by * worthOfProgress(outlook, objective) : 0;
  }
  if (putToken) {
    const fed = objectives.find((each) =>
      speaksOf(box.find.room(each.faceId)?.objective?.reached, 'tokens', putToken.kind),
    );
    return fed ? worthOfProgress(outlook, fed) : 0;
  }
  const barredBy = (id: string): number =>
    sum(tests.filter(({ testId, closed }) => testId === id && !closed).map((test) => worthOfBarring(outlook, test)));
  if (hardenTest) return 0.5 * barredBy(hardenTest.test);
  if (easeTest) return -0.5 * barredBy(easeTest.test);
  return openTest ? TRAP : closeTest ? -TRAP : 0;
}

/** Reinforcement spaces where a figure could arrive. */
const freeArrivals = ({ view, standing }: Outlook, { reinforcement }: Place): SpaceId[] =>
  view.board.spaces
    .filter(({ reinforcement: mark, faceId }) => mark !== undefined && (reinforcement?.room ?? faceId) === faceId)
    .filter(({ reinforcement: mark = 0 }) => mark <= Math.max(2, view.heroes.length))
    .map(({ spaceId }) => spaceId)
    .filter((spaceId) => !standing.some((figure) => figure.spaceId === spaceId));

function worthOfAttack(
  outlook: Outlook,
  villain: Standing,
  { power = 0, combat = 0 }: NonNullable<Effect['attack']>,
): number {
  const prospects = new Prospects(outlook, actorOf(outlook, villain, { power, combat }));
  const reached = outlook.heroes.filter((hero) => prospects.canAttack(villain.spaceId, hero));
  return Math.max(0, ...reached.map((hero) => prospects.gainOf(hero)));
}

/** The worth of sending a hero off its way: more, the better it stands. */
function worthOfSending(outlook: Outlook, hero: Standing): number {
  const stands = outlook.view.tests.filter(({ closed, spaces }) => !closed && spaces.includes(hero.spaceId));
  const activated = heroOf(outlook, hero.figureId)?.activated ?? false;
  return 0.08 + (activated ? 0.3 : 0.8) * Math.max(0, ...stands.map((test) => worthOfBarring(outlook, test)));
}

/** The gain of a longer way for a villain that cannot attack from its space. */
function worthOfWay(outlook: Outlook, villain: Standing): number {
  const prospects = prospectsOf(outlook, villain);
  if (outlook.heroes.some((hero) => prospects.canAttack(villain.spaceId, hero))) return 0;
  return 0.3 * prospects.now(villain.spaceId, 3) + 0.02;
}

/** The figures on the board that a text means, as the rules read it: SELF is the chosen figure, or the one that acts. */
export function figuresMeant(outlook: Outlook, who: Figures, chosen?: Standing): Standing[] {
  const { view, standing } = outlook;
  const selfId = chosen?.figureId ?? view.active?.figureId ?? null;
  const context = contextOfRule('overlord', { selfId, chosenId: chosen?.figureId ?? null, creditSide: 'OVERLORD' });
  const ids = new Set(figuresOf(tableOfView(view), who, scopeOf(context)));
  const meant = standing.filter(({ figureId }) => ids.has(figureId));
  return who.pick === undefined ? meant : meant.slice(0, 1);
}

/** The worth of a figure of a sheet on a space that is free now. */
export function worthOfArrival(outlook: Outlook, sheetId: string, spaceId: SpaceId): number {
  const [model] = outlook.view.figures.filter((figure) => figure.sheetId === sheetId);
  if (!model) return 0;
  const figure: Standing = { ...model, spaceId };
  const away = outlook.heroes.map((hero) => stepsOfVillain(outlook, figure, spaceId, hero.spaceId));
  const nearest = away.length === 0 ? 0 : Math.min(...away);
  const worth = new Prospects(outlook, actorOf(outlook, figure)).future(spaceId);
  return worth + barring(outlook, spaceId) + 0.05 * Math.max(0, 4 - nearest);
}

/** The chance that an attack of a figure with its present values hits a hero of middle defense; for kinds that are to be compared. */
export const strengthOf = (figure: Standing): number => {
  const ranged = sheetOf(figure).powers.some(({ power }) =>
    power.grants?.some(({ ability }) => ability === 'RANGED_ATTACKS'),
  );
  return hitChance(figure.combatDice, figure.powerDice, 4) + (ranged ? 0.1 : 0) + 0.02 * figure.speed;
};
