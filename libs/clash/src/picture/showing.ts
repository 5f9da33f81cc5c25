import type { Locale, Localized } from '#kernel';
import { box, findHero, findScenario, findSidekick, findVillainSheet } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { FigureView, SideSecrets, View } from '../view/view-schema.js';
import type { Side, FigureId } from '../words.js';
import { emblemIcon } from './look.js';
import type { IconName } from '#drawing';

/** What every part of a picture is drawn from. */
export interface Showing {
  readonly view: View;
  readonly locale: Locale;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** The scenario, where the box has it: a custom one is known to its options only. */
  readonly scenario: Scenario | undefined;
}

/** Everything that a picture of this view is drawn from. */
export const showingOf = (view: View, locale: Locale, names: readonly string[]): Showing => ({
  view,
  locale,
  names,
  scenario: findScenario(view.scenarioId),
});

/** A text in the language of the picture. */
export const told = ({ locale }: Showing, text: Localized): string => text[locale];

/** A text with the colon of its language after it: French sets a space before. */
export const withColon = (showing: Showing, text: Localized): string =>
  `${told(showing, text)}${showing.locale === 'fr' ? '\u00A0:' : ':'}`;

/** What a player is called. */
export const playerName = ({ names, locale }: Showing, seat: number): string =>
  names[seat] ?? (locale === 'fr' ? `Place ${seat}` : `Seat ${seat}`);

/** What the viewer knows of a side's secrets. */
export const secretsOf = ({ view }: Showing, side: Side): SideSecrets | undefined =>
  view.own?.side === side ? view.own : view.secrets?.find((own) => own.side === side);

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
