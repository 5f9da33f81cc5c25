import { best, commandsOf } from '#kernel';
import { unfolded, worthOfChoosing, worthOfReroll } from '#skirmish-presentation';
import type { Effect, Figures } from '#skirmish/content/vocabulary';
import type { Command, FigureId, SpaceId, WindowView } from '#clash/queries';
import { actorOf } from './actor.js';
import { worthOfEffects } from './effect-worth.js';
import { judgeOf } from './judge.js';
import { powerById } from './open-powers.js';
import { figureOf, heroOf, type Outlook, type Standing } from './outlook.js';
import { prospectsOf } from './prospects-of.js';
import { worthOfPlace } from './pushes.js';

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
      return worthOfReroll(window, Number(optionId));
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

const worthOfFigure = (outlook: Outlook, effects: readonly Effect[], figureId: FigureId): number =>
  worthOfChoosing(outlook, judgeOf(outlook), effects, figureId, {
    actingId: outlook.view.active?.heroId,
    isWaiting: (heroId) => heroOf(outlook, heroId)?.activated === false,
    prospectsOf: (figure) => prospectsOf(outlook, actorOf(outlook, figure)),
  });

/** A space to go to, or to send a figure to. */
function worthOfSpace(outlook: Outlook, effects: readonly Effect[], spaceId: SpaceId): number {
  const moved = movedBy(outlook, effects);
  if (!moved) return 0;
  if (moved.side !== outlook.side)
    return worthOfPlace(outlook, moved, spaceId) - worthOfPlace(outlook, moved, moved.spaceId);
  const { active } = outlook.view;
  const actions =
    active?.heroId === moved.figureId ? active.actions : heroOf(outlook, moved.figureId)?.activated ? 0 : 3;
  const prospects = prospectsOf(outlook, actorOf(outlook, moved));
  return prospects.from(spaceId, actions) - prospects.future(moved.spaceId);
}

/** The figure that moves: the window does not name a chosen one; then it is taken to be the acting hero. */
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
