import type { InnatePower, Technique } from '../content/records/records.js';
import type { Power } from '../content/vocabulary/language.js';
import type { CardId, CardSide, FigureId, PowerId } from '../content/words.js';
import type { Rulebook, Table } from '../rulebook.js';
import type { Figure, HeroState } from '../state.js';
import { figureOf, heroOf, isInPlay, standsOnBoard } from './figures.js';

/** A power that lies open beside, or is printed on, the sheet of a figure in play. */
export interface OpenPower {
  readonly figureId: FigureId;
  /** Card or innate power that it is. */
  readonly powerId: PowerId;
  readonly power: Power;
}

/** The open powers of a figure: those of its sheet, then of cards and wounds on the left (CLASH-040, CLASH-045). */
export function powersOf(table: Table, figureId: FigureId): readonly OpenPower[] {
  if (!standsOnBoard(table.state, figureId)) return [];
  return powersOfFigure(table, figureOf(table.state, figureId));
}

function powersOfFigure(table: Table, figure: Figure): readonly OpenPower[] {
  const own = innatePowers(table.book.innatePowers(table.state, figure), figure.id);
  const hero = figure.kind === 'HERO' ? heroOf(table.state, figure.id) : undefined;
  return !hero || hero.inPlay.length === 0 ? own : [...own, ...cardPowers(table, hero)];
}

/** All open powers of all figures on the board, in canonical order. They stop when their figure leaves (CLASH-063). */
export function openPowers(table: Table): readonly OpenPower[] {
  const open: OpenPower[] = [];
  for (const figure of table.state.figures) {
    if (isInPlay(figure)) open.push(...powersOfFigure(table, figure));
  }
  return open;
}

/** An open power of a figure by its id, if it lies open. */
export const findOpenPower = (table: Table, figureId: FigureId, powerId: PowerId): OpenPower | undefined =>
  powersOf(table, figureId).find((open) => open.powerId === powerId);

const innate = new WeakMap<object, Map<FigureId, readonly OpenPower[]>>();

/** The powers that a sheet prints, remembered for each figure: they are asked for again and again. */
function innatePowers(
  printed: InnatePower | readonly InnatePower[] | undefined,
  figureId: FigureId,
): readonly OpenPower[] {
  if (!printed) return [];
  let ofSheet = innate.get(printed);
  if (!ofSheet) innate.set(printed, (ofSheet = new Map<FigureId, readonly OpenPower[]>()));
  let powers = ofSheet.get(figureId);
  if (!powers) {
    const list: readonly InnatePower[] = 'id' in printed ? [printed] : printed;
    ofSheet.set(figureId, (powers = list.map(({ id: powerId, power }) => ({ figureId, powerId, power }))));
  }
  return powers;
}

const onTheLeft = new WeakMap<HeroState['inPlay'], { readonly cards: number; readonly powers: readonly OpenPower[] }>();

/** The powers of the cards beside a hero's sheet, remembered as long as the same cards lie there. */
function cardPowers(table: Table, { heroId: figureId, inPlay }: HeroState): readonly OpenPower[] {
  const known = onTheLeft.get(inPlay);
  if (known?.cards === inPlay.length) return known.powers;
  const powers = inPlay.flatMap(({ cardId: powerId, side }) => {
    const power = side === 'LEFT' ? powerOnLeft(table, powerId) : undefined;
    return power ? [{ figureId, powerId, power }] : [];
  });
  onTheLeft.set(inPlay, { cards: inPlay.length, powers });
  return powers;
}

/** The effect of a card on the left of a sheet. */
export const powerOnLeft = ({ book }: Pick<Table, 'book'>, cardId: CardId): Power | undefined =>
  book.isWoundCard(cardId) ? book.woundCard(cardId).power : book.powerCard(cardId).special?.power;

/** The secret techniques on the right of a hero's sheet (CLASH-046). */
export const techniquesOf = ({ book }: Pick<Table, 'book'>, hero: HeroState): Technique[] =>
  hero.inPlay.flatMap(({ cardId, side }) => {
    if (!book.isWoundCard(cardId)) return techniqueOn(side, book.powerCard(cardId).technique);
    const wound = book.woundCard(cardId);
    return techniqueOn(wound.side === 'LEFT' ? 'RIGHT' : side, wound.technique);
  });

const techniqueOn = (side: CardSide, technique: Technique | undefined): Technique[] =>
  technique && side === 'RIGHT' ? [technique] : [];

/** Whether an id names a card or a power of a sheet, in any place: it does not reveal where a card lies. */
export const isPowerId = (book: Rulebook, id: string): boolean =>
  book.findPowerCard(id) !== undefined || book.findWoundCard(id) !== undefined || book.isOnSheet(id);
