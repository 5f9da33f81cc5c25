import type { GuildsTurn } from '../flow/step-rules.js';
import { proceedCampaign } from './proceed-campaign.js';
import { proceedCombat } from './proceed-combat.js';

/** Called while a fight is running and nobody is asked: does what comes next by itself. Throws an Error without a fight. */
export function proceedFight(turn: GuildsTurn): void {
  if (turn.state.fight?.kind === 'campaign') proceedCampaign(turn);
  else proceedCombat(turn);
}

export { questsAction } from './proceed-campaign.js';
export { combatAction } from './proceed-combat.js';
