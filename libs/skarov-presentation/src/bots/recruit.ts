import { answeringBot, best, commandOf, commandsOf, type Bot } from '#kernel';
import { hitChance } from '#skirmish/dice';
import { eventCard, type Command, type SpaceId, type View } from '#skarov/queries';
import { figureOf } from './outlook.js';
import { stepsOfVillain } from './overlord/ground.js';
import { outlookOf, type Outlook } from './overlord/outlook.js';
import { prospectsOf } from './overlord/prospects.js';
import { asides, planHero, straightOn } from './recruit/hero.js';

/** A blow that hits so often is struck before anything else is done. */
const LIKELY = 0.35;
/** Damage from which on Skarov thinks of nothing but the way out. */
const ENOUGH = 2;

/** A hero who strikes what stands beside it when that is likely to hit, and goes straight on to what is to be settled. */
function actAsHero(outlook: Outlook): Command | undefined {
  const hero = figureOf(outlook, outlook.view.active?.figureId ?? '');
  const chance = (targetId: string): number => {
    const target = figureOf(outlook, targetId);
    return hero && target ? hitChance(hero.combatDice, hero.powerDice, target.defense) : 0;
  };
  const blow = best(commandsOf(outlook, 'attack'), ({ targetId }) => chance(targetId), LIKELY);
  return straightOn(outlook, blow);
}

/** Steps from a space to the nearest hero. */
const away = (outlook: Outlook, figureId: string, spaceId: SpaceId): number => {
  const figure = figureOf(outlook, figureId);
  if (!figure) return 0;
  return Math.min(...outlook.heroes.map((hero) => stepsOfVillain(outlook, figure, spaceId, hero.spaceId)), 99);
};

/** How near the nearest figure of a sheet is to a hero. */
const nearness = (outlook: Outlook, sheetId: string): number =>
  -Math.min(
    ...outlook.villains
      .filter((villain) => villain.sheetId === sheetId)
      .map(({ figureId, spaceId }) => away(outlook, figureId, spaceId)),
    99,
  );

/** One event card a turn, by the sheet nearest to the heroes: the one that helps its attacks most. */
function layOne(outlook: Outlook): Command | undefined {
  const announce = commandOf(outlook, 'announceActivation');
  if ((outlook.view.sideSecrets?.overlord?.set ?? []).length > 0) return announce;
  const helps = (cardId: string): number => {
    const { attack = 0, actions = 0 } = eventCard(cardId).technique ?? {};
    return attack + 2 * actions;
  };
  return (
    best(commandsOf(outlook, 'setEvent'), ({ cardId, sheetId }) => 10 * nearness(outlook, sheetId) + helps(cardId)) ??
    announce
  );
}

/** A villain who strikes the hero that it may hurt most, or goes to the nearest. */
function actAsVillain(outlook: Outlook): Command | undefined {
  const figure = figureOf(outlook, outlook.view.active?.figureId ?? '');
  const escape = figure && figure.damage >= ENOUGH ? commandOf(outlook, 'escape') : undefined;
  const blow = best(commandsOf(outlook, 'attack'), ({ targetId }) => {
    const target = figureOf(outlook, targetId);
    return figure && target ? prospectsOf(outlook, figure).gainOf(target) : 0;
  });
  const nearer =
    figure &&
    best(
      commandsOf(outlook, 'move'),
      ({ spaceId }) => -away(outlook, figure.figureId, spaceId),
      -away(outlook, figure.figureId, figure.spaceId),
    );
  const event = blow ? commandOf(outlook, 'playEvent') : undefined;
  return escape ?? event ?? blow ?? nearer ?? commandOf(outlook, 'selectFigure') ?? commandOf(outlook, 'endActivation');
}

/**
 * A player of either side who thinks of the next deed alone: heroes strike what stands beside them and go straight to the
 * objectives, villains go to the nearest hero and strike. Powers, reactions and dangers are used or met as they come.
 */
export const recruit: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    strategy: planHero,
    'activation.hero': actAsHero,
    'strategy.lastWord': layOne,
    'activation.choice': (outlook) =>
      best(commandsOf(outlook, 'activateSheet'), ({ sheetId }) => nearness(outlook, sheetId)),
    'activation.villain': actAsVillain,
    'endOfTurn.room': (outlook) => commandOf(outlook, 'activateRoom') ?? commandOf(outlook, 'skipRoom'),
    'window.reaction': (outlook) => commandOf(outlook, 'react'),
  },
  asides,
});
