import { refuse, type Refusal, type Seat } from '#kernel';
import type { NumberedEffect } from '../engine/effects-in.js';
import type { CardKey } from '../ids.js';
import { playerOf } from '../table/players.js';
import { refusedUse, type UseRules } from './refused-use.js';
import type { TargetsFor } from './uses.js';

/** The part of a state in which abilities are used. */
interface AbilityState {
  readonly players: readonly { readonly stones: number }[];
  readonly marks: { readonly abilities: readonly string[] };
}

/** The part of a game in the abilities of its cards. */
interface AbilityBook<State, Target> {
  /** The cards of a seat whose abilities can be used. All of them are public. Guardians and strongholds go by their library id. */
  cards(state: State, seat: Seat): Iterable<CardKey>;
  /** The abilities printed on a card. */
  of(state: State, source: CardKey): readonly NumberedEffect[];
  /** Those of them that are for the window that is open. */
  now(state: State, source: CardKey): readonly NumberedEffect[];
  readonly targets: TargetsFor<State, Target>;
  /** The ids of its rules: of abilities, of using one once a turn, of its price and of what it is used on. */
  readonly rules: UseRules & { readonly ability: string; readonly once: string };
}

/** A use of the ability of a card. */
interface AbilityUse<Target> {
  readonly cardId: CardKey;
  readonly target: Target | null;
}

type AbilityCode = 'NO_ABILITY' | 'WRONG_TIMING' | 'ALREADY_USED_THIS_TURN' | 'NO_POWER_STONE' | 'ILLEGAL_TARGET';

/** How abilities of cards in play are used: each once a turn, the first of a window first. */
interface Abilities<State, Target> {
  /** The ability that the seat uses when it uses the card now: the first one of this window that it has not used. */
  readonly abilityToUse: (state: State, seat: Seat, source: CardKey) => NumberedEffect | undefined;
  /** True when the seat has an ability that it could pay for and use now, by public facts. */
  readonly hasUsableAbility: (state: State, seat: Seat) => boolean;
  /** Every use of an ability by a seat that may be legal. */
  readonly abilityOffers: (state: State, seat: Seat) => Iterable<AbilityUse<Target>>;
  /** The faults of a use, once the card is one whose abilities the seat can use. */
  readonly refusedAbility: (state: State, use: AbilityUse<Target>, seat: Seat) => Refusal<AbilityCode> | undefined;
}

/** The abilities of a game. */
export const abilitiesBy = <State extends AbilityState, Target>(
  book: AbilityBook<State, Target>,
): Abilities<State, Target> => ({
  abilityToUse: (state, seat, source) => unused(book, state, seat, source),
  hasUsableAbility(state, seat) {
    for (const source of book.cards(state, seat)) if (isUsable(book, state, seat, source)) return true;
    return false;
  },
  abilityOffers: (state, seat) => offers(book, state, seat),
  refusedAbility: (state, use, seat) => refused(book, state, use, seat),
});

/** How the use of an ability is marked for the turn; both seats may have the same guardian or stronghold. */
export const abilityMark = (seat: Seat, source: CardKey, index: number): string => `${seat} ${source} ${index}`;

const unused = <State extends AbilityState>(
  book: AbilityBook<State, unknown>,
  state: State,
  seat: Seat,
  source: CardKey,
): NumberedEffect | undefined =>
  book.now(state, source).find(({ index }) => !state.marks.abilities.includes(abilityMark(seat, source, index)));

function isUsable<State extends AbilityState>(
  book: AbilityBook<State, unknown>,
  state: State,
  seat: Seat,
  source: CardKey,
): boolean {
  const ability = unused(book, state, seat, source);
  if (!ability || (ability.effect.cost ?? 0) > playerOf(state, seat).stones) return false;
  return book.targets(state, seat, source, [ability]).length > 0;
}

function* offers<State extends AbilityState, Target>(
  book: AbilityBook<State, Target>,
  state: State,
  seat: Seat,
): Iterable<AbilityUse<Target>> {
  for (const cardId of book.cards(state, seat)) {
    const ability = unused(book, state, seat, cardId);
    if (!ability) continue;
    for (const target of book.targets(state, seat, cardId, [ability])) yield { cardId, target };
  }
}

function refused<State extends AbilityState, Target>(
  book: AbilityBook<State, Target>,
  state: State,
  { cardId, target }: AbilityUse<Target>,
  seat: Seat,
): Refusal<AbilityCode> | undefined {
  const { rules } = book;
  if (book.of(state, cardId).length === 0) return refuse(rules.ability, 'NO_ABILITY', { card: cardId });
  if (book.now(state, cardId).length === 0) return refuse(rules.ability, 'WRONG_TIMING', { card: cardId });
  const ability = unused(book, state, seat, cardId);
  if (!ability) return refuse(rules.once, 'ALREADY_USED_THIS_TURN');
  const price = { cost: ability.effect.cost, stones: playerOf(state, seat).stones };
  return refusedUse(rules, price, () => book.targets(state, seat, cardId, [ability]), target);
}
