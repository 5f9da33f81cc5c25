import { best, commandOf, commandsOf } from '#kernel';
import type { SpaceId } from '#skirmish';
import { adjacentSpaces } from '#skirmish/board';
import { sum } from '#skirmish-presentation';
import {
  type Command,
  type Effect,
  findEventCard,
  findRoom,
  findScenario,
  type Room,
  villainSheet,
  type WindowView,
} from '#skarov/queries';
import { figureOf, type Standing } from '../outlook.js';
import { figuresMeant, strengthOf, worthOfArrival, worthOfEffects } from './effect-worth.js';
import { isBeside, stepsOfHero, zoneAt } from './ground.js';
import type { Outlook } from './outlook.js';
import { prospectsOf } from './prospects.js';
import { worthOfBarring } from './stakes.js';

type Option = NonNullable<WindowView['options']>[number];

/** Strikes back whenever it can; steps aside only to somewhere better (SKAROV-SPEC-06). */
export function answerReaction(outlook: Outlook): Command | undefined {
  const { figureId } = outlook.view.window ?? {};
  const react = commandOf(outlook, 'react');
  const figure = figureId === undefined ? undefined : figureOf(outlook, figureId);
  const power = figure && villainSheet(figure.sheetId).powers.find(({ id }) => id === react?.powerId)?.power;
  const onlySteps = power?.do?.every(({ step }) => step) ?? false;
  if (!react || (figure && onlySteps && bestStep(outlook, figure) <= 0)) return commandOf(outlook, 'declineReaction');
  return react;
}

/** The gain of a villain from the best free space beside it. */
function bestStep(outlook: Outlook, figure: Standing): number {
  const free = adjacentSpaces(outlook.board, outlook.doors, figure.spaceId).filter(
    (spaceId) =>
      !outlook.standing.some((other) => other.spaceId === spaceId) && outlook.board.space(spaceId).zoneId !== '',
  );
  return (
    Math.max(0, ...free.map((spaceId) => worthOfStanding(outlook, figure, spaceId))) -
    worthOfStanding(outlook, figure, figure.spaceId)
  );
}

function worthOfStanding(outlook: Outlook, figure: Standing, spaceId: SpaceId): number {
  const { active } = outlook.view;
  const prospects = prospectsOf(outlook, figure);
  const left = active?.figureId === figure.figureId ? active.actions : 0;
  return prospects.now(spaceId, left) + prospects.future(spaceId);
}

/** A hero is pushed off its goal, and kept where villains still reach it (SKAROV-ATK-10). */
export function answerPush(outlook: Outlook): Command | undefined {
  const { figureId } = outlook.view.window ?? {};
  const hero = figureId === undefined ? undefined : figureOf(outlook, figureId);
  if (!hero) return commandOf(outlook, 'declinePushBack');
  const stays = worthOfHeroAt(outlook, hero, hero.spaceId);
  return (
    best(commandsOf(outlook, 'pushBack'), ({ spaceId }) => worthOfHeroAt(outlook, hero, spaceId), stays + 0.01) ??
    commandOf(outlook, 'declinePushBack')
  );
}

/** The worth for the overlord of a hero on a space. */
function worthOfHeroAt(outlook: Outlook, hero: Standing, spaceId: SpaceId): number {
  const { view } = outlook;
  const wanted = view.tests.filter(({ closed }) => !closed);
  const stands = sum(
    wanted.filter(({ spaces }) => spaces.includes(spaceId)).map((test) => worthOfBarring(outlook, test)),
  );
  const far = wanted
    .filter((test) => test.door === undefined && worthOfBarring(outlook, test) > 0)
    .map(({ spaces }) => Math.min(6, ...spaces.map((space) => stepsOfHero(outlook, spaceId, space))));
  return beset(outlook, hero, spaceId) + 0.05 * (far.length === 0 ? 0 : Math.min(...far)) - 1.2 * stands;
}

/** Villains who can strike a hero on a space before they have to move: those who act now most of all. */
function beset(outlook: Outlook, hero: Standing, spaceId: SpaceId): number {
  const { view } = outlook;
  const zone = zoneAt(outlook, spaceId);
  return sum(
    outlook.villains.map((villain) => {
      const { figureId, sheetId } = villain;
      const beside = isBeside(outlook, villain.spaceId, spaceId) || prospectsOf(outlook, villain).actor.ranged;
      const acts =
        view.active?.figureId === figureId ? view.active.actions : view.activatedSheets.includes(sheetId) ? 0 : 0.4;
      const gain = prospectsOf(outlook, villain).gainOf(hero);
      return (beside ? acts * gain : 0) + (zoneAt(outlook, villain.spaceId) === zone ? 0.03 : 0);
    }),
  );
}

/** Answers what a text asks by what each option is worth; to decline is worth nothing. */
export function answerChoice(outlook: Outlook): Command | undefined {
  const { window } = outlook.view;
  if (!window) return undefined;
  const effects = effectsOf(outlook, window).flatMap(unfolded);
  const worths = new Map((window.options ?? []).map((option) => [option.optionId, worthOf(outlook, effects, option)]));
  return best(commandsOf(outlook, 'choose'), ({ optionId }) => worths.get(optionId) ?? 0);
}

type Source = readonly [id: string, does: readonly Effect[]];

