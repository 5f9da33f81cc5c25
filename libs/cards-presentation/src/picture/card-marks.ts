import {
  flowing,
  icon,
  joined,
  line,
  placed,
  readableOn,
  signed,
  tag,
  textWidth,
  type Markup,
  type Piece,
} from '#drawing';
import type { Card, CardGame } from '#cards';
import { nextKind, ownInfluenceCap } from '#cards/schema';
import { cardColors, kindColor, cardStyles } from './look.js';
import { sigil, weakness } from './sigils.js';

/** The numbers in the corners of a card's picture: vitality, off-color bonus or cost, dominant value. */
export function cornerMarks(card: Card, width: number, height: number): Markup {
  const { vitality, redVitality, dominantValue, cost } = card;
  return joined(
    vitality === undefined ? undefined : vitalityMark(vitality),
    redVitality === undefined ? undefined : redMark(redVitality),
    offColorMark(card, width - 21, 14),
    cost === undefined || cost === 0 ? undefined : costMark(cost, width - 23),
    dominantValue === undefined ? undefined : dominantMark(dominantValue, width - 19, height - 19),
    drawMark(card, width - 4, height - 24),
  );
}

/** The black number. */
const vitalityMark = (vitality: number): Markup =>
  joined(
    tag('circle', { cx: 21, cy: 20, r: 19.5, fill: '#000', opacity: 0.3 }),
    tag('circle', { cx: 20, cy: 18.5, r: 18.5, fill: '#fdfaf2', stroke: '#0c0a0b', 'stroke-width': 1.6 }),
    line(String(vitality), 20, 28, cardStyles.number, 37),
  );

/** The red number. */
const redMark = (red: number): Markup =>
  joined(
    tag('circle', { cx: 38, cy: 38, r: 11.5, fill: '#fdfaf2', stroke: cardColors.red, 'stroke-width': 1.6 }),
    line(String(red), 38, 44, { ...cardStyles.number, size: 17, color: cardColors.red }, 23),
  );

/** A guardian's base draw; what changes it stands in the words of `drawText`. */
function drawMark({ baseDraw }: Card, right: number, y: number): Markup | undefined {
  if (baseDraw === undefined) return undefined;
  const drawn = chip((top) => icon('cards', 3, top, 14, cardColors.ink), String(baseDraw));
  return placed(right - drawn.width, y, drawn);
}

/** The oval of the off-color bonus, in the color that it is against (CARD-05). */
function offColorMark(card: Card, x: number, y: number): Markup | undefined {
  const { kind, offColorBonus = 0 } = card;
  if (!kind || offColorBonus === 0) return undefined;
  const against = kindColor(card.offColorAgainst ?? nextKind(kind));
  return joined(
    tag('ellipse', { cx: x, cy: y, rx: 18, ry: 11, fill: against, stroke: cardColors.bronze, 'stroke-width': 2 }),
    line(
      signed(offColorBonus),
      x,
      y + 5,
      { ...cardStyles.text, size: 14.5, bold: true, color: readableOn(against), anchor: 'middle' },
      36,
    ),
  );
}

const costMark = (cost: number, x: number): Markup =>
  joined(
    tag('circle', { cx: x + 7, cy: 16, r: 13.5, fill: '#1a1118', opacity: 0.85 }),
    icon('ruby', x - 3, 6, 20, '#f0466f'),
    line(
      String(cost),
      x + 7,
      20,
      { ...cardStyles.text, size: 12.5, bold: true, color: '#ffffff', anchor: 'middle' },
      27,
    ),
  );

/** The dominant value, in a lozenge. */
export function dominantMark(value: number, x: number, y: number): Markup {
  return joined(
    tag('path', {
      d: `M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z`,
      fill: cardColors.orange,
      stroke: '#3b1c05',
      'stroke-width': 1.2,
    }),
    line(
      String(value),
      x,
      y + 4.8,
      { ...cardStyles.text, size: 13, bold: true, color: '#2b1303', anchor: 'middle' },
      26,
    ),
  );
}

const CHIP = 19;

/** The abilities and weaknesses of a creature or guardian, as small signs. */
export function traitRow(card: Card, game: CardGame, width: number): Piece | undefined {
  const { flying, influenceValue, influenceable, rangedStrength, attackType } = card;
  const chips: Piece[] = [];
  if (flying) chips.push(chip((y) => sigil('wing', 3, y, 14, '#2f6f9a')));
  if (influenceValue !== undefined) chips.push(chip((y) => icon('crown', 3, y, 14, '#a06c12'), String(influenceValue)));
  if (influenceable) {
    const cap = ownInfluenceCap(game, card);
    chips.push(chip((y) => icon('ear', 3, y, 14, '#7a5a9c'), cap === undefined ? '' : `≤${cap}`));
  }
  if (rangedStrength !== undefined) chips.push(chip((y) => sigil('bow', 3, y, 14, '#3d6b35'), String(rangedStrength)));
  if (attackType === 'FIRE') chips.push(chip((y) => icon('fire', 3, y, 14, '#cf4a1d')));
  if (attackType === 'FEAR') chips.push(chip((y) => icon('skull', 3, y, 14, '#4b2f6b')));
  if (card.powerStones !== undefined)
    chips.push(chip((y) => icon('ruby', 3, y, 14, cardColors.ruby), String(card.powerStones)));
  for (const one of card.vulnerabilities ?? [])
    chips.push(chip((y) => weakness(one, 3, y, 14, '#ffffff'), '', '#b5345a'));
  if (chips.length === 0) return undefined;
  return flowing(chips, width, 4);
}

function chip(sign: (y: number) => Markup, text = '', fill: string = cardColors.shade): Piece {
  const style = { ...cardStyles.text, size: 12, bold: true };
  const width = text === '' ? 20 : 22 + textWidth(text, style);
  return {
    width,
    height: CHIP,
    markup: joined(tag('rect', { width, height: CHIP, rx: 6, fill }), sign(2.5), line(text, 19, 13.8, style)),
  };
}
