import type { Effect, InstanceId } from '#cards';
import { actsOn, appliesTo, effectsIn, type Fight, fits, isFlying, isImmuneToFoe, type Working } from '#cards/engine';
import { annulled, type Total } from '#cards/totals';
import type { Seat } from '#kernel';
import type { Combat, State } from '../state.js';
import { otherSeat } from '../table/players.js';
import { duellistOf } from './duellists.js';

/** The total of a seat as it counts: 0 in a primary round that an enemy flyer or an immunity annuls (cards.md 6). */
export function asCounted(state: State, combat: Combat, fight: Fight, seat: Seat, total: Total): Total {
  const own = duellistOf(state, seat)?.id;
  const enemy = duellistOf(state, otherSeat(seat))?.id;
  if (combat.round !== 'PRIMARY' || own === undefined || enemy === undefined) return total;
  const by = { card: fight.cardOf(enemy).id, source: enemy };
  if (isFlownOver(combat, fight, own, enemy, seat === state.active))
    return annulled(total, { ...by, rule: 'ARENA-FLY-01' });
  return isImmuneToFoe(fight, enemy, own) ? annulled(total, { ...by, rule: 'ARENA-IMM-01' }) : total;
}

/** A flyer ignores a creature that does not fly (ARENA-FLY-01, -02), unless that one defends a stronghold (ARENA-FLY-04). */
function isFlownOver(combat: Combat, fight: Fight, own: InstanceId, enemy: InstanceId, attacks: boolean): boolean {
  if (combat.kind === 'RAID' && !attacks) return false;
  return isFlying(fight, enemy) && !isFlying(fight, own) && !reachesFlyers(fight, own, enemy);
}

/** It has an ability or a bonus about flying creatures, of its own or by a card at work for it (ARENA-FLY-02). */
function reachesFlyers(fight: Fight, own: InstanceId, enemy: InstanceId): boolean {
  const card = fight.cardOf(own);
  const seat = fight.seatOf(own);
  const texts = effectsIn('ARENA', card).map((one): Working => ({ ...one, card, source: own, seat }));
  return (
    card.immunities?.some(({ creatures }) => creatures?.flying === true && fits(fight, creatures, enemy)) === true ||
    texts.some((text) => isAboutFlyers(text.effect) && meets(fight, text, own, enemy)) ||
    fight.working.some((working) => isAboutFlyers(working.effect) && helps(fight, working, own, enemy))
  );
}

const isAboutFlyers = ({ when }: Effect): boolean => when?.opponent?.flying === true;

const meets = (fight: Fight, text: Working, own: InstanceId, enemy: InstanceId): boolean =>
  appliesTo(fight, text, own) || appliesTo(fight, text, enemy);

/** A bonus for the creature, or something that its side does to the flyer. */
const helps = (fight: Fight, working: Working, own: InstanceId, enemy: InstanceId): boolean =>
  ((working.effect.value ?? 1) > 0 && actsOn(fight, working, own)) ||
  (working.seat === fight.seatOf(own) && actsOn(fight, working, enemy));
