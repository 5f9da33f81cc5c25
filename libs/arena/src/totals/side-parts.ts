import { actsOnSeat, effectPart, type Fight } from '#cards/engine';
import { rulePart, type Contribution } from '#cards/totals';
import type { Seat } from '#kernel';
import type { Combat } from '../state.js';

/**
 * Gifts of enemy creatures with a red number in their first confrontation: red minus black, to the side that they face; to
 * none when there is none (ARENA-RED-01 to -03). Shielded ones give nothing (ARENA-SHD-05).
 */
export const redGifts = ({ fighters, shields }: Combat, fight: Fight, seat: Seat): Contribution[] =>
  fighters.flatMap(({ id, seat: giver, fresh }) => {
    const { id: card, redVitality, vitality = 0 } = fight.cardOf(id);
    if (giver === seat || !fresh || redVitality === undefined || fight.opponentOf(id) === null) return [];
    if (shields.some(({ on }) => on === id)) return [];
    return [rulePart({ sort: 'RED', card, source: id, rule: 'ARENA-RED-01', value: redVitality - vitality }, null)];
  });

/** The additions of texts to the secondary total of a seat as a whole (`SIDE_TOTAL`, cards.md 5.1). */
export const sideParts = ({ round }: Combat, fight: Fight, seat: Seat): Contribution[] =>
  round === 'PRIMARY'
    ? []
    : fight.working
        .filter((working) => working.effect.op === 'SIDE_TOTAL' && actsOnSeat(fight, working, seat))
        .map((working) => effectPart(working, 'SIDE_TOTAL', null));
