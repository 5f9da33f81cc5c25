import { isRefusal, isSameJson } from '#kernel';
import {
  areSameEvents,
  chainFault,
  faultsOf,
  wrongBy,
  type Faulty,
  type LoadedGame,
  type StoredCommit,
} from '#records';
import type { z } from 'zod';
import { leagueCommandSchemas, type LeagueCommand } from '../league/commands.js';
import type { Asking, DeckFacts } from '../league/asking.js';
import { deckCommitment } from '../league/decks/commitment.js';
import type { EntryFacts } from '../league/entering/facts.js';
import type { LeagueEvent } from '../league/events.js';
import { decideLeague } from '../league/decide.js';
import type { League } from '../league/state.js';
import { askingOf } from './league-asking.js';
import { leagueOf, openedLeagueId } from './league-ids.js';
import { placedIn, playedIn } from './league-results.js';
import { leagueAfter, leagueForms, type LoadedLeague } from './loaded-league.js';

/** The result of checking the next commit of a league: the league, or the first fault. */
export type LeagueCheck =
  | {
      readonly ok: true;
      readonly loaded: LoadedLeague;
      /**
       * False where it confirms the result of a game that is not available, whose stated result is accepted as it is.
       */
      readonly isDecided: boolean;
    }
  | Faulty;

type Confirmation = Extract<LeagueCommand, { readonly type: 'confirmResult' }>;

/**
 * Checks the next commit of a league: its position in the chain, and the events of its command on the league before it.
 * @param gameOf finished and verified games; `undefined` for one that is not available.
 */
export function checkLeagueCommit(
  before: LoadedLeague,
  commit: StoredCommit,
  gameOf: (gameId: string) => LoadedGame | undefined,
): LeagueCheck {
  const fault = faultsOf(commit);
  const broken = chainFault(commit, { version: before.league.version, hash: before.hash });
  if (broken) return broken;
  const form = wrongFormOf(commit.command);
  if (form !== undefined) return fault('command', form);
  if (commit.at < before.changedAt)
    return fault('time', `at ${before.changedAt} or later: the commit before was made then`);
  const asked = commit.command as unknown as LeagueCommand;
  const id = asked.type === 'openLeague' ? openedLeagueId(commit.actor, commit.commandId) : before.leagueId;
  if (commit.streamId !== id) return fault('id', id);
  const game = asked.type === 'confirmResult' ? gameOf(asked.gameId) : undefined;
  const due = asked.type === 'confirmResult' && game ? confirmationOf(before, asked, game) : meantBy(asked, commit);
  if (!due) return fault('refused', 'a game of this league that was played to its end');
  const made = {
    joinCode: joinCodeIn(commit),
    decks: decksIn(before, commit),
    draw: drawIn(commit),
    deals: dealsIn(commit),
  };
  const asking = { ...askingOf(before.leagueId, commit, seatsIn(commit)), ...made };
  const decision = decideLeague(before.league, due, asking);
  if (isRefusal(decision)) return fault('refused', decision);
  const written = leagueForms.written(decision.events);
  if (!areSameEvents(written, leagueForms.newest(commit.events))) return fault('events', written);
  if (game && !isSameJson(due, asked)) return fault('refused', due);
  const isDecided = asked.type !== 'confirmResult' || game !== undefined;
  return { ok: true, isDecided, loaded: { ...leagueAfter(before, decision.events, commit.at), hash: commit.hash } };
}

/** The fault in the form of a stored command, as a clause: it must have exactly the fields of its schema. */
function wrongFormOf(command: unknown): string | undefined {
  const { type, ...fields } = command as { readonly type?: unknown };
  const schemas: Readonly<Record<string, z.ZodType>> = leagueCommandSchemas;
  const schema = typeof type === 'string' && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  return schema ? wrongBy(schema, fields) : 'command.type: not a command of leagues';
}

