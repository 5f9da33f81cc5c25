import {
  amount,
  icon,
  inRow,
  joined,
  label,
  like,
  paragraph,
  pill,
  pips,
  placed,
  readableOn,
  signed,
  space,
  tag,
  told,
  type Piece,
} from '#drawing';
import { localized, type Localized } from '#kernel';
import type { Characteristic } from '#skirmish';
import type { Until } from '#skirmish/content/vocabulary';
import type { FigureLook } from './figure-look.js';
import type { Telling } from './in-language.js';
import { characteristicColors, characteristicIcons, colors, styles } from './look.js';
import { entry } from './panel-entry.js';

const valuesOfSheet = ['speed', 'attack', 'defense'] as const;

type SheetValues = Readonly<Record<(typeof valuesOfSheet)[number], number>>;

/** A villain as its sheet's row shows it. */
export interface VillainShown extends SheetValues {
  readonly figureId: string;
  readonly status: 'RESERVE' | 'IN_PLAY' | 'OUT';
  readonly health: number;
  readonly damage: number;
}

/** A villain sheet with all its figures. */
export interface VillainSheetShown {
  readonly look: FigureLook;
  readonly figures: readonly [VillainShown, ...VillainShown[]];
  /** The print of its sheet; `undefined` for one that is not in the box. */
  readonly sheet: (SheetValues & { readonly type: Localized; readonly powers: readonly PowerText[] }) | undefined;
  /** Changes laid by effects, on any figure. */
  readonly modifiers: readonly LaidChange[];
}

interface PowerText {
  readonly text: Localized;
}

interface LaidChange {
  readonly figureId: string;
  readonly characteristic: Characteristic;
  readonly by: number;
  readonly until: Until;
}

/** A sheet of villains: one line of values, why they are not as printed, and its powers. */
export function villainRows(showing: Telling, shown: VillainSheetShown, width: number): Piece[] {
  const why = changesOf(showing, shown);
  return [
    sheetRow(showing, shown, width),
    ...(why === '' ? [] : [paragraph(why, like(styles.small, { bold: true, color: '#5c2a70' }), width, 2)]),
    ...(shown.sheet?.powers ?? []).map(({ text }) => entry(showing, text, 'star', width)),
  ];
}

/** The figure whose values stand for its sheet: the first that stands. */
const foremost = ({ figures }: VillainSheetShown): VillainShown =>
  figures.find(({ status }) => status === 'IN_PLAY') ?? figures[0];

const valueNames = {
  speed: localized('Speed', 'Vitesse'),
  attack: localized('Attack', 'Attaque'),
  defense: localized('Defense', 'Défense'),
} as const;

/** “Defense 7 instead of 5: +2 this turn”: why values are not what the sheet prints. */
function changesOf(showing: Telling, shown: VillainSheetShown): string {
  const { sheet, modifiers } = shown;
  const figure = foremost(shown);
  if (!sheet || figure.status !== 'IN_PLAY') return '';
  const { say } = showing.tell;
  const reasons = valuesOfSheet.flatMap((value) => {
    const change = figure[value] - sheet[value];
    if (change === 0) return [];
    const laid = modifiers.filter(
      ({ figureId, characteristic }) => figureId === figure.figureId && characteristic === value.toUpperCase(),
    );
    const rest = change - laid.reduce((sum, { by }) => sum + by, 0);
    const why = [
      ...laid.map(({ by, until }) => `${signed(by)} ${untilWords[until][showing.locale]}`),
      ...(rest === 0
        ? []
        : [say(`${signed(rest)} by powers and difficulty`, `${signed(rest)} par pouvoirs et difficulté`)]),
    ].join(', ');
    const name = valueNames[value][showing.locale];
    return [
      say(
        `${name} ${figure[value]} instead of ${sheet[value]}: ${why}`,
        `${name} ${figure[value]} au lieu de ${sheet[value]} : ${why}`,
      ),
    ];
  });
  return reasons.join(' · ');
}

const untilWords: Readonly<Record<Until, Localized>> = {
  ACTIVATION: localized('for this activation', 'pour cette activation'),
  TURN: localized('this turn', 'ce tour'),
  GAME: localized('for the game', 'pour la partie'),
};

/** One line of values, and how many figures of the sheet are about. */
function sheetRow(showing: Telling, shown: VillainSheetShown, width: number): Piece {
  const { look, sheet, figures } = shown;
  const standing = figures.filter(({ status }) => status === 'IN_PLAY');
  const best = foremost(shown);
  const numbers = inRow(
    (['SPEED', 'ATTACK', 'DEFENSE'] as const).map((name, index) =>
      amount(
        characteristicIcons[name],
        String(best[valuesOfSheet[index] ?? 'speed']),
        16,
        characteristicColors[name],
        colors.ink,
      ),
    ),
    12,
    'middle',
  );
  const name = label(told(showing, look.name), like(styles.name, { size: 17 }), width - 230);
  const faded = like(styles.small, { color: colors.faded, italic: true });
  const type = label(sheet ? told(showing, sheet.type) : '', faded, width - 230);
  const isOut = standing.length === 0;
  const life =
    figures.length === 1
      ? pips(best.health, best.damage, 150, { name: 'heart', size: 17, full: colors.red, empty: '#d8cdb8' })
      : count(standing.length, look.color);
  return {
    ...space(width, 50),
    markup: tag(
      'g',
      { opacity: isOut ? 0.45 : undefined },
      joined(
        tag('circle', { cx: 24, cy: 25, r: 22, fill: look.color, stroke: colors.ink, 'stroke-width': 2.5 }),
        icon(isOut ? 'skull' : look.icon, 9, 10, 30, readableOn(look.color)),
        placed(58, 2, name),
        placed(58, 28, type),
        placed(width - 156, 3, numbers),
        placed(width - 156, 28, life),
      ),
    ),
  };
}

const count = (standing: number, color: string): Piece =>
  pill(`× ${standing}`, like(styles.small, { bold: true, color: readableOn(color) }), color);
