import { best, commandsOf } from '#kernel';
import type { Command } from '../commands.js';
import type { Effect, Figures } from '../content/vocabulary.js';
import type { WindowView } from '../view/view-schema.js';
import type { FigureId, SpaceId } from '../words.js';
import { actorOf } from './actor.js';
import { worthOfEffects } from './effect-worth.js';
import { hitChance } from './odds.js';
import { powerById } from './open-powers.js';
import { figureOf, heroOf, sum, type Outlook, type Standing } from './outlook.js';
import { Prospects } from './prospects.js';
import { worthOfPlace } from './pushes.js';
import { costOfHarm, worthOfHit } from './stakes.js';

type Option = WindowView['options'][number];

/** Answers what a text asks by what each option is worth; to decline is worth nothing. */
export function answerChoice(outlook: Outlook): Command | undefined {
  const { window } = outlook.view;
  if (!window) return undefined;
  const effects = effectsOfSource(outlook, window);
  const worths = new Map(window.options.map((option) => [option.optionId, worthOf(outlook, window, effects, option)]));
  return best(commandsOf(outlook, 'choose'), ({ optionId }) => worths.get(optionId) ?? 0);
}

function worthOf(outlook: Outlook, window: WindowView, effects: readonly Effect[], { optionId, kind }: Option): number {
  switch (kind) {
    case 'DECLINE':
      return 0;
    case 'FIGURE':
      return worthOfFigure(outlook, effects, optionId);
    case 'SPACE':
      return worthOfSpace(outlook, effects, optionId);
    case 'TEXT':
      return worthOfText(outlook, effects, Number(optionId));
    case 'DIE':
      return worthOfDie(window, Number(optionId));
    case 'CARD':
      return 0.1;
  }
}

/** Everything that the source does, with what stands inside choices. */
function effectsOfSource(outlook: Outlook, { source }: WindowView): Effect[] {
  if (source === undefined) return [];
  const special = outlook.entries.specialActions.find(({ id }) => id === source)?.do;
  const test = outlook.entries.tests.find(({ id }) => id === source)?.onSuccess;
  const owner = outlook.view.active?.heroId;
  return (special ?? test ?? powerById(outlook, owner, source)?.do ?? []).flatMap(unfolded);
}

const unfolded = (effect: Effect): Effect[] => [effect, ...(effect.chooseFigure?.do ?? []).flatMap(unfolded)];

/** A figure to be chosen: foes where it hurts, ours where it helps. */
function worthOfFigure(outlook: Outlook, effects: readonly Effect[], figureId: FigureId): number {
  const figure = figureOf(outlook, figureId);
  if (!figure) return 0;
  const done = effects.find(({ chooseFigure }) => chooseFigure)?.chooseFigure?.do ?? [];
  if (figure.side !== outlook.side) return 0.05 + sum(done.map((effect) => worthOnFoe(outlook, effect, figure)));
  const hero = heroOf(outlook, figureId);
  const waiting = hero && !hero.activated ? 0.3 : 0;
  return (
    0.05 +
    sum(
      done.map((effect) => {
        if (effect.heal) return Math.min(effect.heal.points, figure.damage) * costOfHarm(outlook, figure);
        if (effect.giveAction) return waiting + promise(outlook, figure);
        if (effect.moveFreely || effect.place || effect.swap) return waiting + 0.3 * promise(outlook, figure);
        if (effect.attack) return figure.combatDice * 0.1 + figure.powerDice * 0.15;
        return effect.damage ? -costOfHarm(outlook, figure) : 0;
      }),
    )
  );
}

/** What a hero could do with an action. */
const promise = (outlook: Outlook, figure: Standing): number =>
  new Prospects(outlook, actorOf(outlook, figure)).now(figure.spaceId, 3) / 3;

