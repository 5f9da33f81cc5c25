import { localized, type Localized } from '#kernel';
import { told } from '#drawing';
import { type Rank, ranks } from '#skirmish';
import { rankNames } from '../describe/card-words.js';
import { lookOfSheet } from './figure-look.js';
import type { Telling } from './in-language.js';
import {
  band,
  namedText,
  printedSheet,
  valuesRow,
  winkOf,
  type PrintedSheet,
  type PrintedValues,
} from './printed-sheet.js';

/** A text of a sheet, with a name or without. */
interface SheetText {
  readonly name?: Localized | undefined;
  readonly text: Localized;
}

/** A hero of the box. */
interface HeroOfTheBox {
  readonly id: string;
  readonly name: Localized;
  readonly type: Localized;
  readonly emblem: string;
  readonly color: string;
  readonly flavor: Localized;
  readonly missions: readonly SheetText[];
  readonly sheets: Readonly<Record<Rank, PrintedValues & { readonly innate: SheetText }>>;
}

/** A sheet of villains as the box has it. */
interface VillainsOfTheBox extends PrintedValues {
  readonly id: string;
  readonly name: Localized;
  readonly type: Localized;
  readonly emblem: string;
  readonly color: string;
  readonly figures: number;
  readonly actions: number;
  readonly powers: readonly SheetText[];
  readonly origin: Localized;
}

const words = {
  missions: localized('Missions', 'Missions'),
  powers: localized('Powers', 'Pouvoirs'),
};

const MISSIONS = '#d8cdb8';

/** The sheet of a hero alone: its values at each rank, and its missions. */
export function printedHero(showing: Telling, hero: HeroOfTheBox): string {
  const sheets = ranks.flatMap((rank) => {
    const { innate, ...values } = hero.sheets[rank];
    return [
      band(showing, rankNames[rank], hero.color),
      valuesRow(values),
      namedText(showing, innate.name, innate.text),
    ];
  });
  const missions = hero.missions.map(({ text }) => namedText(showing, undefined, text));
  return printedSheet(showing, {
    look: lookOfSheet(hero.id, hero),
    subtitle: told(showing, hero.type),
    rows: [...sheets, band(showing, words.missions, MISSIONS), ...missions, winkOf(showing, hero.flavor)],
  });
}

/** A sheet of villains alone: their values and their powers. */
export function printedVillains(showing: Telling, sheet: VillainsOfTheBox): string {
  const { count } = showing.tell;
  const powers = sheet.powers.map(({ name, text }) => namedText(showing, name, text));
  const parts: PrintedSheet = {
    look: lookOfSheet(sheet.id, sheet),
    subtitle: [
      told(showing, sheet.type),
      count(sheet.figures, 'figure', 'figurine'),
      count(sheet.actions, 'action', 'action'),
    ].join(' · '),
    rows: [
      valuesRow(sheet),
      ...(powers.length > 0 ? [band(showing, words.powers, sheet.color), ...powers] : []),
      winkOf(showing, sheet.origin),
    ],
  };
  return printedSheet(showing, parts);
}
