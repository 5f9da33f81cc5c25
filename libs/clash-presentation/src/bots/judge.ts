import { onceFor } from '#kernel';
import type { Figures } from '#skirmish/content/vocabulary';
import type { Judge } from '#skirmish-presentation';
import { articleValues, type Effect } from '#clash/queries';
import type { Outlook } from './outlook.js';
import { costOfHarm, worthOfHit, worthOfToken, worthOfTrackMove } from './stakes.js';

/** The judgement of the captain's side, for the parts that the games' bots share. */
export const judgeOf = onceFor((outlook: Outlook): Judge => ({
  hit: (foe, taken, heroId) => worthOfHit(outlook, foe, taken, heroId),
  harm: (own) => costOfHarm(outlook, own),
  isAgainst,
  further: (effect) => worthForTheGame(outlook, effect as Effect),
}));

/** The figures that words mean, seen from one of this side: the enemies, or ours. */
const isAgainst = ({ of, side }: Figures): boolean =>
  of === 'ENEMIES' || of === 'VILLAIN' || of === 'VILLAINS' || of === 'SHEET' || (of === 'HEROES' && side === 'OTHER');

/** Changes of the game, and of no figure. */
function worthForTheGame(
  outlook: Outlook,
  { track, takeToken, award, setDoor, spawn, openTest, easeTest }: Effect,
): number {
  if (track) return worthOfTrackMove(outlook, track.by);
  if (takeToken) return worthOfToken(outlook, takeToken.kind);
  if (award) {
    const atStake = outlook.view.atStake.find(({ articleId }) => articleId === award.article);
    return atStake && award.side !== 'OTHER' ? atStake.points || articleValues[atStake.size] : 0;
  }
  if (setDoor) return 0.2;
  if (spawn) return -0.4 * spawn.count;
  return openTest || easeTest ? 0.1 : 0;
}
