import { proceedCampaign } from '../campaigns/proceed-campaign.js';
import { proceedCombat } from '../combats/proceed-combat.js';
import type { GuildsTurn } from '../flow/turn.js';

/** Called while a fight is running and no seat is asked: takes the next step automatically. Throws an Error without a fight. */
export function proceedFight(turn: GuildsTurn): void {
  if (turn.state.fight?.kind === 'campaign') proceedCampaign(turn);
  else proceedCombat(turn);
}
