import { actorWith, type Actor, type CardLore, type Fighter, type Power } from '#skirmish';
import { heroSheet, isWoundCard, powerCard, villainSheet, woundCard } from '../../content/catalogue.js';
import type { FigureId } from '../../words.js';
import { heroOf, type Outlook } from '../outlook.js';

/** What a card does on the left of a sheet: its power has its id. */
const powerOfCard = (cardId: string): Power | undefined =>
  isWoundCard(cardId) ? woundCard(cardId).power : powerCard(cardId).special?.power;

/** What the cards of the box say. */
export const cardLore: CardLore = {
  isWound: isWoundCard,
  isWeakness: (cardId) => !isWoundCard(cardId) && powerCard(cardId).set === 'WEAKNESS',
  techniqueOf: (cardId) => (isWoundCard(cardId) ? woundCard(cardId) : powerCard(cardId)).technique,
  powerOf: powerOfCard,
};

/** The powers that work for a figure now: those of its sheet and of the cards that lie open on the left. */
export function powersOf(outlook: Outlook, { figureId, kind, sheetId }: Fighter): Power[] {
  if (kind === 'VILLAIN') return villainSheet(sheetId).powers.map(({ power }) => power);
  const hero = heroOf(outlook, figureId);
  if (!hero) return [];
  const cards = hero.inPlay.filter(({ side }) => side === 'LEFT').map(({ cardId }) => powerOfCard(cardId));
  return [heroSheet(hero.heroId, hero.rank).innate.power, ...cards].filter((power) => power !== undefined);
}

/** A figure with its values now, and other powers beside them when named. */
export const actorOf = (outlook: Outlook, figure: Fighter, more: readonly Power[] = []): Actor =>
  actorWith(figure, [...powersOf(outlook, figure), ...more]);

/** The power with this id: of a power card that lies open, or printed on the sheet of a hero. */
export function powerById({ view }: Outlook, powerId: string): Power | undefined {
  for (const { heroId, rank, inPlay } of view.heroes) {
    const { innate } = heroSheet(heroId, rank);
    if (innate.id === powerId) return innate.power;
    if (inPlay.some(({ cardId }) => cardId === powerId)) return powerOfCard(powerId);
  }
  return undefined;
}

/** The hero whose power it is. */
export const ownerOf = ({ view }: Outlook, powerId: string): FigureId | undefined =>
  view.heroes.find(
    ({ heroId, rank, inPlay }) =>
      heroSheet(heroId, rank).innate.id === powerId || inPlay.some(({ cardId }) => cardId === powerId),
  )?.heroId;
