import type { HeroRecord } from '../options-fields.js';
import type { CampaignHero, ClashAdventure } from './campaign-schemas.js';

/** What has become of the heroes of a campaign. Plain JSON; changed by `evolve` alone. */
export interface CampaignState {
  /** In the order in which they joined. */
  heroes: CampaignHero[];
  /** Adventures that are over, in the order in which they ended. */
  adventures: ClashAdventure[];
}

/** A campaign in which nobody has played: its heroes join it as they are played (CLASH-071). */
export const initialCampaign = (): CampaignState => ({ heroes: [], adventures: [] });

/** What the campaign hands to the next adventure (CLASH-072 to CLASH-075). */
export const recordsOf = ({ heroes }: CampaignState): HeroRecord[] =>
  heroes.map(({ heroId, rank, cards, setAside }) => ({
    heroId,
    rank,
    cards: [...cards],
    setAside: [...setAside],
  }));
