import { onceFor } from '#kernel';
import { zoneAt, type Fighter } from '#skirmish-presentation';
import type { SpaceId, ZoneId } from '#skirmish';
import { hindersTests } from '../hinders-tests.js';
import type { Outlook } from '../outlook.js';

/** How many test dice more a hero rolls in each zone, by the villains that stand in it. */
const diceMore = onceFor(({ foes, ground }: Outlook): ReadonlyMap<ZoneId, number> => {
  const dice = new Map<ZoneId, number>();
  for (const { spaceId, sheetId } of foes) {
    const zone = zoneAt(ground, spaceId);
    dice.set(zone, (dice.get(zone) ?? 0) + hindersTests(sheetId));
  }
  return dice;
});

/** How many test dice more the villains around a space cost a hero who stands there. */
export const diceMoreAt = (outlook: Outlook, spaceId: SpaceId | undefined): number =>
  spaceId === undefined ? 0 : (diceMore(outlook).get(zoneAt(outlook.ground, spaceId)) ?? 0);

/** Whether a villain stands in the way of a test by its mere presence. */
export const isInTheWay = ({ ground }: Outlook, { sheetId, spaceId }: Fighter, spots: Iterable<SpaceId>): boolean =>
  hindersTests(sheetId) > 0 && [...spots].some((spot) => zoneAt(ground, spot) === zoneAt(ground, spaceId));
