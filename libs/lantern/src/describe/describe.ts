import type { Locale, RedactedOf } from '#kernel';
import type { schemas } from './schemas.js';

/** A sentence for people about an event. */
export function describe(event: RedactedOf<typeof schemas.events>, locale: Locale, names: readonly string[]): string {
  const who = (seat: number): string => names[seat] ?? (locale === 'en' ? `Seat ${seat}` : `Place ${seat}`);
  return sentences[locale](event, who);
}

type Sentence = (event: RedactedOf<typeof schemas.events>, who: (seat: number) => string) => string;

const sentences: Record<Locale, Sentence> = {
  en(event, who) {
    switch (event.type) {
      case 'handDealt':
        return event.oils
          ? `${who(event.seat)} is dealt ${event.oils.join(', ')}.`
          : `${who(event.seat)} is dealt a hand.`;
      case 'cardChosen':
        return event.oil ? `${who(event.seat)} chooses ${event.oil} oil.` : `${who(event.seat)} has chosen a card.`;
      case 'stormBroke':
        return `A wind of ${event.winds.join(' and ')} blows; ${litNames(event.lanterns, who, 'nobody')} stays lit.`;
      case 'keeperLeft':
        return `${who(event.seat)} leaves the lighthouse.`;
    }
  },
  fr(event, who) {
    switch (event.type) {
      case 'handDealt':
        return event.oils
          ? `${who(event.seat)} reçoit ${event.oils.join(', ')}.`
          : `${who(event.seat)} reçoit sa main.`;
      case 'cardChosen':
        return event.oil ? `${who(event.seat)} choisit ${event.oil} huile.` : `${who(event.seat)} a choisi une carte.`;
      case 'stormBroke':
        return `Un vent de ${event.winds.join(' et ')} se lève ; reste allumé : ${litNames(event.lanterns, who, 'personne')}.`;
      case 'keeperLeft':
        return `${who(event.seat)} quitte le phare.`;
    }
  },
};

function litNames(
  lanterns: readonly { readonly seat: number; readonly lit: boolean }[],
  who: (seat: number) => string,
  nobody: string,
): string {
  const lit = lanterns.filter((lantern) => lantern.lit).map((lantern) => who(lantern.seat));
  return lit.length > 0 ? lit.join(', ') : nobody;
}
