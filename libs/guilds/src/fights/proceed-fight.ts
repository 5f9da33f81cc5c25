import { proceedCampaign } from '../campaigns/proceed-campaign.js';
import { proceedCombat } from '../combats/proceed-combat.js';
import type { GuildsTurn } from '../flow/turn.js';

/** Called while a fight is running and nobody is asked: does what comes next by itself. Throws an Error without a fight. */
export function proceedFight(turn: GuildsTurn): void {
  if (turn.state.fight?.kind === 'campaign') proceedCampaign(turn);
  else proceedCombat(turn);
}
