import type { Seat } from '#kernel';
import type { Choices, CommandOf } from '../commands.js';
import { findItem, item } from '../content/catalogue.js';
import type { ItemId } from '../content/ids.js';
import type { CommandTable, Evolvers, GuildsTurn } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { firstOf, notAmong } from '../table/checks.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { forget } from '../table/knowledge.js';
import { removeSpell } from '../table/moves.js';
import type { Step } from '../words.js';
import { fits, isUsedUp } from './timing.js';
import { applyEffects, choicesFor, objectionsTo } from './use.js';

/** A card as it is played: its id, and what the player chooses for it. */
type Played = { readonly itemId: ItemId } & Choices;

const ownItems = (state: State, seat: Seat): string[] => {
  const { objects, spells } = guildOf(state, seat);
  return [...objects.map(({ id }) => id), ...spells];
};

/** Every way to play a card while `step` waits that may be legal: for `playCard`, and `playCombatCard` in `combat.cards`. */
export function* plays(state: State, seat: Seat, step: Step): Iterable<Played> {
  for (const itemId of ownItems(state, seat)) {
    const { timing, effects, kind } = item(itemId);
    if (!fits(state, seat, timing, step) || (kind === 'object' && isUsedUp(state, itemId))) continue;
    for (const choices of choicesFor(state, seat, effects)) yield { itemId, ...choices };
  }
}

/** Why a card may not be played while `step` waits (guilds.md 7, `playCard` and `playCombatCard`). */
export function refusedPlay(state: State, seat: Seat, played: Played, step: Step): GuildsRefusal | undefined {
  const { itemId, ...choices } = played;
  return firstOf(objectionsToPlay(state, seat, itemId, choices, step));
}

function* objectionsToPlay(
  state: State,
  seat: Seat,
  itemId: ItemId,
  choices: Choices,
  step: Step,
): Iterable<GuildsRefusal | undefined> {
  const notOwn = notAmong(state, seat, itemId, ownItems(state, seat), 150);
  const card = findItem(itemId);
  if (notOwn || !card) {
    yield notOwn;
    return;
  }
  if (!fits(state, seat, card.timing, step)) yield refuse(186, 'notNow', { card: itemId });
  if (card.kind === 'object' && isUsedUp(state, itemId)) yield refuse(153, 'alreadyUsed', { what: itemId });
  yield* objectionsTo(state, seat, card.effects, choices);
}

/** Plays a card: a spell is spent, an object is used; then its effects happen (GUILD-149, GUILD-151). */
export function playItem(turn: GuildsTurn, seat: Seat, { itemId, ...choices }: Played): void {
  turn.emit({ type: 'cardPlayed', seat, itemId });
  applyEffects(turn, seat, item(itemId).effects, choices);
}

const stepOf = (state: State): Step => state.step?.name ?? 'setup.chooseLeader';

/** Steps in which cards are played openly, beside the answers (GUILD-151). */
const isPlayable = (step: Step): boolean => step !== 'combat.cards' && step !== 'setup.chooseLeader';

const playedOf = ({ type: _type, ...played }: CommandOf<'playCard'>): Played => played;

export const cardCommands: CommandTable<'playCard'> = {
  playCard: {
    *offers(state, seat) {
      const step = stepOf(state);
      if (isPlayable(step)) for (const played of plays(state, seat, step)) yield { type: 'playCard', ...played };
    },
    check(state, command, seat) {
      const step = stepOf(state);
      return isPlayable(step) ? refusedPlay(state, seat, playedOf(command), step) : refuse(151, 'wrongState', { step });
    },
    perform: (turn, command, seat) => playItem(turn, seat, playedOf(command)),
  },
};

export const cardEvolvers: Evolvers<'cardPlayed' | 'effectSpent'> = {
  cardPlayed(state, { seat, itemId }) {
    if (item(itemId).kind === 'object') state.uses[itemId] = (state.uses[itemId] ?? 0) + 1;
    else {
      removeSpell(state, seat, itemId);
      forget(state, itemId);
      state.items.discard.push(itemId);
    }
  },
  effectSpent() {
    return;
  },
};
