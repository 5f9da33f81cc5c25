import type { CardKey } from '#cards';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { isInGame } from '../table/cards.js';
import { refusedCard } from '../table/card-checks.js';
import { otherSeat, playerOf, positions, strongholdOf } from '../table/players.js';
import { abilitiesNow, abilitiesOf, abilityCards, abilityToUse, markOf } from './abilities.js';
import { publicTarget } from './operations/enemy-places.js';
import { shownSource } from '../table/sources.js';
import { isAmong, targetsFor, useEffects, usesOf } from './use-effects.js';

const abilityTypes = ['GUARDIAN', 'STANDARD_BEARER', 'STRONGHOLD', 'UPGRADE', 'CREATURE'] as const;

/** Activated abilities of cards in play (ARENA-ENL-11), and `SAVE` (ARENA-RES-04). */
export const abilityCommands = {
  useAbility: {
    steps: ['ENLISTMENT', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS', 'TERRAIN'],
    *offers(state, seat) {
      for (const cardId of abilityCards(state, seat)) {
        const ability = abilityToUse(state, seat, cardId);
        if (!ability) continue;
        for (const target of targetsFor(state, seat, [ability])) yield { type: 'useAbility', cardId, target };
      }
    },
    check: refusedAbility,
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

function refusedAbility(
  state: State,
  { cardId, target }: CommandOf<'useAbility'>,
  seat: Seat,
): ArenaRefusal | undefined {
  const refusal = refusedSource(state, cardId, seat);
  if (refusal) return refusal;
  if (abilitiesOf(state, cardId).length === 0) return refuse('ENL-11', 'NO_ABILITY', { card: cardId });
  if (abilitiesNow(state, cardId).length === 0) return refuse('ENL-11', 'WRONG_TIMING', { card: cardId });
  const ability = abilityToUse(state, seat, cardId);
  if (!ability) return refuse('GEN-11', 'ALREADY_USED_THIS_TURN');
  const { stones } = playerOf(state, seat);
  const { cost = 0 } = ability.effect;
  if (cost > stones) return refuse('SPL-03', 'NO_POWER_STONE', { cost, stones });
  return isAmong(targetsFor(state, seat, [ability]), target) ? undefined : refuse('SPL-04', 'ILLEGAL_TARGET');
}

/** What speaks against the card itself: unknown, the enemy's, of a type without abilities, or not where it works. */
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
    state.marks.abilities.push(markOf(seat, source.id, index));
  },
} satisfies Partial<Evolvers>;
