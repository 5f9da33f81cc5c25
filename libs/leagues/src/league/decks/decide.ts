import { SYSTEM } from '#records';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { LeagueCommand } from '../commands.js';
import { promotions } from '../entering/admission.js';
import { seasonAfter, type SeasonEvent } from '../evolve.js';
import { refuseLeague } from '../refusals.js';
import { refuseRole } from '../roles.js';
import { playing, type Season } from '../state.js';
import { deckCommandSchemas } from './schemas.js';
import type { SubmittedDeck } from './state.js';
import { deckOf, dropsWithoutDeck, lacksDeck, takesDecks, withoutDeck } from './submitted.js';

/** A command about decks. */
export type DeckCommand = CommandOf<keyof typeof deckCommandSchemas>;

/** Whether a command is about decks. */
export const isDeckCommand = (command: LeagueCommand): command is DeckCommand =>
  Object.hasOwn(deckCommandSchemas, command.type);

/** Decides a command about decks. */
export const decideDecks = (season: Season, command: DeckCommand, asking: Asking): LeagueDecision =>
  command.type === 'submitDeck' ? submitDeck(season, command, asking) : dropWithoutDeck(season, asking);

/** A deck is replaced until the deadline, and given by latecomers after it; a judge replaces one at any time. */
function submitDeck(season: Season, command: CommandOf<'submitDeck'>, asking: Asking): LeagueDecision {
  const { player, commitment } = command;
  const { by, at, role } = asking;
  const { account = by } = command;
  if (!season.plan.decks) return refuseLeague('noDecks');
  const known = [...playing(season), ...season.entering.applicants].find((one) => one.player === player);
  if (!known) return refuseLeague('notEntered', { player });
  if (!known.members.includes(account)) return refuseLeague('notAMember', { account, player });
  const mayReplace = takesDecks(season, at) || deckOf(season, account) === undefined;
  if (!mayReplace && refuseRole(command, role)) return refuseLeague('decksFixed');
  const deck = { season: season.number, player, account };
  const submitted: SeasonEvent = { type: 'deckSubmitted', ...deck, commitment, by };
  const isPublic = season.plan.decks.shown === 'PUBLIC';
  return { events: [submitted, ...(isPublic ? [shown(season, { ...deck, commitment, open: null }, asking)] : [])] };
}

/** Participants without a deck are dropped at the deadline, and their places go to those of the waiting list that have one. */
function dropWithoutDeck(season: Season, { isSystem, at }: Asking): LeagueDecision {
  if (!isSystem) return refuseLeague('notOfTheServer');
  if (takesDecks(season, at) || season.rounds.length > 0) return refuseLeague('decksFixed');
  const dropped = droppedWithoutDeck(season);
  if (dropped.length === 0) return refuseLeague('nobodyToDrop');
  const left = dropped.reduce((before, event) => seasonAfter(before, event), season);
  return { events: [...dropped, ...promotions(left, (one) => !lacksDeck(season, one))] };
}

/** The participants that are dropped since their decks are missing. */
export const droppedWithoutDeck = (season: Season): readonly SeasonEvent[] =>
  dropsWithoutDeck(season)
    ? withoutDeck(season).map(({ player }) => ({
        type: 'dropped',
        season: season.number,
        player,
        because: 'NO_DECK',
        by: SYSTEM,
      }))
    : [];

/** The participants that are dropped since the rules refuse a deck of theirs, as the server knows. */
export function droppedWithRefusedDeck(season: Season, { decks }: Pick<Asking, 'decks'>): readonly SeasonEvent[] {
  if (season.rounds.length > 0 || !dropsWithoutDeck(season)) return [];
  const refused = new Set(decks?.refused);
  return playing(season)
    .filter(({ members }) => members.some((member) => refused.has(deckOf(season, member)?.commitment ?? '')))
    .map(({ player }) => ({ type: 'dropped', season: season.number, player, because: 'DECK_REFUSED', by: SYSTEM }));
}

/** The decks that are shown to all when a season is closed. */
export function shownAtTheEnd(season: Season, asking: Asking): readonly SeasonEvent[] {
  if (!season.plan.decks || season.plan.decks.shown === 'JUDGES') return [];
  const players = new Set(season.entries.map(({ player }) => player));
  return (season.decks ?? [])
    .filter(({ player, open }) => open === null && players.has(player))
    .map((deck) => shown(season, deck, asking));
}

function shown(
  { number: season }: Season,
  { player, account, commitment }: SubmittedDeck,
  { by, decks }: Asking,
): SeasonEvent {
  const open = decks?.open.get(commitment);
  return open
    ? { type: 'deckShown', season, player, account, ...open, by }
    : { type: 'deckLost', season, player, account, by };
}
