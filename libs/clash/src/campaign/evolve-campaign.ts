import type { CampaignEvent, CampaignHero } from './campaign-schemas.js';
import type { CampaignState } from './campaign-state.js';

/** Applies one event to the state of a campaign, in place. */
export function evolveCampaign(state: CampaignState, event: CampaignEvent): void {
  switch (event.type) {
    case 'adventureTold': {
      const { gameId, scenarioId, mode, outcome } = event;
      state.adventures.push({ gameId, scenarioId, mode, outcome, heroes: [] });
      return;
    }
    case 'heroAdvanced': {
      const { gameId, heroId, seat, side, account, rank } = event;
      state.adventures.find((one) => one.gameId === gameId)?.heroes.push({ heroId, seat, side, account, rank });
      put(state, event);
    }
  }
}

function put(state: CampaignState, event: Extract<CampaignEvent, { type: 'heroAdvanced' }>): void {
  const { heroId, account, rank, cards, setAside } = event;
  const at = state.heroes.findIndex((hero) => hero.heroId === heroId);
  const adventures = 1 + (state.heroes[at]?.adventures ?? 0);
  const hero: CampaignHero = { heroId, rank, cards, setAside, account, adventures };
  if (at < 0) state.heroes.push(hero);
  else state.heroes[at] = hero;
}
