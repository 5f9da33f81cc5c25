import {
  disc,
  fitted,
  icon,
  inRow,
  joined,
  labelled,
  line,
  onSheet,
  picture,
  seatColor,
  sheet,
  space,
  stacked,
  tag,
  withRef,
  type Piece,
  type TextStyle,
} from '#drawing';
import { refKey, tellerIn, type Pictures, type Teller } from '#kernel';
import type { View } from '#lantern/queries';

const [NIGHT, FLAME, GLASS, BRASS] = ['#123047', '#f6cf65', '#fff6d8', '#c98f2b'];
const [WIDTH, ROW, CARD] = [640, 64, { width: 40, height: 56 }];

const heading: TextStyle = { face: 'serif', size: 26, bold: true, color: GLASS };
const small: TextStyle = { face: 'serif', size: 17, italic: true, color: GLASS };
const printed: TextStyle = { face: 'serif', size: 22, bold: true, color: NIGHT, anchor: 'middle' };

/** A piece with one line of text, and its room. */
const said = (text: string, style: TextStyle, width: number, height: number): Piece => ({
  ...space(width, height),
  markup: line(fitted(text, style, width), 0, height / 2 + style.size / 3, style, width),
});

/** A card: face up with its oil, or its back; the chosen one has a bright edge. */
function card(oil?: number, isChosen = false): Piece {
  const { width, height } = CARD;
  const stroke = isChosen ? FLAME : BRASS;
  const face = sheet(width, height, { fill: oil ? GLASS : NIGHT, stroke, strokeWidth: isChosen ? 5 : 2, radius: 6 });
  return {
    ...CARD,
    markup: joined(face, oil ? line(String(oil), width / 2, 36, printed) : icon('fire', 8, 16, 24, BRASS)),
  };
}

const row = (cards: readonly Piece[]): Piece => inRow(cards, 6);

/** A keeper: name, points, cards; the flame is bright once a card is chosen. */
function keeper({ seat, points, cards, ready }: View['keepers'][number], { hands }: View, tell: Teller): Piece {
  const shown = hands?.[seat]?.map((oil) => card(oil)) ?? Array.from({ length: cards }, () => card());
  const lantern = tag('g', { opacity: ready ? 1 : 0.25 }, icon('fire', 0, 16, 32, FLAME));
  const score = tell.count(points, 'point', 'point');
  return inRow(
    [
      { ...space(32, ROW), markup: disc({ x: 16, y: ROW / 2, radius: 14 }, String(seat + 1), seatColor(seat)) },
      said(tell.who(seat), heading, 220, ROW),
      said(score, small, 90, ROW),
      { ...space(32, ROW), markup: lantern },
      row(shown),
    ],
    16,
    'middle',
  );
}

/** The own hand, with the card that is chosen for this storm. */
function hand({ hand: oils, chosen }: View, { say }: Teller): readonly Piece[] {
  if (!oils) return [];
  const place = chosen === undefined ? -1 : oils.indexOf(chosen);
  const title = said(say('Your hand', 'Votre main'), small, 200, 30);
  return [stacked([title, row(oils.map((oil, at) => withRef(refKey('card', oil), card(oil, at === place))))], 4)];
}

/** The pictures of a game: the lighthouse, from the view alone. */
export const pictures: Pictures<View> = {
  table(view, locale, names) {
    const tell = tellerIn(locale, names);
    const title = tell.say(`Storm ${view.storm}`, `Tempête ${view.storm}`);
    const past = tell.say('Winds so far', 'Vents passés');
    const winds = labelled(tell, past, view.winds.length > 0 ? view.winds.join(', ') : '–');
    const keepers = view.keepers.map((each) => keeper(each, view, tell));
    const content = stacked(
      [said(title, heading, WIDTH, 36), said(winds, small, WIDTH, 28), ...keepers, ...hand(view, tell)],
      12,
    );
    const whole = onSheet(content, 24, { fill: NIGHT, stroke: BRASS, strokeWidth: 4, radius: 14 });
    return picture({ width: whole.width, height: whole.height, title, language: locale, body: whole.markup });
  },
};
