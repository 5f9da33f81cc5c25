import type { NewObligation, Obligation } from '#event-store';
import { isOver, waitsForRules, waitsForSeats, type WaitingForSeats } from '#kernel';
import { deadlineOf, endOfPause, leftAt } from '#kernel/server';
import { GAME_STREAM, workOf, type Work } from '#streams';
import { campaignObligations, campaignOf, TELL_CAMPAIGN } from './campaign-record.js';
import {
  closeObligations,
  resultObligations,
  startObligations,
  TELL_LEAGUE,
  vacationObligations,
} from './league-result.js';
import { leagueOf } from '#leagues';
import { SEEDS_PATIENCE, type LoadedGame } from '#records';

/**
 * An obligation of a game: an automatic step, the end of a step's time, to wait no longer for an absent player, the move of a bot, the end of a pause, to close itself, to wait no longer for
 * hidden seeds, to be started by its league, to follow the vacations of its season, or to tell its campaign or its league of its end.
 */
export type GameObligation = NewObligation &
  (
    | { readonly kind: 'automatic'; readonly payload: { readonly key: string; readonly work: Work } }
    | { readonly kind: 'deadline'; readonly payload: { readonly stepId: string } }
    | { readonly kind: 'leaver'; readonly payload: { readonly seat: number } }
    | {
        readonly kind: 'bot';
        readonly payload: { readonly seat: number; readonly work: Work };
      }
    | { readonly kind: 'emptyTable' | 'pause' | 'seeds'; readonly payload: Readonly<Record<string, never>> }
    | { readonly kind: typeof TELL_CAMPAIGN; readonly payload: { readonly campaignId: string } }
    | { readonly kind: typeof TELL_LEAGUE; readonly payload: { readonly leagueId: string } }
  );

/** For how long an empty open game waits for players, in milliseconds; then it closes automatically. */
export const EMPTY_TABLE_PATIENCE = 60 * 60 * 1_000;

/** A deadline, a pause, an absent player, hidden seeds and an empty table wait for their time. All other obligations are due at once, by any clock. */
export const waitsForItsTime = ({ kind }: Pick<NewObligation, 'kind'>): boolean =>
  ['deadline', 'pause', 'leaver', 'seeds', 'emptyTable'].includes(kind);

/**
 * Whether an obligation is met by the process that has committed it, without a job: the move of a bot that people wait for, and news to a
 * campaign or a league. An automatic step is a job, as is the move of a bot that thinks long, and tables without people leave the processor to
 * others.
 */
export function isPrompt(
  obligation: Pick<Obligation, 'streamKind' | 'kind' | 'dueAt' | 'payload'>,
  now: number,
): boolean {
  const { streamKind, kind, dueAt } = obligation;
  if (streamKind !== GAME_STREAM || dueAt > now) return false;
  if (kind !== 'bot') return kind === TELL_CAMPAIGN || kind === TELL_LEAGUE;
  const work = workOf(obligation);
  return work?.alone === false && !work.long;
}

/** The stream whose commit meets an obligation, by its kind: the game, which then owes it no longer, or another one. */
const MET_BY: Readonly<Record<GameObligation['kind'], 'game' | 'other'>> = {
  automatic: 'game',
  deadline: 'game',
  leaver: 'game',
  bot: 'game',
  emptyTable: 'game',
  pause: 'game',
  seeds: 'game',
  campaign: 'other',
  league: 'other',
};

/** True for an obligation that is met by a commit of another stream: the game itself still owes it afterwards. */
export const isMetElsewhere = ({ kind }: GameObligation): boolean => MET_BY[kind] === 'other';

/** An obligation of a game. */
export interface ObligationRef {
  readonly gameId: string;
  readonly key: string;
}

/** All obligations of a game: what must happen without a command of a player. */
export function obligationsOf(loaded: LoadedGame): readonly GameObligation[] {
  const { release, game, at } = loaded;
  const { ruleset, kernel } = release;
  if (game.phase === 'over') return [...campaignObligations(loaded), ...resultObligations(loaded)];
  if (game.phase === 'open')
    return game.startCalled ? [awaitingSeeds(loaded)] : [...closing(loaded), ...startObligations(loaded)];
  const waiting = kernel.waitingIn(ruleset, game);
  if (isOver(waiting)) return closeObligations(loaded);
  if (waitsForRules(waiting)) {
    const { key } = waiting;
    return [{ key: `automatic/${key}`, kind: 'automatic', dueAt: at, payload: { key, work: workFor(loaded) } }];
  }
  if (game.pause) return pauseEnds(loaded);
  return waitsForSeats(waiting)
    ? [
        ...deadlines(loaded, waiting),
        ...vacationObligations(loaded, waiting.stepId),
        ...leavers(loaded, waiting),
        ...botMoves(loaded, waiting),
      ]
    : [];
}

