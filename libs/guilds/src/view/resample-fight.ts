import type { Random, Seat, Viewer } from '#kernel';
import { attackLine, frontColumns, runningCombat } from '../combats/lines.js';
import { plays, refusedPlay } from '../effects/cards.js';
import type { Combat, CombatPlay } from '../fights/fight-state.js';
import type { State } from '../state.js';
import { eligibleMages, guildOf } from '../table/guilds-of-a-game.js';

/**
 * Draws again what the viewer does not know of the running fight: lines that lie face down, and cards laid down in
 * secret. Call it once the hands have been drawn again. Changes the state.
 */
export function resampleFight(world: State, viewer: Viewer, random: Random): void {
  const combat = runningCombat(world);
  if (!combat || viewer.kind === 'auditor') return;
  const own = viewer.kind === 'seat' ? viewer.seat : undefined;
  if (!combat.revealed && combat.defender !== own) shuffleDefense(combat, random);
  if (!combat.revealed && combat.attacker !== own) shuffleAttack(world, combat, random);
  for (const seat of Object.keys(combat.plays).map(Number)) {
    if (seat !== own) combat.plays[seat] = somePlay(world, combat, seat, random);
  }
}

function shuffleDefense(combat: Combat, random: Random): void {
  const order = random.shuffle(combat.defenders);
  combat.defense = combat.defense.map(({ column }, place) => ({ fighterId: order[place] ?? '', column }));
}

function shuffleAttack(world: State, combat: Combat, random: Random): void {
  const eligible = eligibleMages(guildOf(world, combat.attacker), 'combat').map(({ id }) => id);
  const order = random.shuffle(eligible).slice(0, attackLine(combat).length);
  const width = frontColumns(combat);
  combat.front = order.slice(0, width).map((fighterId, place) => ({ fighterId, column: place + 1 }));
  combat.back = order.slice(width).map((fighterId) => ({ fighterId, column: random.below(width) + 1 }));
}

/** A card that the seat could have played in this round, or a pass. */
function somePlay(world: State, combat: Combat, seat: Seat, random: Random): CombatPlay {
  const before = combat.plays;
  combat.plays = Object.fromEntries(Object.entries(before).filter(([other]) => Number(other) !== seat));
  const possible = [...plays(world, seat, 'combat.cards')].filter(
    (play) => !refusedPlay(world, seat, play, 'combat.cards'),
  );
  combat.plays = before;
  return random.pick([null, ...possible]);
}
