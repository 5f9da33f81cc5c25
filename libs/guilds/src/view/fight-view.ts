import { seesAllOf, type Seat, type Viewer } from '#kernel';
import { nextAssault } from '../campaigns/campaign-combats.js';
import { currentMonster, runningCampaign } from '../campaigns/campaign-facts.js';
import { openDuel } from '../combats/duels.js';
import { attackLine, runningCombat } from '../combats/lines.js';
import type { Combat } from '../fights/fight-state.js';
import type { State } from '../state.js';
import type { CampaignView, CombatView } from './fight-view-schema.js';

/** The public view of the running campaign; `undefined` when none is. */
export function campaignView(state: State): CampaignView | undefined {
  const campaign = runningCampaign(state);
  if (!campaign) return undefined;
  const { seat, questId, started, sent, boosts, grouped, silenced, objectsDue, damageDue } = campaign;
  const monster = started && campaign.outcome === null ? currentMonster(state, campaign) : undefined;
  const assault = nextAssault(state);
  return {
    seat,
    questId,
    started,
    sent: sent.map((mage) => ({
      mageId: mage.mageId,
      ...(mage.monster !== null && mage.group !== null && { monster: mage.monster, group: mage.group }),
    })),
    ...(monster !== undefined && { monster }),
    ...(assault && { group: assault.group }),
    boosts: boosts.map((boost) => ({ ...boost, elements: [...boost.elements] })),
    grouped,
    silenced: [...silenced],
    objectsDue,
    damageDue,
  };
}

/** The view of the running guild combat; `undefined` when none is. */
export function combatView(state: State, viewer: Viewer): CombatView | undefined {
  const combat = runningCombat(state);
  if (!combat) return undefined;
  const { attacker, defender, defense, revealed, wave, locked, boosts, left, bootyDue } = combat;
  const duel = state.step?.name === 'combat.element' ? openDuel(state) : undefined;
  return {
    attacker,
    defender,
    defendersPlaced: defense.length,
    attackersPlaced: attackLine(combat).length,
    ...linesSeen(combat, viewer),
    revealed,
    ...(wave !== null && { wave }),
    ...(duel && { duel }),
    locked: [...locked],
    boosts: boosts.map((boost) => ({ ...boost, elements: [...boost.elements] })),
    left: [...left],
    ...ownPlay(combat, viewer),
    bootyDue,
  };
}

/** Lines are face down for all players but their owner until both are revealed (GUILD-122, GUILD-123). */
function linesSeen(
  { attacker, defender, defense, front, back, revealed }: Combat,
  viewer: Viewer,
): Pick<CombatView, 'defense' | 'front' | 'back'> {
  return {
    ...((revealed || seesAllOf(viewer, defender)) && { defense: defense.map((member) => ({ ...member })) }),
    ...((revealed || seesAllOf(viewer, attacker)) && {
      front: front.map((member) => ({ ...member })),
      back: back.map((member) => ({ ...member })),
    }),
  };
}

function ownPlay({ plays }: Combat, viewer: Viewer): Pick<CombatView, 'played'> {
  const play = viewer.kind === 'seat' ? plays[viewer.seat] : undefined;
  return play === undefined ? {} : { played: play?.itemId ?? null };
}

/** How many parts of the open question a participant has answered in secret: public (guilds.md 6). */
export function answeredInFight(state: State, seat: Seat): number {
  const combat = runningCombat(state);
  if (!combat) return 0;
  if (combat.revealed) return combat.plays[seat] === undefined ? 0 : 1;
  if (seat === combat.defender) return combat.defense.length;
  return seat === combat.attacker ? attackLine(combat).length : 0;
}
