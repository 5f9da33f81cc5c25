import { zoneAt, zonesBetween } from '#skirmish-presentation';
import type { Effect, Figures, SpaceId } from '#clash/queries';
import type { Outlook } from './outlook.js';

/** The effects of a test or special action at a space that find a figure there now: a taxi needs an enemy on the road. */
export const withinReach = (outlook: Outlook, effects: readonly Effect[], at: SpaceId | undefined): Effect[] =>
  effects.filter(({ damage, modify, loseAction, chooseFigure }) => {
    const who = damage?.who ?? modify?.who ?? loseAction?.who ?? chooseFigure?.among;
    return who?.of !== 'ENEMIES' || findsFoe(outlook, who, at);
  });

function findsFoe({ foes, ground }: Outlook, { inZone, withinZones }: Figures, at: SpaceId | undefined): boolean {
  return foes.some(
    ({ spaceId }) =>
      (inZone?.zone === undefined || zoneAt(ground, spaceId) === inZone.zone) &&
      (withinZones === undefined || at === undefined || zonesBetween(ground, at, spaceId) <= withinZones.zones),
  );
}