/** Where a pause has an end of its own: no time runs in it, and no bot moves. */
function pauseEnds({ game }: LoadedGame): GameObligation[] {
  const dueAt = endOfPause(game);
  return game.pause && dueAt !== null ? [{ key: `pause/${game.pause.since}`, kind: 'pause', dueAt, payload: {} }] : [];
}

const awaitingSeeds = ({ game, at }: LoadedGame): GameObligation => ({
  key: `seeds/${game.version}`,
  kind: 'seeds',
  dueAt: at + SEEDS_PATIENCE,
  payload: {},
});

/**
 * A table that only bots sit at is empty; every commit restarts its time. An adventure, or a game of a league, stays open
 * until its opener gives it up.
 */
function closing(loaded: LoadedGame): GameObligation[] {
  const { game, at } = loaded;
  const isEmpty = game.version > 0 && game.seats.every(({ account }) => account === null);
  if (!isEmpty || campaignOf(loaded) !== undefined || leagueOf(loaded) !== undefined) return [];
  return [{ key: `empty/${game.version}`, kind: 'emptyTable', dueAt: at + EMPTY_TABLE_PATIENCE, payload: {} }];
}

/**
 * A step that goes on after it was suspended is a new obligation, even when it goes on at the very moment at which it was
 * suspended: the version at which it went on is part of its key.
 */
function deadlines({ game, resumedAt }: LoadedGame, waiting: WaitingForSeats): GameObligation[] {
  const { stepId } = waiting;
  const dueAt = deadlineOf(game.clocks, waiting);
  if (dueAt === null) return [];
  const key = `deadline/${stepId}/${dueAt}${resumedAt === 0 ? '' : `/${resumedAt}`}`;
  return [{ key, kind: 'deadline', dueAt, payload: { stepId } }];
}

/** When the table waits no longer for the players of seats that are asked. A seat that is asked again is a new obligation, also at the same moment. */
const leavers = ({ game }: LoadedGame, { seats }: WaitingForSeats): GameObligation[] =>
  seats.flatMap((seat) => {
    const dueAt = leftAt(game, seat);
    const absence = game.absences?.find((each) => each.seat === seat);
    if (dueAt === null || !absence) return [];
    return [{ key: `leaver/${seat}/${dueAt}/${absence.askedFrom}`, kind: 'leaver', dueAt, payload: { seat } }];
  });

/** One bot after the other: the commit of one bot's move owes the next. */
function botMoves(loaded: LoadedGame, waiting: WaitingForSeats): GameObligation[] {
  const { game, at, release } = loaded;
  const asked = game.seats.filter(({ bot }) => bot !== null);
  const holder = waiting.seats.flatMap((seat) => asked.filter((each) => each.seat === seat)).at(0);
  if (holder === undefined) return [];
  const { seat, bot } = holder;
  const key = `bot/${waiting.stepId}/${seat}/${game.version}`;
  const isLong = release.presentation.bots[bot as string]?.thinking !== undefined;
  return [{ key, kind: 'bot', dueAt: at, payload: { seat, work: workFor(loaded, isLong) } }];
}

/** Whether people sit at a table who have not resigned. */
export const hasPeople = ({ seats }: Pick<LoadedGame['game'], 'seats'>): boolean =>
  seats.some(({ account, resigned }) => account !== null && !resigned);

const workFor = ({ game }: LoadedGame, long = false): Work => ({ of: game.openedBy, alone: !hasPeople(game), long });

/**
 * The obligation that a key names; `undefined` when the game owes it no longer. Keys of steps that went on
 * were written without their version once.
 */
export const obligationOf = (loaded: LoadedGame, key: string): GameObligation | undefined =>
  obligationsOf(loaded).find(
    (obligation) => obligation.key === key || (waitsForItsTime(obligation) && obligation.key.startsWith(`${key}/`)),
  );

/** The obligations of a commit: the obligations that it brings about, and the keys of earlier ones that it meets or makes pointless. */
export function obligationChanges(
  past: readonly GameObligation[],
  after: LoadedGame,
): { readonly obligations: readonly NewObligation[]; readonly settled: readonly string[] } {
  const next = obligationsOf(after);
  const isIn = (obligations: readonly GameObligation[], { key }: GameObligation): boolean =>
    obligations.some((obligation) => obligation.key === key);
  return {
    obligations: next.filter((obligation) => !isIn(past, obligation)),
    settled: past.filter((obligation) => !isIn(next, obligation)).map(({ key }) => key),
  };
}
