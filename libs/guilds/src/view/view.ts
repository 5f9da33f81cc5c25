import type { Viewer } from '#kernel';
import { openStepOf } from '../flow/open-step.js';
import type { Resolution, State } from '../state.js';
import { knows } from '../table/knowledge.js';
import { campaignView, combatView } from './fight-view.js';
import { guildView } from './guild-view.js';
import { ownView } from './own-view.js';
import type { View } from './view-schema.js';

/** The view of a game for a viewer: what is so now, and nothing hidden, not even as an id (guilds.md 6). */
export function view(state: State, viewer: Viewer): View {
  const { items, mages, quests, auction, leaders } = state;
  const open = openStepOf(state);
  const seen: View = {
    turn: state.turn,
    firstPlayer: state.firstPlayer,
    round: state.round,
    guilds: state.guilds.map((guild) => guildView(state, guild, open?.step, viewer)),
    itemDeck: items.deck.length,
    itemDiscard: [...items.discard],
    mageDeck: mages.deck.length,
    lots: [...auction.lots],
    auctionPile: [...mages.pile],
    removedMages: [...mages.removed],
    leaderDeck: leaders.deck.length,
    quests: questsView(state, viewer),
    questDeck: quests.deck.length,
    idleTurns: state.idleTurns,
  };
  if (open) seen.step = open.step;
  if (state.over !== null) seen.over = state.over;
  if (items.faceUp !== null) seen.faceUpItem = items.faceUp;
  if (mages.faceUp !== null) seen.faceUpMage = mages.faceUp;
  addWhatRuns(seen, state, viewer);
  if (viewer.kind === 'seat') seen.own = ownView(state, viewer.seat);
  if (viewer.kind === 'auditor') seen.secrets = state.guilds.map(({ seat }) => ownView(state, seat));
  return seen;
}

/** The action, effect and fight that are running. */
function addWhatRuns(seen: View, state: State, viewer: Viewer): void {
  const { resolution, effect, fight } = state;
  if (resolution) seen.resolution = resolutionView(resolution);
  if (effect) seen.effect = { seat: effect.seat, due: effect.kind === 'pick' ? effect.due : effect.cards.length - 1 };
  const campaign = fight ? campaignView(state) : undefined;
  if (campaign) seen.campaign = campaign;
  const combat = fight ? combatView(state, viewer) : undefined;
  if (combat) seen.combat = combat;
}

/** The face-up quest first, then the others that have been face up, in card order; their place where it is known. */
function questsView(state: State, viewer: Viewer): View['quests'] {
  const { quests } = state;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const top = quests.deck[0];
  return Object.keys(quests.seen)
    .sort((a, b) => Number(b === top) - Number(a === top) || (a < b ? -1 : 1))
    .map((questId) => {
      const { damage = [], rubies = 0, objects = [] } = quests.seen[questId] ?? {};
      const known = viewer.kind === 'auditor' || knows(state, seat, questId);
      const place = known ? { place: quests.deck.indexOf(questId) + 1 } : {};
      return { questId, ...place, damage: [...damage], rubies, objects: [...objects] };
    });
}

function resolutionView(resolution: Resolution): NonNullable<View['resolution']> {
  const { seat, action, x2, discounts, market, alignmentBought, powerUsed, bonusUsed } = resolution;
  const used = { alignmentBought, powerUsed, bonusUsed };
  return { seat, action, x2, discounts, marketOpen: market.open, marketUsed: market.used, ...used };
}
