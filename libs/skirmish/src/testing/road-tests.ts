import { isRefusal, type AnyRules } from '#kernel';
import { evolveCampaign, isCampaignEvent, newCampaign, type CampaignDecision } from '#kernel/server';
import type { FigureId } from '../content/words.js';
import type { Road } from './road.js';

/** Of a refusal its rule and code; false for what is no refusal. */
export const refusedWith = (decision: CampaignDecision): unknown =>
  isRefusal(decision) && [decision.rule, decision.code];

/** The first of these heroes steps from Rookie to Veteran in four adventures, and goes no further in the fifth. */
export function expectVeteranInFour(road: Road, heroes: readonly [FigureId, ...FigureId[]]): void {
  const [hero] = heroes;
  const ways = [1, 2, 3, 4].map(() => {
    road.travel(heroes);
    const { rank, cards, setAside, adventures } = road.hero(hero);
    return [adventures, rank, cards.length, setAside.length, road.sets(hero)];
  });
  expect(ways).toEqual([
    [1, 'ROOKIE', 8, 1, { BASE: 6, WEAKNESS: 1, ROOKIE: 1 }],
    [2, 'HERO', 8, 0, { BASE: 7, WEAKNESS: 1 }],
    [3, 'HERO', 9, 0, { BASE: 7, WEAKNESS: 1, VETERAN: 1 }],
    [4, 'VETERAN', 10, 0, { BASE: 7, WEAKNESS: 1, VETERAN: 2 }],
  ]);
  road.travel(heroes);
  expect(road.hero(hero)).toMatchObject({ rank: 'VETERAN', adventures: 5 });
}

/** No second adventure begins beside one; one that is given up makes room, and is told to no hero. */
export function expectOneAtATime(road: Road, rule: string, heroes: readonly FigureId[]): void {
  const gameId = road.open();
  const refused = road.tryToOpen();
  expect(refusedWith(refused)).toEqual([rule, 'ADVENTURE_OPEN']);
  expect(refused).toMatchObject({ facts: { gameId } });
  road.giveUp(gameId);
  road.travel(heroes);
  expect(road.campaign.adventures.map(({ status }) => status)).toEqual(['givenUp', 'played']);
  expect((road.view as { adventures: unknown[] }).adventures).toHaveLength(1);
}

/** View and events keep to their schemas, the state survives JSON, and the events alone make it again. */
export function expectToBeItsEvents(road: Road, ruleset: AnyRules): void {
  const { campaign } = ruleset;
  if (!campaign) throw new TypeError(`${ruleset.name} has no campaigns.`);
  expect(campaign.schemas.view.parse(road.view)).toEqual(road.view);
  expect(JSON.parse(JSON.stringify(road.campaign))).toEqual(road.campaign);
  const again = newCampaign();
  for (const event of road.events) {
    if (!isCampaignEvent(event)) {
      const { type, ...data } = event;
      expect(campaign.schemas.events[type]?.parse(data)).toEqual(data);
    }
    evolveCampaign(ruleset, again, structuredClone(event));
  }
  expect(again).toEqual(road.campaign);
}
