import {
  amount,
  flowing,
  inRow,
  label,
  labelled,
  like,
  paragraph,
  pill,
  stacked,
  textWidth,
  told,
  type Piece,
} from '#drawing';
import { cardSlip, colors, comicPanel, heading, insideOf, styles } from '#skirmish-presentation';
import type { View } from '#skarov/queries';
import { eventCard, eventName, hiddenEvent } from './event-card.js';
import { OVERLORD } from './look.js';
import { tableWords } from './picture-words.js';
import { heroLook, sheetName, type Showing } from './showing.js';

/** The overlord: the player, the cards as far as the viewer knows them, the cards by sheets, the coming order. */
export function overlordPanel(showing: Showing, width: number): Piece[] {
  const { overlord, sideSecrets: secrets, phase } = showing.view;
  const inner = insideOf(width);
  const player = label(showing.tell.who(overlord.seat), like(styles.name, { size: 17 }), inner);
  const hand = (secrets?.overlord?.hand ?? []).map((cardId) =>
    cardSlip({ name: eventName(showing, cardId), isWound: false }),
  );
  const course =
    phase === 'SETUP'
      ? []
      : [
          piles(showing, inner),
          ...(hand.length > 0 ? [flowing(hand, inner, 6)] : []),
          heading(showing, tableWords.setCards, inner),
          ...setCards(showing, inner),
          ...playedEvent(showing, inner),
          heading(showing, tableWords.initiative, inner),
          initiative(showing, inner),
        ];
  return [comicPanel(told(showing, tableWords.overlord), stacked([player, ...course], 8), width, OVERLORD)];
}

/** The numbers of cards in the hand, in the pile, and discarded. */
function piles(showing: Showing, width: number): Piece {
  const { hand, pile, discard } = showing.view.overlord;
  const counted = [
    [hand, tableWords.hand, OVERLORD],
    [pile, tableWords.pile, colors.faded],
    [discard.length, tableWords.discard, colors.faded],
  ] as const;
  const style = like(styles.small, { color: colors.faded });
  const pieces = counted.map(([count, words, color]) => {
    const text = told(showing, words);
    return inRow(
      [amount('cards', String(count), 18, color, colors.ink), label(text, style, textWidth(text, style) + 1)],
      6,
      'middle',
    );
  });
  return flowing(pieces, width, 14, 'middle');
}

/** The cards by sheets: those face up and those that the viewer knows with their texts, the others from behind. */
function setCards(showing: Showing, width: number): Piece[] {
  const each = (width - 10) / 2;
  const cards = laidEvents(showing.view).map(({ sheetId, cardId, isSecret }) => {
    const sheet = label(told(showing, sheetName(sheetId)), like(styles.small, { bold: true }), each);
    const shown = cardId === undefined ? hiddenEvent(showing, each) : eventCard(showing, cardId, each, isSecret);
    return stacked([sheet, shown], 3);
  });
  if (cards.length > 0) return [flowing(cards, width, 10)];
  return [
    label(told(showing, tableWords.nothingSet), like(styles.small, { italic: true, color: colors.faded }), width),
  ];
}

interface LaidEvent {
  readonly sheetId: string;
  readonly cardId: string | undefined;
  /** Whether it lies face down for others. */
  readonly isSecret: boolean;
}

/** The cards by the sheets: of those face down their names, for viewers who know them. */
function laidEvents({ overlord: { set }, sideSecrets: secrets }: View): LaidEvent[] {
  const known = secrets?.overlord?.set;
  const faceUp = new Set(set.map(({ cardId }) => cardId));
  if (!known) return set.map(({ sheetId, cardId }) => ({ sheetId, cardId, isSecret: false }));
  return known.map(({ sheetId, cardId }) => ({ sheetId, cardId, isSecret: !faceUp.has(cardId) }));
}

function playedEvent(showing: Showing, width: number): Piece[] {
  const { villain } = showing.view;
  if (villain?.event === undefined) return [];
  return [heading(showing, tableWords.played, width), eventCard(showing, villain.event, width)];
}

/** How many hero cards have not come up yet, for the heroes in which order, and how many slots the villains have used. */
function initiative(showing: Showing, width: number): Piece {
  const { initiativeCards, slotsUsed, sideSecrets: secrets, villain } = showing.view;
  const style = like(styles.small, { bold: true, color: '#ffffff' });
  const marks: Piece[] = [pill(String(initiativeCards), style, colors.blue, 'cards')];
  for (const heroId of secrets?.heroes?.deck ?? []) {
    const look = heroLook(heroId);
    marks.push(pill(told(showing, look.name), style, look.color, look.icon));
  }
  if (villain) marks.push(pill(told(showing, sheetName(villain.sheetId)), style, OVERLORD, 'bolt'));
  const slots = labelled(showing, told(showing, tableWords.slots), slotsUsed);
  return stacked([flowing(marks, width, 8), paragraph(slots, styles.small, width, 1)], 6);
}
