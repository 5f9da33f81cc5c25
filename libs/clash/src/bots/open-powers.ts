import type { Fighter } from '#skirmish';
import { heroSheet, isWoundCard, powerCard, sidekick, villainSheet, woundCard } from '../content/catalogue.js';
import type { Power } from '../content/vocabulary.js';
import type { FigureId, PowerId } from '../words.js';
import { heroOf, type Outlook } from './outlook.js';

/** What a card does on the left of a sheet: its power has its id. */
export const powerOfCard = (cardId: PowerId): Power | undefined =>
  isWoundCard(cardId) ? woundCard(cardId).power : powerCard(cardId).special?.power;

/** The powers that work for a figure now: those of its sheet and of the cards that lie open on the left. */
export function powersOf(outlook: Outlook, { figureId, kind, sheetId }: Fighter): Power[] {
  if (kind === 'VILLAIN') return villainSheet(sheetId).powers.map(({ power }) => power);
  if (kind === 'SIDEKICK') return [sidekick(sheetId).innate?.power ?? []].flat();
  const hero = heroOf(outlook, figureId);
  if (!hero) return [];
  const cards = hero.inPlay.filter(({ side }) => side === 'LEFT').map(({ cardId }) => powerOfCard(cardId));
  return [heroSheet(hero.heroId, hero.rank).innate.power, ...cards].filter((power) => power !== undefined);
}

/** The power with this id: of a power card, or printed on a sheet. */
export function powerById(outlook: Outlook, figureId: FigureId | undefined, powerId: PowerId): Power | undefined {
  const hero = figureId === undefined ? undefined : heroOf(outlook, figureId);
  const innate = hero && heroSheet(hero.heroId, hero.rank).innate;
  if (innate?.id === powerId) return innate.power;
  const held = outlook.view.heroes.some(({ set, inPlay }) =>
    [...set, ...inPlay.map(({ cardId }) => cardId)].some((cardId) => cardId === powerId),
  );
  return held ? powerOfCard(powerId) : undefined;
}
