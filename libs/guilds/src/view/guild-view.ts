import type { Viewer } from '#kernel';
import { pointsOf } from '../score.js';
import type { Guild, GuildMage, GuildObject, State, TurnEffects } from '../state.js';
import type { Step } from '../words.js';
import { answeredInFight } from './fight-view.js';
import type { GuildView } from './view-schema.js';

/** The view of a guild, without the secrets of its seat (guilds.md 6). */
export function guildView(state: State, guild: Guild, step: Step | undefined, viewer: Viewer): GuildView {
  const { leaderId, firstAction, secondAction, effects } = guild;
  const seenBy = state.secondActionSeenBy[guild.seat] ?? [];
  const mayLook = state.secondActionsRevealed || (viewer.kind === 'seat' && seenBy.includes(viewer.seat));
  const seen: GuildView = {
    seat: guild.seat,
    tileId: guild.tileId,
    alignment: guild.alignment,
    rubies: guild.rubies,
    mages: guild.mages.map((mage) => mageView(effects, mage)),
    objects: guild.objects.map((object) => objectView(state, object)),
    spells: guild.spells.length,
    quests: [...guild.quests],
    secondActionSeenBy: [...seenBy],
    answered: answered(state, guild, step),
    extraDice: effects.extraDice,
    rerolls: effects.rerolls,
    ignoresRequirement: waivers(effects),
    absent: guild.absent,
    resigned: guild.resigned,
    points: pointsOf(state, guild),
  };
  if (leaderId !== null) seen.leaderId = leaderId;
  if (state.firstActionsRevealed && firstAction !== null) seen.firstAction = firstAction;
  if (mayLook && secondAction !== null) seen.secondAction = secondAction;
  return seen;
}

function mageView({ shields }: TurnEffects, { id, damage, inCare, post, used }: GuildMage): GuildView['mages'][number] {
  const seen: GuildView['mages'][number] = { mageId: id, damage, inCare };
  const shield = shields[id] ?? 0;
  if (post !== null) seen.post = post;
  if (used !== null) seen.used = used;
  if (shield > 0) seen.shield = shield;
  return seen;
}

function objectView({ uses }: State, { id, mageId }: GuildObject): GuildView['objects'][number] {
  const seen: GuildView['objects'][number] = { objectId: id, uses: uses[id] ?? 0 };
  if (mageId !== null) seen.mageId = mageId;
  return seen;
}

function waivers({ freeRecruitment, freeBids }: TurnEffects): GuildView['ignoresRequirement'] {
  const waived: GuildView['ignoresRequirement'] = [];
  if (freeRecruitment) waived.push('nextRecruitment');
  if (freeBids) waived.push('allBids');
  return waived;
}

/** How many parts of the open decision a seat has answered: public (guilds.md 6). */
function answered(state: State, guild: Guild, step: Step | undefined): number {
  switch (step) {
    case 'setup.chooseLeader':
      return state.chosenLeaders[guild.seat] === null ? 0 : 1;
    case 'auction.bid':
      return state.auction.answers[guild.seat]?.length ?? 0;
    case 'actions.first':
      return guild.firstAction === null ? 0 : 1;
    case 'actions.second':
      return guild.secondAction === null ? 0 : 1;
    case 'placement':
      return state.placement?.[guild.seat]?.active.length ?? 0;
    default:
      return answeredInFight(state, guild.seat);
  }
}
