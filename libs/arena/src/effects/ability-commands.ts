import type { CardKey } from '#cards';
import { abilityMark, usesOf } from '#cards/effects';
import type { Seat } from '#kernel';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { isInGame } from '../table/cards.js';
import { refusedCard } from '../table/card-checks.js';
import { otherSeat, playerOf, positions, strongholdOf } from '../table/players.js';
import { abilityCards, abilityOffers, abilityToUse, refusedAbility } from './abilities.js';
import { publicTarget } from './operations/enemy-places.js';
import { shownSource } from '../table/sources.js';
import { useEffects } from './use-effects.js';

const abilityTypes = ['GUARDIAN', 'STANDARD_BEARER', 'STRONGHOLD', 'UPGRADE', 'CREATURE'] as const;

/** Activated abilities of cards in play (ARENA-ENL-11), and `SAVE` (ARENA-RES-04). */
export const abilityCommands = {
  useAbility: {
    steps: ['ENLISTMENT', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS', 'TERRAIN'],
    *offers(state, seat) {
      for (const use of abilityOffers(state, seat)) yield { type: 'useAbility', ...use };
    },
    check: (state, use, seat) => refusedSource(state, use.cardId, seat) ?? refusedAbility(state, use, seat),
    perform(turn, { cardId, target }, seat) {
      const { state } = turn;
      const ability = abilityToUse(state, seat, cardId);
      if (!ability) throw new Error('There is no ability to use.');
      turn.emit({
        type: 'abilityUsed',
        seat,
        source: shownSource(state, cardId),
        effect: ability.index,
        target: publicTarget(state, target),
        cost: ability.effect.cost ?? 0,
      });
      useEffects(turn, usesOf(seat, cardId, [ability], target));
    },
  },
} satisfies Partial<CommandTable>;

/** The faults of the card itself: unknown, the enemy's, of a type without abilities, or not where it works. */
function refusedSource(state: State, cardId: CardKey, seat: Seat): ArenaRefusal | undefined {
  if ([...abilityCards(state, seat)].includes(cardId)) return undefined;
  if (isInGame(state, cardId)) {
    return refusedCard(state, seat, cardId, abilityTypes) ?? refuse('ENL-11', 'NO_ABILITY', { card: cardId });
  }
  if (strongholdsSeen(state, seat, seat).includes(cardId)) return refuse('ENL-11', 'NO_ABILITY', { card: cardId });
  const enemy = otherSeat(seat);
  const theirs: (CardKey | null)[] = [playerOf(state, enemy).guardian, ...strongholdsSeen(state, enemy, seat)];
  return theirs.includes(cardId)
    ? refuse('ENG-07', 'NOT_YOUR_CARD', { card: cardId })
    : refuse('ENG-07', 'UNKNOWN_CARD');
}

/** The strongholds of a seat whose faces a seat sees: its own, and what is deployed of the enemy's (ARENA-SET-02). */
const strongholdsSeen = (state: State, owner: Seat, viewer: Seat): CardKey[] =>
  positions
    .map((position) => strongholdOf(state, owner, position))
    .filter(({ deployed }) => deployed || owner === viewer)
    .map(({ card }) => card);

export const abilityEvolvers = {
  abilityUsed(state, { seat, source, effect: index, cost }) {
    playerOf(state, seat).stones -= cost;
    state.marks.abilities.push(abilityMark(seat, source.instanceId, index));
  },
} satisfies Partial<Evolvers>;
