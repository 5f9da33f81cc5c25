import { sum, zoneAt } from '#skirmish-presentation';
import type { Amount, Deed, FigureId, Side } from '#clash/queries';
import type { Outlook } from './outlook.js';

/** Something that has happened, as far as articles, objectives and missions look at it. */
export interface Happening {
  readonly passed?: string;
  readonly side?: Side;
  /** Sheet of a villain figure that the side has put out. */
  readonly outBy?: string;
  /** The side of a hero who is out. */
  readonly heroOut?: Side;
  /** How many figures of the super villain have gone. */
  readonly villainsGone?: number;
  readonly deeds?: Partial<Record<Deed, number>>;
}

/** For whom a condition is looked at. */
export interface Looking {
  readonly side: Side;
  /** The owner of a mission. */
  readonly heroId?: FigureId;
}

/** The side that a condition means. */
export const sideOf = (word: 'A' | 'B' | 'SIDE' | 'OTHER', { side }: Looking): Side =>
  word === 'SIDE' ? side : word === 'OTHER' ? (side === 'A' ? 'B' : 'A') : word;

/** A number of the game as the view shows it; `undefined` where it cannot be read there. */
export function measure(
  outlook: Outlook,
  amount: Amount,
  looking: Looking,
  happened: Happening = {},
): number | undefined {
  const { view } = outlook;
  const { passed, outBy, heroesOut, tokens, deed, articles, count, track, turn } = amount;
  if (passed) return passedBy(outlook, passed, looking, happened);
  if (outBy) return outsOf(outlook, outBy, looking, happened);
  if (heroesOut) return heroesOutOf(outlook, sideOf(heroesOut, looking), happened);
  if (tokens !== undefined) return view.tokens.filter(({ kindId }) => kindId === tokens).length;
  if (deed) return deedsOf(outlook, deed, looking, happened);
  if (articles) return view.sides.find(({ side }) => side === sideOf(articles.side, looking))?.page.length ?? 0;
  if (count) return countOf(outlook, count);
  if (amount.heroesAtStart) return view.heroes.length;
  if (track) return view.track?.at;
  return turn ? view.turn : undefined;
}

function outsOf({ view }: Outlook, what: NonNullable<Amount['outBy']>, looking: Looking, happened: Happening): number {
  const by = sideOf(what.side, looking);
  const fits = (sheetId: string): boolean => (what.sheet ?? sheetId) === sheetId;
  const outs = view.sides.find(({ side }) => side === by)?.outs ?? [];
  const told = sum(outs.filter(({ sheetId }) => fits(sheetId)).map((out) => out.count));
  return told + (happened.side === by && happened.outBy !== undefined && fits(happened.outBy) ? 1 : 0);
}

function heroesOutOf({ view }: Outlook, side: Side, happened: Happening): number {
  const out = view.figures.filter(
    (figure) => figure.kind === 'HERO' && figure.side === side && figure.status === 'OUT',
  );
  return out.length + (happened.heroOut === side ? 1 : 0);
}

/** The deeds of a hero, or of the heroes of a side. */
function deedsOf(
  { view }: Outlook,
  { of, what }: NonNullable<Amount['deed']>,
  looking: Looking,
  happened: Happening,
): number {
  const word = of.of === 'HEROES' ? (of.side ?? 'SIDE') : undefined;
  const side = word && sideOf(word === 'OWN' ? 'SIDE' : word, looking);
  const doers = view.heroes.filter((hero) => (side ? hero.side === side : hero.heroId === looking.heroId));
  const counts = doers.flatMap(({ deeds }) => deeds.filter(({ deed }) => deed === what).map(({ count }) => count));
  const isTheirs = side === undefined || side === happened.side;
  return sum(counts) + (isTheirs ? (happened.deeds?.[what] ?? 0) : 0);
}

function passedBy(
  { view }: Outlook,
  { test, side }: NonNullable<Amount['passed']>,
  looking: Looking,
  happened: Happening,
): number {
  const by = side && sideOf(side, looking);
  const told = view.tests
    .filter(({ testId }) => testId === test)
    .map(({ passedByA, passedByB }) => (by === 'B' ? 0 : passedByA) + (by === 'A' ? 0 : passedByB));
  return sum(told) + (happened.passed === test && (by ?? happened.side) === happened.side ? 1 : 0);
}

function countOf(outlook: Outlook, { of, sheet, inZone }: NonNullable<Amount['count']>): number | undefined {
  const figures = outlook.standing.filter(
    ({ kind, superVillain, sheetId }) =>
      (of === 'VILLAIN' && superVillain) ||
      (of === 'VILLAINS' && kind === 'VILLAIN') ||
      (of === 'SHEET' && sheetId === sheet) ||
      (of === 'HEROES' && kind === 'HERO'),
  );
  if (!inZone) return ['VILLAIN', 'VILLAINS', 'SHEET', 'HEROES'].includes(of) ? figures.length : undefined;
  return figures.filter(({ spaceId }) => zoneAt(outlook.ground, spaceId) === inZone.zone).length;
}
