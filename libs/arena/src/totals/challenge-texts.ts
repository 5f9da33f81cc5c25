import type { CardKey, Effect } from '#cards';
import { effectsIn, type Working } from '#cards/engine';
import type { Seat } from '#kernel';
import { sourceCard } from '../table/sources.js';
import { printed } from '../content/catalogue.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';

/** Texts that speak of challenges, of a captive's captor: of captive and guardian, and of cards played for it (ARENA-CHA-07). */
export function challengeTexts(state: State, captor: Seat): Working[] {
  const { guardian, prison } = playerOf(state, captor);
  const captive = prison?.captive ?? null;
  const played = state.challengeBonuses.filter(({ seat }) => seat === captor);
  return [
    ...(guardian === null ? [] : spoken(guardian, printed(guardian), captor)),
    ...(captive === null ? [] : spoken(captive, cardOf(state, captive), captor)),
    ...played.flatMap(({ source, effect: index }) => {
      const card = sourceCard(state, source);
      const effect = card.effects[index];
      return effect ? [{ source, card, index, effect, seat: captor }] : [];
    }),
  ];
}

const spoken = (source: CardKey, card: ReturnType<typeof printed>, seat: Seat): Working[] =>
  effectsIn('ARENA', card, 'STATIC')
    .filter(({ effect }) => speaksOfGuardians(effect))
    .map((one) => ({ ...one, source, card, seat }));

const speaksOfGuardians = ({ when }: Effect): boolean => when?.opponent?.guardian === true;