/** The values that the server set: of a season that opened or was changed, and the facts about an account. */
function meantBy(asked: LeagueCommand, { events }: StoredCommit): LeagueCommand {
  const [first] = events;
  if (asked.type === 'enter' || asked.type === 'accept') {
    const { facts } = (first?.data ?? {}) as { readonly facts?: EntryFacts };
    return { ...asked, facts };
  }
  if (asked.type !== 'openSeason' && asked.type !== 'changePlan') return asked;
  const { plan, consent } = (first?.data ?? {}) as Partial<Extract<LeagueEvent, { readonly type: 'seasonOpened' }>>;
  const { hiddenSeeds = plan?.table.hiddenSeeds, ...table } = asked.plan.table;
  const seeds = hiddenSeeds === undefined ? {} : { hiddenSeeds };
  const meant = { ...asked.plan, rulesVersion: plan?.rulesVersion, table: { ...table, ...seeds } };
  return asked.type === 'openSeason' ? { ...asked, consent, plan: meant } : { ...asked, plan: meant };
}

/** The trace of a join code that the server made, from the events of its commit. */
function joinCodeIn({ events: [first] }: StoredCommit): Asking['joinCode'] {
  if (first?.type !== 'joinCodeSet') return undefined;
  const { salt, digest } = first.data as Extract<LeagueEvent, { readonly type: 'joinCodeSet' }>;
  return { salt, digest };
}

/** The promise of a draw that a commit makes, and the seed that it tells: the rules check it against its promise. */
function drawIn({ events }: StoredCommit): NonNullable<Asking['draw']> {
  const told = leagueForms.tagged(events) as unknown as readonly LeagueEvent[];
  const promised = told.find(({ type }) => type === 'drawPromised');
  const formed = told.find(({ type }) => type === 'groupsFormed');
  return { ...(promised as { commitment?: string } | undefined), ...(formed as { seed?: string } | undefined) };
}

/** The promises of the deals of a round. Each of its games is held to it when its result is confirmed. */
function dealsIn({ events }: StoredCommit): Asking['deals'] {
  const told = leagueForms.tagged(events) as unknown as readonly LeagueEvent[];
  const paired = told.find((event) => event.type === 'roundPaired');
  return paired?.deal === undefined ? paired?.boardDeals : [paired.deal];
}

/** The decks that a commit shows, by the commitments that they fit, and those that the server found to be refused by the game. */
function decksIn({ league }: LoadedLeague, { events }: StoredCommit): DeckFacts {
  const told = leagueForms.tagged(events) as unknown as readonly LeagueEvent[];
  const open = told.flatMap((event) =>
    event.type === 'deckShown' ? [[deckCommitment(event), { salt: event.salt, content: event.content }] as const] : [],
  );
  const refused = told.flatMap((event): readonly string[] => {
    if (event.type === 'roundNotPaired') return decksOf(league, event.season, event.refused ?? []);
    return event.type === 'dropped' && event.because === 'DECK_REFUSED'
      ? decksOf(league, event.season, [event.player])
      : [];
  });
  return { open: new Map(open), refused };
}

/** The decks of the accounts of participants: an account may have submitted its own for another one. */
function decksOf({ seasons }: League, season: number, players: readonly string[]): readonly string[] {
  const { decks = [], entries = [] } = seasons.find(({ number }) => number === season) ?? {};
  const accounts = entries.filter(({ player }) => players.includes(player)).flatMap(({ members }) => members);
  return decks.filter(({ account }) => accounts.includes(account)).map(({ commitment }) => commitment);
}

/**
 * The seats of the game, which no league knows: any number, but none where the server found that a pairing does not fit
 * them. Then the round must be one that this alone kept from being paired.
 */
function seatsIn({ events: [first] }: StoredCommit): Asking['seats'] {
  if (first?.type !== 'roundNotPaired') return undefined;
  const { obstacle } = first.data as Extract<LeagueEvent, { readonly type: 'roundNotPaired' }>;
  return obstacle === 'WRONG_TABLE' ? { least: 1, most: 0 } : undefined;
}

/** The required confirmation of a finished game; `undefined` where there is nothing to confirm. */
function confirmationOf(
  { leagueId, league }: LoadedLeague,
  { season, gameId }: Confirmation,
  game: LoadedGame,
): Confirmation | undefined {
  const played = playedIn(league, gameId);
  const placed = played && leagueOf(game) === leagueId ? placedIn(game, played) : undefined;
  return placed && { type: 'confirmResult', season, gameId, gameHash: game.hash, endedAt: game.at, placed };
}
