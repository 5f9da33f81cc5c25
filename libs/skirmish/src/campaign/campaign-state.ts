import type { Side } from '../state.js';
import type { AdventureTold, CampaignEvent, CampaignHero, HeroAdvanced, PlayedAdventure } from './campaign-schemas.js';
import type { HeroRecord } from './records.js';

/** The progress of the heroes of a campaign. Plain JSON; changed by `evolveCampaign` alone. */
export interface CampaignState<Tale = unknown, S extends Side = Side> {
  /** In the order in which they joined. */
  heroes: CampaignHero[];
  /** Adventures that are over, in the order in which they ended. */
  adventures: PlayedAdventure<Tale, S>[];
}

/** The part of the campaign for the next adventure (CLASH-072 to CLASH-075, SKAROV-CAMP-06). */
export const recordsIn = ({ heroes }: Pick<CampaignState, 'heroes'>): HeroRecord[] =>
  heroes.map(({ heroId, rank, cards, setAside }) => ({
    heroId,
    rank,
    cards: [...cards],
    setAside: [...setAside],
  }));

/** Applies one event to the state of a campaign, in place. */
export function evolveCampaign<Tale, S extends Side>(
  state: CampaignState<Tale, S>,
  event: CampaignEvent<Tale, S>,
): void {
  if (event.type === 'adventureTold') tell(state, event);
  else advance(state, event);
}

function tell<Tale, S extends Side>(state: CampaignState<Tale, S>, told: AdventureTold<Tale>): void {
  const { type: _type, ...adventure } = told;
  // The rest is the tale with its game: a rest of a type that is not known here has lost that.
  state.adventures.push({ ...adventure, heroes: [] } as unknown as PlayedAdventure<Tale, S>);
}

function advance<Tale, S extends Side>(state: CampaignState<Tale, S>, advanced: HeroAdvanced<S>): void {
  const { gameId, heroId, seat, side, account, rank, cards, setAside } = advanced;
  state.adventures.find((one) => one.gameId === gameId)?.heroes.push({ heroId, seat, side, account, rank });
  const at = state.heroes.findIndex((hero) => hero.heroId === heroId);
  const adventures = 1 + (state.heroes[at]?.adventures ?? 0);
  const hero: CampaignHero = { heroId, rank, cards, setAside, account, adventures };
  if (at < 0) state.heroes.push(hero);
  else state.heroes[at] = hero;
}
