import { joined, label, line, paragraph, signed, stacked, tag, type Markup, type Piece } from '#drawing';
import type { Card } from '#cards';
import { textOf } from '#cards/text';
import type { CardShowing } from './card-showing.js';
import { cardColors, cardStyles } from './look.js';

/** The words over the gate of a stronghold. */
export interface CastleHead {
  readonly name: string;
  /** Absent where no stronghold is known yet. */
  readonly card?: Card | undefined;
  /** The words before its text: that it is a ruin, for instance. */
  readonly state?: string | undefined;
  /** Neither its number nor its text counts: it is a ruin, or something keeps them from counting. */
  readonly isMute: boolean;
  /** It stands on a dark ground. */
  readonly isDark: boolean;
}

/** Name and number of a stronghold; its text without the number that stands beside it. */
export function castleHead(
  showing: CardShowing,
  { name, card, state, isMute, isDark }: CastleHead,
  width: number,
): Piece {
  const bright = isDark ? cardColors.pale : cardColors.ink;
  const title = label(name, { ...cardStyles.cardName, size: 16, color: bright }, width - 50);
  const text = card && !isMute ? textOf(card, showing.game, showing.locale) : '';
  const said = paragraph(
    [state, text].filter(Boolean).join(' · '),
    { ...cardStyles.text, size: 11, color: bright },
    width - 50,
    3,
  );
  const words = stacked([title, said], 1);
  const bonus = card?.defenseBonus;
  return {
    width,
    height: Math.max(words.height, 40),
    markup: joined(words.markup, bonus === undefined || isMute ? undefined : bonusMark(bonus, width - 40)),
  };
}

/** The number of a stronghold, for the creature that defends it. */
const bonusMark = (bonus: number, x: number): Markup =>
  joined(
    tag('path', {
      d: `M${x} 1h38v20c0 10-9 16-19 20c-10-4-19-10-19-20z`,
      fill: '#2f4a6b',
      stroke: '#e9dcc0',
      'stroke-width': 2,
    }),
    line(signed(bonus), x + 19, 25, { ...cardStyles.number, size: 19, color: '#ffffff' }, 36),
  );