function worthOnFoe(outlook: Outlook, { attack, damage, ...other }: Effect, foe: Standing): number {
  const hero = outlook.view.active && figureOf(outlook, outlook.view.active.heroId);
  const hit = worthOfHit(outlook, foe, 0, hero?.figureId);
  if (attack) return attackChance(attack, hero, foe) * hit * (attack.damage ?? 1);
  if (damage) return hit * damage.points;
  return [other.push, other.move, other.moveFreely, other.place, other.swap].some(Boolean) ? 0.3 * hit : 0;
}

const attackChance = (
  { combat = 0, power = 0 }: NonNullable<Effect['attack']>,
  hero: Standing | undefined,
  foe: Standing,
): number => hitChance((hero?.combatDice ?? 3) + combat, (hero?.powerDice ?? 0) + power, foe.defense);

/** A space to go to, or to send somebody to. */
function worthOfSpace(outlook: Outlook, effects: readonly Effect[], spaceId: SpaceId): number {
  const moved = movedBy(outlook, effects);
  if (!moved) return 0;
  if (moved.side !== outlook.side)
    return worthOfPlace(outlook, moved, spaceId) - worthOfPlace(outlook, moved, moved.spaceId);
  const { active } = outlook.view;
  const actions =
    active?.heroId === moved.figureId ? active.actions : heroOf(outlook, moved.figureId)?.activated ? 0 : 3;
  const prospects = prospectsOf(outlook, moved);
  return prospects.from(spaceId, actions) - prospects.future(moved.spaceId);
}

const remembered = new WeakMap<Outlook, Map<string, Prospects>>();

function prospectsOf(outlook: Outlook, figure: Standing): Prospects {
  const known = remembered.get(outlook) ?? new Map<string, Prospects>();
  remembered.set(outlook, known);
  const prospects = known.get(figure.figureId) ?? new Prospects(outlook, actorOf(outlook, figure));
  known.set(figure.figureId, prospects);
  return prospects;
}

/** Who is moved: the window does not say it when somebody has been chosen; then it is taken to be the acting hero. */
function movedBy(outlook: Outlook, effects: readonly Effect[]): Standing | undefined {
  const { window, active } = outlook.view;
  const who: Figures | undefined = effects.find(({ moveFreely }) => moveFreely)?.moveFreely?.who;
  const owner = outlook.view.heroes.find(({ inPlay }) =>
    inPlay.some(({ cardId }) => cardId === window?.source),
  )?.heroId;
  const chosenFrom =
    who?.of === 'CHOSEN' ? effects.find(({ chooseFigure }) => chooseFigure)?.chooseFigure?.among : undefined;
  if (chosenFrom?.of === 'ENEMIES') return outlook.foes[0];
  const id = window?.figureId ?? owner ?? active?.heroId;
  return id === undefined ? undefined : figureOf(outlook, id);
}

function worthOfText(outlook: Outlook, effects: readonly Effect[], index: number): number {
  const option = effects.find(({ choose }) => choose)?.choose?.options[index];
  const heroId = outlook.view.active?.heroId;
  return option && heroId !== undefined ? 0.01 + worthOfEffects(outlook, option.do, heroId) : 0.01;
}

/** The die to roll again: the worst of an attack, the highest of a test. */
function worthOfDie({ attack, test }: WindowView, index: number): number {
  if (test) return test.faces[index] ?? 0;
  const shown = attack ? [...diceOf(attack.combat), ...diceOf(attack.power)][index] : undefined;
  return shown === undefined ? 0 : 9 - shown;
}

/** The successes of each die: what follows a POW was shown by the same die (CLASH-147). */
function diceOf(faces: readonly string[]): number[] {
  const dice: number[] = [];
  let goesOn = false;
  for (const face of faces) {
    const successes = face === 'POW' ? 1 : Number(face);
    if (goesOn) dice.push((dice.pop() ?? 0) + successes);
    else dice.push(successes);
    goesOn = face === 'POW';
  }
  return dice;
}
