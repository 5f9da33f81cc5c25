import {
  amount,
  icon,
  inRow,
  joined,
  label,
  like,
  line,
  paragraph,
  placed,
  sheet,
  signed,
  stacked,
  tag,
  textWidth,
  told,
  type Piece,
} from '#drawing';
import type { Localized } from '#kernel';
import type { CardId, Characteristic } from '#skirmish';
import type { Telling } from './in-language.js';
import { characteristicIcons, colors, styles } from './look.js';
import { tableWords } from './table-words.js';

/** A card as a picture shows it. */
export interface CardFace {
  readonly name: string;
  readonly text: string | undefined;
  readonly technique: TechniqueFace | undefined;
  readonly isWound: boolean;
}

/** A card as its record has it: a power card says what its special power does, a wound card what it is. */
interface PrintedCard {
  readonly name: Localized;
  readonly text?: Localized;
  readonly special?: { readonly text: Localized } | undefined;
  readonly technique?: TechniqueFace | undefined;
}

/** The name and texts of a card; of a card that is not in the box nothing but its id is known. */
export function cardFaceOf(
  showing: Telling,
  cardId: CardId,
  card: PrintedCard | undefined,
  isWound: boolean,
): CardFace {
  const text = card?.text ?? card?.special?.text;
  return {
    name: card ? told(showing, card.name) : cardId,
    text: text && told(showing, text),
    technique: card?.technique,
    isWound,
  };
}

interface TechniqueFace {
  readonly speed?: number | undefined;
  readonly attack?: number | undefined;
  readonly defense?: number | undefined;
  readonly mind?: number | undefined;
}

/** On which side of the sheet a card lies: left for its power, right for its technique. */
type CardSide = 'LEFT' | 'RIGHT';

const WOUND = '#7c2230';
const WOUND_PAPER = '#f4dcd8';

/** A card in play: its power on the left of the sheet, its modifiers on the right. Dashed while only its own side knows it. */
export function playCard(showing: Telling, face: CardFace, side: CardSide, width: number, isSecret = false): Piece {
  const { isWound, text = '' } = face;
  const inner = insideOfCard(width);
  return titledCard(
    {
      title: face.name,
      kind: sideName(showing, side),
      color: isWound ? WOUND : sideColors[side],
      paper: isWound ? WOUND_PAPER : '#ffffff',
      body: side === 'LEFT' || isWound ? paragraph(text, styles.tiny, inner, 4) : modifiers(face.technique),
      isSecret,
    },
    width,
  );
}

/** A card that lies face down: nothing of it is known but its side, where it has one. */
export const cardBack = (showing: Telling, side: CardSide | undefined, width: number): Piece =>
  titledCard(
    {
      title: told(showing, tableWords.faceDown),
      kind: side === undefined ? '' : sideName(showing, side),
      color: '#4a4453',
      paper: '#d8d2c4',
      body: backMark,
      isSecret: false,
    },
    width,
  );

const backMark: Piece = { width: 20, height: 20, markup: icon('cards', 0, 0, 20, '#8a8290') };

const sideColors: Readonly<Record<CardSide, string>> = { LEFT: colors.red, RIGHT: colors.blue };

const sideName = (showing: Telling, side: CardSide): string =>
  told(showing, side === 'LEFT' ? tableWords.power : tableWords.technique);

/** A card with its name on a colored bar. */
export interface TitledCard {
  readonly title: string;
  /** Said small at the right end of the bar. */
  readonly kind: string;
  readonly color: string;
  readonly paper: string;
  /** As wide as `insideOfCard` at most. */
  readonly body: Piece;
  /** Dashed: only its own side knows it. */
  readonly isSecret: boolean;
}

/** How wide the inside of a card of this width is. */
export const insideOfCard = (width: number): number => width - 20;

/** A card with its name on a colored bar, and what stands below it. */
export function titledCard({ title, kind, color, paper, body, isSecret }: TitledCard, width: number): Piece {
  const room = insideOfCard(width) - textWidth(kind, styles.tiny) - 12;
  const head = label(title, like(styles.small, { bold: true, size: 12.5, color: '#ffffff' }), room);
  const inside = stacked([{ ...head, height: 20 }, body], 6);
  const height = inside.height + 16;
  const markup = joined(
    sheet(width, height, {
      fill: paper,
      stroke: colors.ink,
      strokeWidth: 1.8,
      radius: 6,
      ...(isSecret ? { dash: '6 4' } : {}),
    }),
    tag('path', { d: `M1 7a6 6 0 0 1 6-6h${width - 14}a6 6 0 0 1 6 6v19H1z`, fill: color }),
    kind === ''
      ? undefined
      : line(kind, width - 10, 18, like(styles.tiny, { color: '#ffffff', anchor: 'end', italic: true })),
    placed(10, 5, inside),
  );
  return { width, height, markup };
}

/** The changes of a technique; a dash for a card that changes nothing. */
export function modifiers(technique: TechniqueFace | undefined): Piece {
  const changes: readonly (readonly [Characteristic, number | undefined])[] = [
    ['SPEED', technique?.speed],
    ['ATTACK', technique?.attack],
    ['DEFENSE', technique?.defense],
    ['MIND', technique?.mind],
  ];
  const shown = changes.flatMap(([which, by]) =>
    by === undefined || by === 0 ? [] : [amount(characteristicIcons[which], signed(by), 18, colors.blue, colors.ink)],
  );
  return shown.length > 0 ? inRow(shown, 12, 'middle') : label('—', like(styles.small, { color: colors.faded }), 20);
}

/** A card in hand, as its own side sees it: its name on a slip. */
export function cardSlip({ name, isWound }: Pick<CardFace, 'name' | 'isWound'>): Piece {
  const style = like(styles.tiny, { bold: true });
  const width = textWidth(name, style) + 16;
  const markup = joined(
    sheet(width, 20, {
      fill: isWound ? WOUND_PAPER : colors.yellow,
      stroke: colors.ink,
      strokeWidth: 1.2,
      radius: 4,
    }),
    line(name, 8, 14, style),
  );
  return { width, height: 20, markup };
}
