import type { Seat, Tellings } from '#kernel';
import type { CardTeller } from './card-teller.js';
import type { ShownCard } from '#cards';

/** Sentences of the events by which cards are used: games have more in theirs. */
type UseEvent =
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly source: ShownCard; readonly cost: number }
  | { readonly type: 'textTriggered'; readonly source: ShownCard };

/** The same of those by which seats gain and order something. */
type SeatEffectEvent =
  | { readonly type: 'stonesChanged'; readonly seat: Seat; readonly change: number }
  | { readonly type: 'dominantLeft'; readonly seat: Seat; readonly card: ShownCard; readonly value: number };

/** “ for 2 power stones”: what a use costs, to be put after it; nothing where it is free. */
export const priceTold = (tell: CardTeller, cost: number): string =>
  cost === 0 ? '' : tell.say(` for ${tell.stones(cost)}`, ` pour ${tell.stones(cost)}`);

/** An effect that lasts: the card, the creature that it is for, what it says, and its end (“until the end of this combat”). */
export function lastingTold(
  tell: CardTeller,
  { source, effect, on }: { readonly source: ShownCard; readonly effect: number; readonly on: ShownCard | null },
  till: string,
): string {
  const whom = on ? tell.say(` on ${tell.card(on)}`, ` sur ${tell.card(on)}`) : '';
  const words = tell.says(source, effect);
  return `${tell.does(source, 'works', ['agit', 'agissent'])}${whom} ${till}${words === '' ? '' : ` (${words})`}.`;
}

/** Sentences for the events by which cards are used, as both games have them. */
export const useSentences: Tellings<UseEvent, CardTeller> = {
  abilityUsed: ({ seat, source, cost }, tell) =>
    tell.say(
      `${tell.who(seat)} uses the ability of ${tell.card(source)}${priceTold(tell, cost)}.`,
      `${tell.who(seat)} utilise la capacité ${tell.elided('de', tell.card(source))}${priceTold(tell, cost)}.`,
    ),
  textTriggered: ({ source }, tell) =>
    tell.say(
      `The text of ${tell.card(source)} takes effect.`,
      `Le texte de la carte ${tell.card(source)} prend effet.`,
    ),
};

/** Sentences for the events by which seats gain and order something, as both games have them. */
export const seatEffectSentences: Tellings<SeatEffectEvent, CardTeller> = {
  stonesChanged: ({ seat, change }, tell) =>
    change > 0
      ? tell.say(`${tell.who(seat)} gains ${tell.stones(change)}.`, `${tell.who(seat)} gagne ${tell.stones(change)}.`)
      : tell.say(`${tell.who(seat)} loses ${tell.stones(-change)}.`, `${tell.who(seat)} perd ${tell.stones(-change)}.`),
  dominantLeft: ({ seat, card, value }, tell) =>
    tell.say(
      `${tell.who(seat)} discards the dominant ${tell.card(card)}; its value ${value} still counts.`,
      `${tell.who(seat)} défausse la Dominante ${tell.card(card)} ; sa valeur ${value} compte encore.`,
    ),
};
