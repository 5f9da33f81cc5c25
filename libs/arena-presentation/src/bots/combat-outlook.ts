import { cardOf, duellistOf, isCompared, roundWinner, type State } from '#arena/queries';
import { worthOf } from './card-worth.js';
import type { Outlook } from './outlook.js';
import { duelStake, ruinOf, victoryOf } from './stakes.js';

/** How the combat ends for the seat if nothing more is done, in victorious creatures. */
export function standing(outlook: Outlook, table: State): number {
  return table.combat?.kind === 'RAID' ? raidStanding(outlook, table) : duelStanding(outlook, table);
}

/** The winner of the round as it stands; `null`: none. */
function winnerNow(table: State): number | null {
  const { combat } = table;
  return combat?.round === 'SECONDARY' && !isCompared(table) ? (combat.primaryWinner ?? null) : roundWinner(table);
}

/** Only a duellist that is there stays in the arena; the beaten one is lost (ARENA-ALO-04, ARENA-RES-02). */
function duelStanding({ seat, me, enemy }: Outlook, table: State): number {
  const own = duellistOf(table, seat);
  const foe = duellistOf(table, 1 - seat);
  const lost = own ? worthOf(cardOf(table, own.id)) : 0;
  const taken = foe ? worthOf(cardOf(table, foe.id)) : 0;
  const winner = !own && !foe ? null : winnerNow(table);
  if (winner === null) return 0;
  if (winner === seat) return own ? victoryOf(me) - lost + taken : taken;
  return foe ? taken - lost - victoryOf(enemy) : -lost;
}

/** Only Active destroys a stronghold; a defender that is gone leaves it open (ARENA-RAI-10, ARENA-RAI-12). */
function raidStanding({ seat, me, enemy, view }: Outlook, table: State): number {
  const attacks = view.activeSeat === seat;
  const own = duellistOf(table, seat);
  const foe = duellistOf(table, 1 - seat);
  if (!own || !foe) {
    const attacker = attacks ? own : foe;
    return attacker ? (attacks ? ruinOf(enemy, me) : -ruinOf(me, enemy)) : 0;
  }
  const winner = winnerNow(table);
  if (winner === null) return 0;
  const taken = worthOf(cardOf(table, foe.id));
  const lost = worthOf(cardOf(table, own.id));
  if (winner === seat) return taken + (attacks ? ruinOf(enemy, me) : 0);
  return -lost - (attacks ? 0 : ruinOf(me, enemy));
}

/** The stakes of the combat that is fought. */
export const stake = (outlook: Outlook): number =>
  outlook.view.combat?.kind === 'RAID'
    ? outlook.view.activeSeat === outlook.seat
      ? ruinOf(outlook.enemy, outlook.me)
      : ruinOf(outlook.me, outlook.enemy)
    : duelStake(outlook);
