import type { Showing as ShowingOf } from '#drawing';
import { onceFor, tellerIn, type Locale } from '#kernel';
import { lookOfSheet, type FigureLook } from '#skirmish-presentation';
import {
  type FigureId,
  type FigureView,
  findHero,
  findScenario,
  findSidekick,
  findVillainSheet,
  type Scenario,
  scenarioTexts,
  type ScenarioTexts,
  type View,
} from '#clash/queries';

/** The inputs of every part of a picture. */
export interface Showing extends ShowingOf<View> {
  /** The scenario, where the box has it: the record of a custom one is known to its options only. */
  readonly scenario: Scenario | undefined;
  /** The texts of the scenario, which the view of a custom one has. */
  readonly texts: ScenarioTexts | undefined;
}

/** Everything that a picture of this view is drawn from; `names` are the players' names by seat. */
export function showingOf(view: View, locale: Locale, names: readonly string[]): Showing {
  const scenario = view.ownScenario ? undefined : findScenario(view.scenarioId);
  const texts = view.ownScenario ?? (scenario && textsOfBox(scenario));
  return { view, locale, tell: tellerIn(locale, names), scenario, texts };
}

const textsOfBox = onceFor(scenarioTexts);

/** How a figure is shown; one whose sheet is not in the box by the id of its sheet. */
export function lookOf(figure: Pick<FigureView, 'kind' | 'sheetId'>): FigureLook {
  const { kind, sheetId } = figure;
  if (kind === 'SIDEKICK') {
    const { name } = findSidekick(sheetId) ?? lookOfSheet(sheetId, undefined);
    return { name, color: '#4d6b57', icon: 'spark' };
  }
  return lookOfSheet(sheetId, kind === 'HERO' ? findHero(sheetId) : findVillainSheet(sheetId));
}

/** How a hero is shown. */
export const heroLook = (heroId: FigureId): FigureLook => lookOf({ kind: 'HERO', sheetId: heroId });

/** The name and color of a sheet of villains. */
export const villainLook = (sheetId: string): FigureLook => lookOf({ kind: 'VILLAIN', sheetId });
