import { endAction, loseAction, resolutionOf } from '../actions/resolution.js';
import type { Combat } from '../fights/fight-state.js';
import { opensStep } from '../flow/opens-step.js';
import type { ActionRules, GuildsTurn } from '../flow/turn.js';
import { choosesBooty, hasBooty, takeForcedBooty } from './combat-booty.js';
import { askedForCards, revealCards } from './combat-cards.js';
import { asksForCounter } from './combat-counter.js';
import { decideCombat, endCombat } from './combat-outcome.js';
import { asksForRearrangement } from './combat-rearrange.js';
import { mayAttack } from './combat-target.js';
import { lineUpLastDefender, unlined } from './defense-line.js';
import { endWave, openDuel, skipDuel } from './duels.js';
import { combatOf, nextDuel, sidesOfWave } from './lines.js';

/** The action Combat, up to the attack and after it (GUILD-103, GUILD-104, GUILD-179). */
export const combatAction: ActionRules = {
  proceed(turn) {
    const { seat, done } = resolutionOf(turn.state);
    if (done) endAction(turn);
    else if (asksForRearrangement(turn.state)) opensStep(turn, 'combat.rearrange', [seat]);
    else if (mayAttack(turn.state)) opensStep(turn, 'combat.target', [seat]);
    else loseAction(turn);
  },
};

/** The next automatic step of the running guild combat (guilds.md 8, 11). */
export function proceedCombat(turn: GuildsTurn): void {
  const combat = combatOf(turn.state);
  if (!combat.revealed) proceedLines(turn, combat);
  else if (combat.decided) proceedBooty(turn, combat);
  else if (combat.wave === null) turn.emit({ type: 'waveBegan', wave: 'attack' });
  else if (!combat.waveOver) proceedWave(turn, combat);
  else if (asksForCounter(turn.state)) opensStep(turn, 'combat.counter', [combat.defender]);
  else if (combat.wave === 'attack' && combat.counter) turn.emit({ type: 'waveBegan', wave: 'counter' });
  else decideCombat(turn);
}

function proceedLines(turn: GuildsTurn, combat: Combat): void {
  const left = unlined(combat).length;
  if (left > 1) opensStep(turn, 'combat.defenseLine', [combat.defender]);
  else if (left === 1) lineUpLastDefender(turn);
  else opensStep(turn, 'combat.attackLine', [combat.attacker]);
}

/** Rounds of cards, then duel after duel (GUILD-152, GUILD-127). */
function proceedWave(turn: GuildsTurn, combat: Combat): void {
  const asked = askedForCards(turn.state);
  if (asked.length > 0) return opensStep(turn, 'combat.cards', asked);
  if (Object.keys(combat.plays).length > 0) return revealCards(turn);
  const duel = nextDuel(combat);
  if (!duel) return endWave(turn);
  if (openDuel(turn.state)) return opensStep(turn, 'combat.element', [sidesOfWave(combat).striker]);
  skipDuel(turn, duel);
}

function proceedBooty(turn: GuildsTurn, { attacker }: Combat): void {
  if (choosesBooty(turn.state)) opensStep(turn, 'combat.booty', [attacker]);
  else if (hasBooty(turn.state)) takeForcedBooty(turn);
  else endCombat(turn);
}
