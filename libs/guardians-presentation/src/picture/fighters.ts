import { banner, briefCard, caption, emptyPlace, faceOf, lyingCard, nameStrip, smallCard } from '#cards-presentation';
import { flowing, inRow, label, like, onSheet, seatColor, secretsOf, stacked, tag, told, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import { type CombatView } from '#guardians/queries';
import { cardIn } from './card-in-game.js';
import { colors, styles } from './look.js';
import { fateWords, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

type Fighter = CombatView['fighters'][number];

const MATCHED = 168;
const GAP = 12;
const PADDING = 10;

/** The cards of a seat in the combat, the creature in match-up next to the enemy’s: command, those in play, those beaten. */
export function fightersOf(showing: Showing, combat: CombatView, seat: Seat, width: number): Piece {
  const rest = others(showing, combat, seat, width - MATCHED - GAP);
  const pieces = [rest, matched(showing, combat, seat)];
  const row = inRow(seat === showing.near ? pieces : pieces.reverse(), GAP);
  return { ...row, width };
}

/** The cards of a seat in the combat while there is no match-up. */
export const reservesOf = (showing: Showing, combat: CombatView, seat: Seat, width: number): Piece =>
  stacked([roleOf(showing, combat, seat, width), others(showing, combat, seat, width)], 5);

/** The fighter, and whether it attacks. */
function roleOf(showing: Showing, { attacker }: CombatView, seat: Seat, width: number): Piece {
  const role = told(showing, attacker === seat ? pictureWords.attacker : pictureWords.defender);
  return banner(`${showing.tell.who(seat)} ${role}`, seat, width);
}

/** The creature in match-up; the one that is committed and not shown yet; or an empty place. */
function matched(showing: Showing, combat: CombatView, seat: Seat): Piece {
  const { matchup, committed, fighters } = combat;
  const title = roleOf(showing, combat, seat, MATCHED);
  const inMatch = matchup?.creatures.find((one) => one.seat === seat);
  if (inMatch) {
    const fighter = fighters.find(({ card }) => card.instanceId === inMatch.card.instanceId);
    const face = faceOf(showing, cardIn(inMatch.card), MATCHED, seatColor(seat));
    return stacked([title, face, ...(fighter ? withFighter(showing, fighter, MATCHED) : [])], 5);
  }
  if (committed.includes(seat)) {
    const card = secretsOf(showing, (own) => own.seat === seat)?.committed;
    const lying = { seat, card: card && cardIn(card), faceUp: false, seen: false, items: 0, itemCards: [] };
    return stacked(
      [title, lyingCard(showing, lying, MATCHED), note(showing, pictureWords.committedPrimary, MATCHED)],
      5,
    );
  }
  return stacked([title, emptyPlace(MATCHED, 120, told(showing, pictureWords.noOpponent))], 5);
}

/** The item of a fighter, and whether its modifiers count (GUARD-121). */
const withFighter = (showing: Showing, { item, fresh }: Fighter, width: number): Piece[] => [
  ...(item ? [briefCard(showing, cardIn(item), width)] : []),
  ...(fresh ? [note(showing, pictureWords.fresh, width)] : []),
];

const note = (showing: Showing, text: Parameters<typeof told>[1], width: number): Piece =>
  onSheet(caption(told(showing, text), width - 8, colors.pale), 4, { fill: colors.night, radius: 5, opacity: 0.8 });

/** The command of a seat, its creatures in play without a match-up, and those that are beaten. */
function others(showing: Showing, combat: CombatView, seat: Seat, width: number): Piece {
  const inner = width - 2 * PADDING;
  const inMatch = combat.matchup?.creatures.map(({ card }) => card.instanceId) ?? [];
  const mine = combat.fighters.filter(
    (one) => one.seat === seat && (one.beaten || !inMatch.includes(one.card.instanceId)),
  );
  const [beaten, playing] = [mine.filter((one) => one.beaten), mine.filter((one) => !one.beaten)];
  const groups = [
    ...commandsOf(showing, combat, seat, inner),
    ...group(
      showing,
      pictureWords.inPlay,
      flowing(
        playing.map((one) => small(showing, one)),
        inner,
        5,
      ),
      inner,
    ),
    ...group(showing, pictureWords.beaten, faded(beatenStrips(showing, beaten, inner)), inner),
  ];
  if (groups.length === 0) return { width, height: 0, markup: stacked([]).markup };
  return onSheet({ ...stacked(groups, 8), width: inner }, PADDING, { fill: colors.night, radius: 8, opacity: 0.72 });
}

const small = (showing: Showing, { card, item }: Fighter): Piece =>
  smallCard(showing, cardIn(card), item && cardIn(item));

const beatenStrips = (showing: Showing, beaten: readonly Fighter[], width: number): Piece =>
  flowing(
    beaten.map(({ card }) => nameStrip(showing, cardIn(card), (width - 5) / 2)),
    width,
    5,
  );

const faded = (piece: Piece): Piece => ({ ...piece, markup: tag('g', { opacity: 0.6 }, piece.markup) });

/** Something with its title; nothing where there is nothing. */
const group = (showing: Showing, title: Parameters<typeof told>[1], piece: Piece, width: number): Piece[] =>
  piece.height === 0
    ? []
    : [stacked([label(told(showing, title), like(styles.bright, { size: 12, bold: true }), width), piece], 3)];

/** Whether a seat commands, and which card where it is shown (GUARD-093 to GUARD-097). */
function commandsOf(showing: Showing, { commands }: CombatView, seat: Seat, width: number): Piece[] {
  return commands
    .filter((one) => one.seat === seat)
    .map(({ card, declares, fate }) => {
      const style = like(styles.bright, { size: 12, bold: true });
      if (!declares) return label(told(showing, pictureWords.noCommand), style, width);
      if (!card) return label(told(showing, pictureWords.hiddenCommand), style, width);
      const title = `${told(showing, pictureWords.declared)} · ${told(showing, fateWords[fate])}`;
      const brief = briefCard(showing, cardIn(card), width);
      return stacked([label(title, style, width), fate === 'CANCELLED' ? faded(brief) : brief], 3);
    });
}
