import {
  amount,
  inRow,
  joined,
  label,
  like,
  line,
  paragraph,
  placed,
  sheet,
  stacked,
  tag,
  textWidth,
  told,
  type Piece,
} from '#drawing';
import { findPowerCard, findWoundCard, isWoundCard } from '../content/catalogue.js';
import type { Technique } from '../content/schema.js';
import type { HeroView } from '../view/view-schema.js';
import type { CardId } from '../words.js';
import { characteristicIcons, colors, styles } from './look.js';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

type Play = HeroView['inPlay'][number];

/** What a card is called and does on the side on which it lies; nothing is known of a card that is not in the box. */
function faceOf(
  showing: Showing,
  cardId: CardId,
): { readonly name: string; readonly text: string | undefined; readonly technique: Technique | undefined } {
  const wound = isWoundCard(cardId) ? findWoundCard(cardId) : undefined;
  if (wound) return { name: told(showing, wound.name), text: told(showing, wound.text), technique: wound.technique };
  const power = findPowerCard(cardId);
  const text = power?.special && told(showing, power.special.text);
  return { name: power ? told(showing, power.name) : cardId, text, technique: power?.technique };
}

/** A card in play: its power on the left of the sheet, its modifiers on the right. Dashed while only its own side knows it. */
export function playCard(showing: Showing, { cardId, side }: Play, width: number, isSecret = false): Piece {
  const face = faceOf(showing, cardId);
  const inner = width - 20;
  const isWound = isWoundCard(cardId);
  const color = isWound ? '#7c2230' : side === 'LEFT' ? colors.red : colors.blue;
  const kind = told(showing, side === 'LEFT' ? tableWords.power : tableWords.technique);
  const head = label(
    face.name,
    like(styles.small, { bold: true, size: 12.5, color: '#ffffff' }),
    inner - textWidth(kind, styles.tiny) - 12,
  );
  const body =
    side === 'LEFT' || isWound ? paragraph(face.text ?? '', styles.tiny, inner, 4) : modifiers(face.technique);
  const inside = stacked([{ ...head, height: 20 }, body], 6);
  const height = inside.height + 16;
  const markup = joined(
    sheet(width, height, {
      fill: isWound ? '#f4dcd8' : '#ffffff',
      stroke: colors.ink,
      strokeWidth: 1.8,
      radius: 6,
      ...(isSecret ? { dash: '6 4' } : {}),
    }),
    tag('path', { d: `M1 7a6 6 0 0 1 6-6h${width - 14}a6 6 0 0 1 6 6v19H1z`, fill: color }),
    line(kind, width - 10, 18, like(styles.tiny, { color: '#ffffff', anchor: 'end', italic: true })),
    placed(10, 5, inside),
  );
  return { width, height, markup };
}

/** What a technique changes; a dash for a card that changes nothing. */
function modifiers(technique: Technique | undefined): Piece {
  const changes = [
    ['SPEED', technique?.speed],
    ['ATTACK', technique?.attack],
    ['DEFENSE', technique?.defense],
    ['MIND', technique?.mind],
  ] as const;
  const shown = changes.flatMap(([which, by]) =>
    by === undefined || by === 0
      ? []
      : [amount(characteristicIcons[which], by > 0 ? `+${by}` : `−${-by}`, 18, colors.blue, colors.ink)],
  );
  return shown.length > 0 ? inRow(shown, 12, 'middle') : label('—', like(styles.small, { color: colors.faded }), 20);
}

/** A card in hand, as its own side sees it: its name on a slip. */
export function secretCard(showing: Showing, cardId: CardId): Piece {
  const style = like(styles.tiny, { bold: true });
  const { name } = faceOf(showing, cardId);
  const width = textWidth(name, style) + 16;
  const markup = joined(
    sheet(width, 20, {
      fill: isWoundCard(cardId) ? '#f4dcd8' : colors.yellow,
      stroke: colors.ink,
      strokeWidth: 1.2,
      radius: 4,
    }),
    line(name, 8, 14, style),
  );
  return { width, height: 20, markup };
}