/** Everything that the source of a question does: a card, a room, a power, a rule of the adventure. */
function effectsOf({ view }: Outlook, { source = '' }: WindowView): readonly Effect[] {
  const event = findEventCard(source)?.event?.effects;
  if (event) return event;
  const rooms = view.board.tiles.flatMap(({ faceId }) => findRoom(faceId) ?? []);
  const sheets = view.figures.filter(({ kind }) => kind === 'VILLAIN').map(({ sheetId }) => villainSheet(sheetId));
  const rules = findScenario(view.adventure?.scenarioId ?? '')?.rules ?? [];
  const sources = [
    ...rooms.flatMap(sourcesInRoom),
    ...sheets.flatMap(({ powers }) => powers.map(({ id, power }): Source => [id, power.do ?? []])),
    ...rules.map((rule): Source => [rule.id, rule.do]),
  ];
  return sources.find(([id]) => id === source)?.[1] ?? [];
}

const sourcesInRoom = ({ id, activation, objective, traps }: Room): Source[] => [
  [id, [...(activation?.do ?? []), ...(objective?.endOfTurn ?? [])]],
  ...(objective ? [[objective.id, objective.endOfTurn] as const] : []),
  ...traps.map((trap): Source => [trap.id, trap.do]),
];

/** An effect, and what stands inside it. */
const unfolded = (effect: Effect): Effect[] => {
  const { chooseFigure, choose, each, oneOf } = effect;
  const inner = [
    ...(chooseFigure?.do ?? []),
    ...(choose?.options.flatMap((option) => option.do) ?? []),
    ...(each?.do ?? []),
    ...(effect.if?.then ?? []),
    ...(effect.if?.else ?? []),
    ...(oneOf?.options.flat() ?? []),
  ];
  return [effect, ...inner.flatMap(unfolded)];
};

function worthOf(outlook: Outlook, effects: readonly Effect[], { optionId, kind }: Option): number {
  switch (kind) {
    case 'FIGURE':
      return worthOfChosen(outlook, effects, optionId);
    case 'SPACE':
      return worthOfSpace(outlook, effects, optionId);
    case 'TEXT':
      return worthOfText(outlook, effects, Number(optionId));
    case 'CARD':
      return -worthOfHeldCard(outlook, optionId);
    default:
      return 0;
  }
}

/** The figure that suffers, or is helped, most. */
function worthOfChosen(outlook: Outlook, effects: readonly Effect[], figureId: string): number {
  const figure = figureOf(outlook, figureId);
  if (!figure) return 0;
  const asked = effects.flatMap(({ chooseFigure }) => chooseFigure ?? []);
  const meant = asked.find(({ among }) => figuresMeant(outlook, among).some((one) => one.figureId === figureId));
  return worthOfEffects(outlook, meant?.do ?? [], figure);
}

/** One of several texts: of kinds of robots the stronger one where they are worth the same. */
function worthOfText(outlook: Outlook, effects: readonly Effect[], index: number): number {
  const option = effects.find(({ choose }) => choose)?.choose?.options[index];
  if (!option) return 0;
  const sheet = option.do.flatMap(unfolded).find(({ spawn }) => spawn)?.spawn?.sheet;
  const model = outlook.view.figures.find(({ sheetId }) => sheetId === sheet);
  const slots = outlook.villains.filter(({ sheetId }) => sheetId === sheet).length;
  const strength = model ? 0.1 * strengthOf({ ...model, spaceId: '' }) - 0.005 * slots : 0;
  return worthOfEffects(outlook, option.do) + strength;
}

/** The space where a figure goes, arrives, or is sent. */
function worthOfSpace(outlook: Outlook, effects: readonly Effect[], spaceId: SpaceId): number {
  const spawn = effects.find((effect) => effect.spawn)?.spawn;
  if (spawn) return worthOfArrival(outlook, spawn.sheet, spaceId);
  const moved = movedBy(outlook, effects, spaceId);
  if (!moved) return 0;
  if (moved.kind === 'HERO')
    return worthOfHeroAt(outlook, moved, spaceId) - worthOfHeroAt(outlook, moved, moved.spaceId);
  return worthOfStanding(outlook, moved, spaceId) - worthOfStanding(outlook, moved, moved.spaceId);
}

/** The figure that moves: the window does not name a chosen one; then the nearest that the text may mean. */
function movedBy(outlook: Outlook, effects: readonly Effect[], spaceId: SpaceId): Standing | undefined {
  const { window, active } = outlook.view;
  const named = window?.figureId ?? (effects.some(({ step }) => step) ? active?.figureId : undefined);
  if (named !== undefined) return figureOf(outlook, named);
  const among = effects.flatMap(({ chooseFigure }) => (chooseFigure ? figuresMeant(outlook, chooseFigure.among) : []));
  return best(among, (figure) => -stepsOfHero(outlook, figure.spaceId, spaceId));
}

/** An event card that is given away: what its event would bring. */
function worthOfHeldCard(outlook: Outlook, cardId: string): number {
  const card = findEventCard(cardId);
  const { attack = 0, actions = 0, speed = 0, defense = 0 } = card?.technique ?? {};
  return 0.2 * attack + 0.3 * actions + 0.05 * (speed + defense) + worthOfEffects(outlook, card?.event?.effects ?? []);
}
