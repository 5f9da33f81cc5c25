import { heroSheet, isWoundCard, powerCard, sidekick, villainSheet, woundCard } from '../content/catalogue.js';
import type { HeroSheet, Technique } from '../content/schema.js';
import type { Power } from '../content/vocabulary.js';
import type { Figure, HeroState, State } from '../state.js';
import type { CardId, FigureId, PowerId } from '../words.js';
import { figureOf, heroOf, isInPlay, standsOnBoard } from './figures.js';

/** A power that lies open beside, or is printed on, the sheet of a figure in play. */
export interface OpenPower {
  readonly figureId: FigureId;
  /** Card or innate power that it is. */
  readonly powerId: PowerId;
  readonly power: Power;
}

/** The open powers of a figure: those of its sheet, then of cards and wounds on the left (CLASH-040, CLASH-045). */
export function powersOf(state: State, figureId: FigureId): readonly OpenPower[] {
  if (!standsOnBoard(state, figureId)) return [];
  return powersOfFigure(state, figureOf(state, figureId));
}

function powersOfFigure(state: State, figure: Figure): readonly OpenPower[] {
  const { id, kind, sheetId } = figure;
  if (kind === 'VILLAIN') return innatePowers(villainSheet(sheetId).powers, id);
  if (kind === 'SIDEKICK') return innatePowers(sidekick(sheetId).innate, id);
  const hero = heroOf(state, id);
  const own = innatePowers(heroSheet(id, hero.rank).innate, id);
  return hero.inPlay.length === 0 ? own : [...own, ...cardPowers(hero)];
}

/** All open powers of everybody on the board, in canonical order. They stop when their figure leaves (CLASH-063). */
export function openPowers(state: State): readonly OpenPower[] {
  const open: OpenPower[] = [];
  for (const figure of state.figures) {
    if (isInPlay(figure)) open.push(...powersOfFigure(state, figure));
  }
  return open;
}

/** An open power of a figure by its id, if it lies open. */
export const findOpenPower = (state: State, figureId: FigureId, powerId: PowerId): OpenPower | undefined =>
  powersOf(state, figureId).find((open) => open.powerId === powerId);

type Innate = HeroSheet['innate'];

const innate = new WeakMap<object, Map<FigureId, readonly OpenPower[]>>();

/** The powers that a sheet prints, remembered for each figure: they are asked for again and again. */
function innatePowers(printed: Innate | readonly Innate[] | undefined, figureId: FigureId): readonly OpenPower[] {
  if (!printed) return [];
  let ofSheet = innate.get(printed);
  if (!ofSheet) innate.set(printed, (ofSheet = new Map<FigureId, readonly OpenPower[]>()));
  let powers = ofSheet.get(figureId);
  if (!powers) {
    const list: readonly Innate[] = 'id' in printed ? [printed] : printed;
    ofSheet.set(figureId, (powers = list.map(({ id: powerId, power }) => ({ figureId, powerId, power }))));
  }
  return powers;
}

const onTheLeft = new WeakMap<HeroState['inPlay'], { readonly cards: number; readonly powers: readonly OpenPower[] }>();

/** The powers of the cards beside a hero's sheet, remembered as long as the same cards lie there. */
function cardPowers({ heroId: figureId, inPlay }: HeroState): readonly OpenPower[] {
  const known = onTheLeft.get(inPlay);
  if (known?.cards === inPlay.length) return known.powers;
  const powers = inPlay.flatMap(({ cardId: powerId, side }) => {
    const power = side === 'LEFT' ? powerOnLeft(powerId) : undefined;
    return power ? [{ figureId, powerId, power }] : [];
  });
  onTheLeft.set(inPlay, { cards: inPlay.length, powers });
  return powers;
}

/** What a card does on the left of a sheet. */
export const powerOnLeft = (cardId: CardId): Power | undefined =>
  isWoundCard(cardId) ? woundCard(cardId).power : powerCard(cardId).special?.power;

/** The secret techniques on the right of a hero's sheet (CLASH-046). */
export const techniquesOf = (hero: HeroState): Technique[] =>
  hero.inPlay.flatMap(({ cardId, side }) => {
    const { technique } = isWoundCard(cardId) ? woundCard(cardId) : powerCard(cardId);
    return technique && (side === 'RIGHT' || (isWoundCard(cardId) && woundCard(cardId).side === 'LEFT'))
      ? [technique]
      : [];
  });
