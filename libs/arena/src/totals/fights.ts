import * as engine from '#cards/engine';
import type { CardKey, InstanceId } from '#cards';
import type { Fight, Working } from '#cards/engine';
import type { Seat } from '#kernel';
import { cardOf, ownerOf } from '../table/cards.js';
import type { Combat, Fighter, State } from '../state.js';
import { otherSeat, playerOf, seats } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { challengeTexts } from './challenge-texts.js';
import { workingIn } from './working.js';

/** The current combat for the shared engine; without a combat, no creatures meet. Read at once, never kept. */
export function fightOf(state: State): Fight {
  const { combat } = state;
  return combat ? inCombat(state, combat) : noFight(state);
}

/**
 * The same, as it concerns a card: a captive meets its guardian (ARENA-CHA-09), and a card outside the combat meets none:
 * texts for the creatures of a seat are for those in the combat (cards.md 4.4).
 */
export function fightAbout(state: State, id: CardKey): Fight {
  if (state.combat?.fighters.some((fighter) => fighter.id === id)) return fightOf(state);
  const captor = seats.find((seat) => playerOf(state, seat).prison?.captive === id);
  return captor === undefined ? noFight(state) : challengeBy(state, captor);
}

/** The fight of a seat's captive against the enemy guardian. */
export function challengeBy(state: State, captor: Seat): Fight {
  const guardian = playerOf(state, otherSeat(captor)).guardian;
  return {
    ...noFight(state),
    working: challengeTexts(state, captor),
    cardOf: (id) => sourceCard(state, id),
    seatOf: (id) => (id === guardian ? otherSeat(captor) : captor),
    opponentOf: (id) => (id === guardian ? null : guardian),
    opponentFor: ({ seat }) => (seat === captor ? guardian : null),
  };
}

/** No creature meets another: only what is printed counts. */
const noFight = (state: State): Fight =>
  engine.noFight('ARENA', { cardOf: (id) => sourceCard(state, id), seatOf: (id) => ownerOf(state, id) });

function inCombat(state: State, combat: Combat): Fight {
  const { fighters, kind, round } = combat;
  const fighter = (id: CardKey): Fighter | undefined => fighters.find((one) => one.id === id);
  const seatOf = (id: CardKey): Seat => fighter(id)?.seat ?? ownerOf(state, id);
  let working: readonly Working[] | undefined;
  return {
    ...noFight(state),
    get working() {
      return (working ??= workingIn(state, combat));
    },
    terrain: kind === 'DUEL' && state.terrain !== null ? (cardOf(state, state.terrain).terrainType ?? null) : null,
    seatOf,
    opponentOf: (id) => facedBy(combat, seatOf(id)),
    opponentFor: ({ seat }) => facedBy(combat, seat),
    isFresh: (id) => fighter(id)?.fresh ?? true,
    outlasts,
    isAt: (seat, place) => {
      if (place === 'IN_FRONT') return true;
      if (place === 'OPEN_FIELD') return kind === 'DUEL';
      return kind === 'RAID' && (place === 'ENEMY_STRONGHOLD') === (seat === state.active);
    },
    hasRole: (role, seat, id) => {
      if (role === 'ATTACKER') return seat === state.active;
      if (role === 'DEFENDER') return seat !== state.active;
      const part = id === null ? undefined : fighter(id)?.part;
      return role === 'SECONDARY' ? part === 'SECONDARY' : part === 'DUELLIST' && round === 'PRIMARY';
    },
  };
}

/** The opponent of the creatures of a seat: the enemy duellist, without one the first enemy secondary attacker (ARENA-OCB-04). */
function facedBy({ fighters }: Combat, seat: Seat): InstanceId | null {
  const enemies = fighters.filter((fighter) => fighter.seat !== seat);
  return (enemies.find(({ part }) => part === 'DUELLIST') ?? enemies[0])?.id ?? null;
}

/**
 * Commands go on in the secondary round (ARENA-MOD-02), as do texts that speak of it (ARENA-MOD-07); a standard bearer wins
 * ties in every round, and a text on the opponent counts on the enemy total (cards.md 5.1).
 */
function outlasts({ command, effect, card }: Working): boolean {
  if (command) return true;
  switch (effect.op) {
    case 'NO_SECONDARY':
    case 'COUNTS_AS':
      return true;
    case 'WIN_PUSHES':
      return card.type === 'STANDARD_BEARER' || card.type === 'GUARDIAN';
    case 'VITALITY':
      return effect.target === 'OPPONENT';
    default:
      return false;
  }
}
