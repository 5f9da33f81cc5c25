import { paragraph, told, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import { box, sidekick, tileFace } from '#clash/queries';
import { tableWords } from './picture-words.js';

const SIDEKICK = '#3f7a52';
const TILE = '#35506f';

/** A sidekick alone. */
export function printedSidekick(showing: skirmish.Telling, id: string): string {
  const { name, innate, flavor, ...values } = sidekick(id);
  return skirmish.printedSheet(showing, {
    look: { name, color: SIDEKICK, icon: 'star' },
    subtitle: told(showing, tableWords.sidekick),
    rows: [
      skirmish.valuesRow(values),
      ...(innate ? [skirmish.namedText(showing, innate.name, innate.text)] : []),
      skirmish.winkOf(showing, flavor),
    ],
  });
}

/** The possible acts on a tile. */
interface Deed {
  readonly name: Localized;
  readonly text: Localized;
}

/** The offers of a tile: the card that lies beside the table. */
export function printedReferenceCard(showing: skirmish.Telling, id: string): string {
  const { scenery, doors, tests, specialActions } = box.known.referenceCard(id);
  const there = [...scenery, ...doors].map(({ name }) => told(showing, name)).join(' · ');
  const part = (title: Localized, deeds: readonly Deed[]): readonly Piece[] =>
    deeds.length === 0
      ? []
      : [
          skirmish.band(showing, title, TILE),
          ...deeds.map(({ name, text }) => skirmish.namedText(showing, name, text)),
        ];
  return skirmish.printedSheet(showing, {
    look: { name: tileFace(id).name, color: TILE, icon: 'target' },
    subtitle: told(showing, tableWords.referenceCard),
    rows: [
      ...(there === '' ? [] : [paragraph(there, skirmish.styles.small, skirmish.INSIDE_OF_SHEET)]),
      ...part(tableWords.tests, tests),
      ...part(tableWords.specialActions, specialActions),
    ],
  });
}
