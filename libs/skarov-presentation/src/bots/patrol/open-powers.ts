import { actorWith, powersLaid, type Actor, type Fighter } from '#skirmish-presentation';
import type { Power } from '#skirmish/content/vocabulary';
import { powerOnLeft } from '#skirmish/figures';
import { book, type FigureId, heroSheet, villainSheet } from '#skarov/queries';
import { heroOf, type Outlook } from '../outlook.js';

/** The powers that work for a figure now: those of its sheet and of the cards that lie open on the left. */
export function powersOf(outlook: Outlook, { figureId, kind, sheetId }: Fighter): Power[] {
  if (kind === 'VILLAIN') return villainSheet(sheetId).powers.map(({ power }) => power);
  const hero = heroOf(outlook, figureId);
  return hero ? [heroSheet(hero.heroId, hero.rank).innate.power, ...powersLaid(book, hero.inPlay)] : [];
}

/** A figure with its values now, and other powers beside them when named. */
export const actorOf = (outlook: Outlook, figure: Fighter, more: readonly Power[] = []): Actor =>
  actorWith(figure, [...powersOf(outlook, figure), ...more]);

/** The power with this id: of a power card that lies open, or printed on the sheet of a hero. */
export function powerById({ view }: Outlook, powerId: string): Power | undefined {
  for (const { heroId, rank, inPlay } of view.heroes) {
    const { innate } = heroSheet(heroId, rank);
    if (innate.id === powerId) return innate.power;
    if (inPlay.some(({ cardId }) => cardId === powerId)) return powerOnLeft({ book }, powerId);
  }
  return undefined;
}

/** The hero whose power it is. */
export const ownerOf = ({ view }: Outlook, powerId: string): FigureId | undefined =>
  view.heroes.find(
    ({ heroId, rank, inPlay }) =>
      heroSheet(heroId, rank).innate.id === powerId || inPlay.some(({ cardId }) => cardId === powerId),
  )?.heroId;
