import type { IconName, Showing as ShowingOf } from '#drawing';
import { tellerIn, type Locale, type Localized } from '#kernel';
import { findHero, findScenario, findSidekick, findVillainSheet } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { FigureView, View } from '../view/view-schema.js';
import type { FigureId } from '../words.js';
import { emblemIcon } from './look.js';

/** What every part of a picture is drawn from. */
export interface Showing extends ShowingOf<View> {
  /** The scenario, where the box has it: a custom one is known to its options only. */
  readonly scenario: Scenario | undefined;
}

/** Everything that a picture of this view is drawn from; `names` are the players' names by seat. */
export const showingOf = (view: View, locale: Locale, names: readonly string[]): Showing => ({
  view,
  locale,
  tell: tellerIn(locale, names),
  scenario: findScenario(view.scenarioId),
});

/** How a figure is shown: its name, color and emblem. */
export interface FigureLook {
  readonly name: Localized;
  readonly color: string;
  readonly icon: IconName;
}

/** How a figure is shown; one whose sheet is not in the box by the id of its sheet. */
export function lookOf(figure: Pick<FigureView, 'kind' | 'sheetId'>): FigureLook {
  const { kind, sheetId } = figure;
  const unknown: FigureLook = { name: { en: sheetId, fr: sheetId }, color: '#555555', icon: 'spark' };
  if (kind === 'SIDEKICK')
    return { ...unknown, name: findSidekick(sheetId)?.name ?? unknown.name, color: '#4d6b57', icon: 'spark' };
  const sheet = kind === 'HERO' ? findHero(sheetId) : findVillainSheet(sheetId);
  return sheet ? { name: sheet.name, color: sheet.color, icon: emblemIcon(sheet.emblem) } : unknown;
}

/** How a hero is shown. */
export const heroLook = (heroId: FigureId): FigureLook => lookOf({ kind: 'HERO', sheetId: heroId });

/** What a sheet of villains is called and colored. */
export const villainLook = (sheetId: string): FigureLook => lookOf({ kind: 'VILLAIN', sheetId });
