import { closedFan, counter, nameOf } from '#cards-presentation';
import {
  flowing,
  icon,
  inRow,
  joined,
  label,
  labelled,
  like,
  line,
  pill,
  placed,
  seatColor,
  secretsOf,
  tag,
  told,
  type IconName,
  type Piece,
} from '#drawing';
import { type OwnView, type PlayerView, printed } from '#arena/queries';
import { colors, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const HEIGHT = 62;
const NAME = 330;
const FAN = 330;

/** The player, the state of the seat, its choices, and its hand as backs where the viewer does not know it. */
export function namePlate(showing: Showing, player: PlayerView, width: number): Piece {
  const { seat, hand } = player;
  const secrets = secretsOf(showing, (own) => own.seat === seat);
  const name = label(showing.tell.who(seat), styles.player, NAME - 74);
  const state = inRow([...counters(showing, player)], 22, 'middle');
  const room = width - NAME - state.width - 40 - (secrets ? 0 : FAN);
  const marks = flowing(marksOf(showing, player, secrets, room), room, 6);
  return {
    width,
    height: HEIGHT,
    markup: joined(
      tag('rect', { width, height: HEIGHT, rx: 9, fill: colors.slot }),
      tag('rect', { width: 10, height: HEIGHT, rx: 4, fill: seatColor(seat) }),
      icon('flag', 22, 19, 24, seatColor(seat)),
      placed(54, (HEIGHT - name.height) / 2, name),
      placed(NAME, (HEIGHT - state.height) / 2, state),
      placed(NAME + state.width + 20, (HEIGHT - marks.height) / 2, marks),
      secrets ? undefined : placed(width - FAN, 0, backs(showing, seat, hand)),
    ),
  };
}

const backs = (showing: Showing, seat: number, count: number): Piece => {
  const text = `${told(showing, pictureWords.hand)} ${count}`;
  const fan = closedFan(seat, count, FAN - 90);
  return {
    width: FAN,
    height: HEIGHT,
    markup: joined(
      placed(80, Math.max(2, (HEIGHT - fan.height) / 2 + 2), fan),
      line(text, 70, HEIGHT / 2 + 5, like(styles.bright, { bold: true, anchor: 'end' }), 70),
    ),
  };
};

/** Power stones, victorious creatures of five, ruins of three (ARENA-END-01, ARENA-END-02). */
function counters(showing: Showing, { powerStones, victorious, strongholds, guardian }: PlayerView): Piece[] {
  const ruins = strongholds.filter(({ ruin }) => ruin).length;
  const printedStones = guardian === undefined ? powerStones : (printed(guardian).powerStones ?? powerStones);
  const most = Math.max(printedStones, powerStones);
  return [
    counter(told(showing, pictureWords.stones), most, powerStones, 'ruby', '#f0466f'),
    counter(told(showing, pictureWords.victorious), 5, victorious.length, 'star', colors.bronze),
    counter(told(showing, pictureWords.ruins), 3, ruins, 'skull', '#cfc6b4'),
  ];
}

/** Active, to act, chosen, what is still to do. */
function marksOf(
  showing: Showing,
  { seat, committed, toDiscard, passing }: PlayerView,
  secrets: OwnView | undefined,
  most: number,
): Piece[] {
  const { view } = showing;
  const mark = (text: string, fill: string, named: IconName): Piece =>
    pill(
      text,
      { ...styles.bright, bold: true, color: fill === colors.bronze ? colors.ink : '#ffffff' },
      fill,
      named,
      most,
    );
  const marks: Piece[] = [];
  if (view.activeSeat === seat) marks.push(mark(told(showing, pictureWords.active), '#8a5a17', 'sun'));
  if (view.asked.includes(seat)) marks.push(mark(told(showing, pictureWords.priority), colors.bronze, 'hourglass'));
  if (toDiscard > 0) marks.push(mark(`${toDiscard} ${told(showing, pictureWords.toDiscard)}`, '#7d3b2c', 'cards'));
  if (passing !== undefined) marks.push(mark(told(showing, pictureWords.passing), '#4a5a66', 'zed'));
  if (committed) marks.push(mark(told(showing, pictureWords.committed), '#2f6b4a', 'lock'));
  const chosen = secrets?.choices.map((choice) => choiceText(showing, choice)) ?? [];
  if (chosen.length > 0)
    marks.push(mark(labelled(showing, told(showing, pictureWords.chosen), chosen.join(', ')), '#2f6b4a', 'eye'));
  return marks;
}

/** The secret choices of a seat, for its own eyes. */
function choiceText(showing: Showing, { card, place, stronghold, from, to }: OwnView['choices'][number]): string {
  const { tell } = showing;
  const parts = [
    ...(card ? [nameOf(showing, printed(card.cardId))] : []),
    ...(place ? [tell.place(place)] : []),
    ...(stronghold ? [tell.stronghold(stronghold)] : []),
    ...(from && to ? [`${tell.stronghold(from)} → ${tell.stronghold(to)}`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : told(showing, pictureWords.nothing);
}
