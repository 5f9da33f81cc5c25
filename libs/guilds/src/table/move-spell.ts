import type { Seat } from '#kernel';
import type { ItemId } from '../content/ids.js';
import type { GuildsTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { guildOf } from './guilds-of-a-game.js';
import { forget, learn } from './knowledge.js';
import { removeSpell } from './moves.js';

/** A random spell of a hand, with what every event says that takes it from there: the two seats alone see which it is. */
export const drawSpellUnseen = ({ state, random }: GuildsTurn, from: Seat, seat: Seat) => ({
  seat,
  from,
  between: [from, seat],
  spellId: random.pick(guildOf(state, from).spells),
});

/**
 * A random spell goes from one hand to another, seen by the two seats only. A third seat that knew a spell of that hand is no
 * longer sure of it, unless it was the only one. Changes the state.
 */
export function moveSpellUnseen(state: State, from: Seat, to: Seat, spellId: ItemId): void {
  const hand = guildOf(state, from).spells;
  if (hand.length > 1) for (const card of hand) loseTrack(state, card, [from, to]);
  removeSpell(state, from, spellId);
  guildOf(state, to).spells.push(spellId);
  learn(state, spellId, [from, to]);
}

function loseTrack(state: State, spellId: ItemId, insiders: readonly Seat[]): void {
  const known = state.knowledge[spellId];
  if (known === undefined) return;
  forget(state, spellId, known === 'everyone' ? insiders : known.filter((seat) => insiders.includes(seat)));
}
