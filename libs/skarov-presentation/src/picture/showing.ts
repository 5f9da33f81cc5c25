import type { Showing as ShowingOf } from '#drawing';
import { tellerIn, type Locale, type Localized } from '#kernel';
import { lookOfSheet, type FigureLook } from '#skirmish-presentation';
import {
  type FigureId,
  type FigureView,
  findHero,
  findScenario,
  findVillainSheet,
  type Scenario,
  type View,
} from '#skarov/queries';

/** The inputs of every part of a picture. */
export interface Showing extends ShowingOf<View> {
  /** The scenario, where the box has it: a custom one is known to its options only. */
  readonly scenario: Scenario | undefined;
}

/** Everything that a picture of this view is drawn from; `names` are the players' names by seat. */
export const showingOf = (view: View, locale: Locale, names: readonly string[]): Showing => ({
  view,
  locale,
  tell: tellerIn(locale, names),
  scenario: findScenario(view.adventure?.scenarioId ?? ''),
});

/** How a hero is shown. */
export const heroLook = (heroId: FigureId): FigureLook => lookOfSheet(heroId, findHero(heroId));

/** The name and color of a sheet of villains. */
export const villainLook = (sheetId: string): FigureLook => lookOfSheet(sheetId, findVillainSheet(sheetId));

/** How a figure is shown; one whose sheet is not in the box by the id of its sheet. */
export const lookOf = ({ kind, sheetId }: Pick<FigureView, 'kind' | 'sheetId'>): FigureLook =>
  kind === 'HERO' ? heroLook(sheetId) : villainLook(sheetId);

/** The name of a sheet of villains. */
export const sheetName = (sheetId: string): Localized => villainLook(sheetId).name;
