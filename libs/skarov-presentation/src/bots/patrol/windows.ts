import { best, commandOf, commandsOf } from '#kernel';
import { canMatter, isBeside, unfolded, worthOfChoosing, worthOfEffects, worthOfReroll } from '#skirmish-presentation';
import type { SpaceId } from '#skirmish';
import type { Effect } from '#skirmish/content/vocabulary';
import { type Command, type FigureId, findTest, type WindowView } from '#skarov/queries';
import { figureOf, heroOf, type Outlook, type Standing } from '../outlook.js';
import { actorOf, ownerOf, powerById } from './open-powers.js';
import { prospectsOf } from './prospects-of.js';
import { gainOf, judgeOf } from './stakes.js';
import { bestOffer, openTestsOf } from './tests.js';

/** Uses the power that is offered where it can change something. */
export function answerReaction(outlook: Outlook): Command | undefined {
  const { window } = outlook.view;
  const react = commandOf(outlook, 'react');
  const power = react && powerById(outlook, react.powerId);
  const matters = canMatter(outlook, judgeOf(outlook), window, power, (hero) => actorOf(outlook, hero));
  return react && matters ? react : commandOf(outlook, 'declineReaction');
}

/** Where a villain is pushed to: away from what the heroes work at, but not out of reach of who goes on attacking. */
export function answerPush(outlook: Outlook): Command | undefined {
  const { window, active } = outlook.view;
  const foe = window?.figureId === undefined ? undefined : figureOf(outlook, window.figureId);
  if (!foe) return commandOf(outlook, 'declinePushBack');
  const deed = gainOf(outlook, { deeds: { PUSHES: 1 } }, active?.figureId);
  const stays = worthOfPlace(outlook, foe.spaceId) + 0.02 - deed;
  return (
    best(commandsOf(outlook, 'pushBack'), ({ spaceId }) => worthOfPlace(outlook, spaceId), stays) ??
    commandOf(outlook, 'declinePushBack')
  );
}

/** The worth of a villain on a space: within reach of the acting hero, off the spots of tests, far from the others. */
function worthOfPlace(outlook: Outlook, spaceId: SpaceId): number {
  const { view, ours, ground } = outlook;
  const { active } = view;
  const beside = ours.filter((hero) => isBeside(ground, hero.spaceId, spaceId));
  const goesOn = beside.some(({ figureId }) => figureId === active?.figureId) && (active?.actions ?? 0) > 0;
  const toCome = beside.filter(({ figureId }) =>
    view.heroes.some((hero) => hero.heroId === figureId && !hero.activated),
  );
  const barred = openTestsOf(outlook).some(({ spaces }) => spaces.includes(spaceId));
  const room = ground.board.space(spaceId).faceId;
  const objective = outlook.rooms.some(({ id, kind }) => id === room && kind === 'OBJECTIVE');
  return (goesOn ? 0.5 : 0) + 0.1 * toCome.length - 0.05 * beside.length - (barred ? (objective ? 0.4 : 0.1) : 0);
}

/** Answers what a text asks by what each option is worth; to decline is worth nothing. */
export function answerChoice(outlook: Outlook): Command | undefined {
  const { window } = outlook.view;
  if (!window) return undefined;
  const options = window.options ?? [];
  const effects = effectsOfSource(outlook, window.source ?? '').flatMap(unfolded);
  const worths = new Map(options.map((option) => [option.optionId, worthOf(outlook, window, effects, option)]));
  return best(commandsOf(outlook, 'choose'), ({ optionId }) => worths.get(optionId) ?? 0);
}

type Option = NonNullable<WindowView['options']>[number];

function worthOf(outlook: Outlook, window: WindowView, effects: readonly Effect[], { optionId, kind }: Option): number {
  switch (kind) {
    case 'FIGURE':
      return worthOfFigure(outlook, effects, optionId);
    case 'SPACE':
      return worthOfSpace(outlook, window, effects, optionId);
    case 'TEXT':
      return worthOfText(outlook, window, effects, optionId);
    case 'DIE':
      return worthOfReroll(window, Number(optionId));
    default:
      return 0;
  }
}

/** The effects of the source of a question: a power, a test that is passed, a room that is activated, or a rule of it. */
function effectsOfSource(outlook: Outlook, source: string): readonly Effect[] {
  const power = powerById(outlook, source);
  if (power) return power.do ?? [];
  const room = outlook.rooms.find(({ id }) => id === source);
  return findTest(source)?.onSuccess ?? room?.activation?.do ?? [];
}

const worthOfFigure = (outlook: Outlook, effects: readonly Effect[], figureId: FigureId): number =>
  worthOfChoosing(outlook, judgeOf(outlook), effects, figureId, {
    actingId: outlook.view.active?.figureId,
    isWaiting: (heroId) => heroOf(outlook, heroId)?.activated === false,
    prospectsOf: (figure) => prospectsOf(outlook, actorOf(outlook, figure)),
  });

/** A space to go to, or to send a villain to. */
function worthOfSpace(outlook: Outlook, window: WindowView, effects: readonly Effect[], spaceId: SpaceId): number {
  const moved = movedBy(outlook, window, effects);
  if (!moved) return 0;
  if (moved.kind !== 'HERO') return worthOfPlace(outlook, spaceId) - worthOfPlace(outlook, moved.spaceId);
  const { active } = outlook.view;
  const actions =
    active?.figureId === moved.figureId ? active.actions : heroOf(outlook, moved.figureId)?.activated ? 0 : 3;
  const prospects = prospectsOf(outlook, actorOf(outlook, moved));
  return prospects.from(spaceId, actions) - prospects.future(moved.spaceId);
}

/** The figure that moves: the window does not name the chosen one; then it is taken to be the hero of the power. */
function movedBy(outlook: Outlook, { source = '' }: WindowView, effects: readonly Effect[]): Standing | undefined {
  const among = effects.find(({ chooseFigure }) => chooseFigure)?.chooseFigure?.among;
  if (among?.of === 'ENEMIES') return outlook.foes[0];
  const id = ownerOf(outlook, source) ?? outlook.view.active?.figureId;
  return id === undefined ? undefined : figureOf(outlook, id);
}

/** One of several texts, or the characteristic that a forced test is made with (SKAROV-TEST-10). */
function worthOfText(
  outlook: Outlook,
  { source = '' }: WindowView,
  effects: readonly Effect[],
  optionId: string,
): number {
  const heroId = outlook.view.active?.figureId ?? outlook.ours[0]?.figureId ?? '';
  const figure = figureOf(outlook, heroId);
  const forced = figure && bestOffer(outlook, actorOf(outlook, figure), source);
  if (forced !== undefined) return forced === optionId ? 1 : 0.5;
  const option = effects.find(({ choose }) => choose)?.choose?.options[Number(optionId)];
  return 0.01 + (option ? worthOfEffects(outlook, judgeOf(outlook), option.do, heroId) : 0);
}
