import type { movementEvents, Why } from '../events/movement-events.js';
import type { ShownCard } from '../events/event-fields.js';
import type { Teller, Tellings } from './teller.js';

const reasons: Readonly<Record<Why, readonly [string, string]>> = {
  BEATEN: ['beaten', 'vaincue'],
  CHALLENGE: ['the challenge failed', 'le défi a échoué'],
  CORRUPTED: ['corrupted', 'corrompue'],
  DESTROYED: ['destroyed', 'détruite'],
  EFFECT: ['effect of a card', "effet d'une carte"],
  EXCESS: ['more than seven cards', 'plus de sept cartes'],
  HEALED: ['healed', 'guérie'],
  PLAYED: ['played', 'jouée'],
  PRISON_LEFT: ['no prison shield left', 'plus de Bouclier Prison'],
  REPELLED: ['a terrain stops it', "un Terrain l'arrête"],
  ROUND_OVER: ['the duel is over', 'le duel est fini'],
  RUIN: ['the stronghold is a ruin', 'la Forteresse est en ruine'],
  SACRIFICE: ['sacrificed', 'sacrifiée'],
  SAVED: ['saved', 'sauvée'],
  SHIELD: ['shield used', 'Bouclier utilisé'],
  TIE: ['a tie', 'égalité'],
};

interface Moved {
  readonly seat: number;
  readonly why: Why;
  readonly cards: readonly ShownCard[];
  readonly items: readonly ShownCard[];
}

/** “Ada discards A, B (beaten).”, with the items that go along. */
function moved(tell: Teller, { seat, why, cards, items }: Moved, en: string, fr: string): string {
  const [reasonEn, reasonFr] = reasons[why];
  const also =
    items.length === 0
      ? ''
      : tell.say(` Discarded with it: ${tell.cards(items)}.`, ` Défaussé avec : ${tell.cards(items)}.`);
  return tell.say(
    `${en}: ${tell.cards(cards)}, ${tell.who(seat)} (${reasonEn}).${also}`,
    `${fr} : ${tell.cards(cards)}, ${tell.who(seat)} (${reasonFr}).${also}`,
  );
}

/** How cards leave hand and table. */
export const movementSentences: Tellings<keyof typeof movementEvents> = {
  cardsDiscarded: (event, tell) => moved(tell, event, 'To the discard pile', 'À la défausse'),
  cardsSentToPen: (event, tell) => moved(tell, event, 'Back to the pen', "Retour à l'Enclos"),
  cardsPutUnder: (event, tell) => moved(tell, event, 'Under the draw pile', 'Sous la pioche'),
  cardTurnedUp: ({ seat, place, card, items }, tell) => {
    const also = items.length === 0 ? '' : tell.say(` with ${tell.cards(items)}`, ` avec ${tell.cards(items)}`);
    return tell.say(
      `${tell.who(seat)} turns up ${tell.card(card)}${also}, ${tell.place(place)}.`,
      `${tell.who(seat)} retourne ${tell.card(card)}${also}, ${tell.place(place)}.`,
    );
  },
  heldCreatureReleased: ({ seat, stronghold, stays, card }, tell) => {
    const at = tell.stronghold(stronghold);
    const en = card ? tell.card(card) : 'the creature';
    const fr = card ? tell.card(card) : 'la créature';
    return stays
      ? tell.say(
          `Nothing holds ${en} under ${at} of ${tell.who(seat)} any more; it can stay.`,
          `Plus rien ne retient ${fr} sous ${at} ${tell.elided('de', tell.who(seat))} ; elle peut rester.`,
        )
      : tell.say(
          `Nothing holds ${en} under ${at} of ${tell.who(seat)} any more: back to the pen.`,
          `Plus rien ne retient ${fr} sous ${at} ${tell.elided('de', tell.who(seat))} : retour à l'Enclos.`,
        );
  },
  discardReshuffled: ({ seat, count }, tell) =>
    tell.say(
      `The discard pile of ${tell.who(seat)} becomes the draw pile (${tell.count(count, 'card', 'carte')}).`,
      `La défausse de ${tell.who(seat)} devient sa pioche (${tell.count(count, 'card', 'carte')}).`,
    ),
  prisonShieldDiscarded: ({ seat, card }, tell) =>
    tell.say(
      `The prison of ${tell.who(seat)} is empty: ${tell.card(card)} is discarded.`,
      `La prison de ${tell.who(seat)} est vide : ${tell.card(card)} est défaussé.`,
    ),
};
