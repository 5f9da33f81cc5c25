import type { movementEvents, ShownCard, Why } from '#arena/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

const reasons: Readonly<Record<Why, readonly [string, string]>> = {
  BEATEN: ['beaten', 'défaite'],
  CHALLENGE: ['the challenge failed', 'le défi a échoué'],
  CORRUPTED: ['corrupted', 'corruption'],
  DESTROYED: ['destroyed', 'destruction'],
  EFFECT: ['effect of a card', 'effet d’une carte'],
  EXCESS: ['more than seven cards', 'plus de sept cartes'],
  HEALED: ['healed', 'guérison'],
  PLAYED: ['played', 'carte jouée'],
  PRISON_LEFT: ['no prison shield left', 'plus de Bouclier Prison'],
  REPELLED: ['a terrain stops it', 'un Terrain l’arrête'],
  ROUND_OVER: ['the duel is over', 'le duel est fini'],
  RUIN: ['the stronghold is a ruin', 'la Forteresse est en ruine'],
  SACRIFICE: ['sacrificed', 'sacrifice'],
  SAVED: ['saved', 'sauvetage'],
  SHIELD: ['shield used', 'Bouclier utilisé'],
  TIE: ['a tie', 'égalité'],
};

interface Moved {
  readonly seat: number;
  readonly why: Why;
  readonly cards: readonly ShownCard[];
  readonly items: readonly ShownCard[];
}

/** “To Ada’s pen: A, B (a tie).”, with the items that go along. */
function moved(tell: EventFormatter, { why, cards, items }: Moved, where: string): string {
  const [reasonEn, reasonFr] = reasons[why];
  const also =
    items.length === 0 ? '' : ` ${tell.each([[tell.say('With items', 'Avec les Objets'), tell.cards(items)]])}.`;
  return `${tell.each([[where, `${tell.cards(cards)} (${tell.say(reasonEn, reasonFr)})`]])}.${also}`;
}

/** How cards leave hand and table. */
export const movementSentences: Tellings<keyof typeof movementEvents> = {
  cardsDiscarded: (event, tell) =>
    moved(tell, event, tell.say(`To ${tell.of(event.seat)} discard pile`, `À la défausse ${tell.of(event.seat)}`)),
  cardsSentToPen: (event, tell) =>
    moved(tell, event, tell.say(`Back to ${tell.of(event.seat)} pen`, `Retour à l’Enclos ${tell.of(event.seat)}`)),
  cardsPutUnder: (event, tell) =>
    moved(tell, event, tell.say(`Under ${tell.of(event.seat)} draw pile`, `Sous la pioche ${tell.of(event.seat)}`)),
  cardTurnedUp: ({ seat, place, card, items }, tell) => {
    const also = items.length === 0 ? '' : tell.say(` with ${tell.cards(items)}`, ` avec ${tell.cards(items)}`);
    const where = tell.say(`Face up ${tell.place(place)}`, `Face visible ${tell.place(place)}`);
    return `${tell.each([[where, `${tell.card(card)}${also} (${tell.who(seat)})`]])}.`;
  },
  heldCreatureReleased: ({ seat, stronghold, stays, card }, tell) => {
    const at = tell.stronghold(stronghold);
    const en = card ? tell.card(card) : 'the creature';
    const fr = card ? tell.card(card) : 'la créature';
    return stays
      ? tell.say(
          `Nothing holds ${en} under ${at} of ${tell.who(seat)} any more, but it may stay.`,
          `Plus rien ne retient ${fr} sous ${at} ${tell.of(seat)} : rien ne l’oblige à partir.`,
        )
      : tell.say(
          `Nothing holds ${en} under ${at} of ${tell.who(seat)} any more: back to the pen.`,
          `Plus rien ne retient ${fr} sous ${at} ${tell.of(seat)} : retour à l’Enclos.`,
        );
  },
  discardReshuffled: ({ seat, count }, tell) =>
    tell.say(
      `${tell.of(seat)} discard pile goes shuffled under the draw pile (${tell.count(count, 'card', '')}).`,
      `La défausse ${tell.of(seat)} est mélangée sous sa pioche (${tell.count(count, '', 'carte')}).`,
    ),
  prisonShieldDiscarded: ({ seat, card }, tell) =>
    tell.say(
      `${tell.of(seat)} prison is empty: ${tell.card(card)} goes to the discard pile.`,
      `La prison ${tell.of(seat)} est vide : ${tell.does(card, '', ['va', 'vont'])} à la défausse.`,
    ),
};
