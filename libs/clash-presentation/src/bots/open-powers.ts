import type { Power } from '#skirmish/content/vocabulary';
import { powerOnLeft } from '#skirmish/figures';
import { powersLaid, type Fighter } from '#skirmish-presentation';
import { book, type FigureId, heroSheet, type PowerId, sidekick, villainSheet } from '#clash/queries';
import { heroOf, type Outlook } from './outlook.js';

/** The powers that work for a figure now: those of its sheet and of the cards that lie open on the left. */
export function powersOf(outlook: Outlook, { figureId, kind, sheetId }: Fighter): Power[] {
  if (kind === 'VILLAIN') return villainSheet(sheetId).powers.map(({ power }) => power);
  if (kind === 'SIDEKICK') return [sidekick(sheetId).innate?.power ?? []].flat();
  const hero = heroOf(outlook, figureId);
  return hero ? [heroSheet(hero.heroId, hero.rank).innate.power, ...powersLaid(book, hero.inPlay)] : [];
}

/** The power with this id: of a power card, or printed on a sheet. */
export function powerById(outlook: Outlook, figureId: FigureId | undefined, powerId: PowerId): Power | undefined {
  const hero = figureId === undefined ? undefined : heroOf(outlook, figureId);
  const innate = hero && heroSheet(hero.heroId, hero.rank).innate;
  if (innate?.id === powerId) return innate.power;
  const cards = outlook.view.heroes.flatMap(({ set, inPlay }) => [...set, ...inPlay.map(({ cardId }) => cardId)]);
  const held = cards.find((cardId) => cardId === powerId);
  return held === undefined ? undefined : powerOnLeft({ book }, held);
}
