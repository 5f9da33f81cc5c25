import { isRefusal, isSameJson } from '#kernel';
import { leagueEventSchemas, type LeagueEvent } from '../../league/events.js';
import { evolveLeague } from '../../league/evolve.js';
import { bracketOf } from '../../league/bracket.js';
import { gamesOf, hasGame, matchPlanOf } from '../../league/running/match-games.js';
import type { DrawnMatch } from '../../league/running/match-plan.js';
import { leagueRefusals } from '../../league/refusals.js';
import { tableOf } from '../../league/season-table.js';
import { newLeague, pairingsOf, type Pairing, type Season } from '../../league/state.js';
import type { StandingsLine } from '../../standings/standings.js';
import type { TieBreakName } from '../../standings/tie-breaks.js';
import { checkLeagueCommit } from '../../stream/check-league.js';
import { endOf } from './ending.js';
import type { History } from './history.js';
import { toldTable } from './told-table.js';
import { drawSeed, type Step } from './world.js';

/** The faults of a history by a law, each in a sentence. */
export type Law = (history: History) => readonly string[];

/** The events of a history after each of its steps. */
const eventsOf = ({ decision }: Step): readonly LeagueEvent[] => (isRefusal(decision) ? [] : decision.events);

/** A law about each step; a fault is told with the place of the step. */
const onEachStep =
  (faultsOf: (step: Step, told: readonly LeagueEvent[], history: History) => readonly string[]): Law =>
  (history) => {
    const told: LeagueEvent[] = [];
    return history.steps.flatMap((step, place) => {
      told.push(...eventsOf(step));
      const faults = faultsOf(step, told, history);
      return faults.map((fault) => `step ${place}, ${JSON.stringify(step.command)} by ${step.by}: ${fault}`);
    });
  };

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Events that come back from a store are those of their schemas, and fold to the same league; a verifier decides them again. */
export const foldsAgain: Law = (history) => {
  let again = newLeague;
  return onEachStep(({ before, after, commit, decision }) => {
    if (!commit) return before === after ? [] : ['a refused command changed the league'];
    const events = isRefusal(decision) ? [] : stored(decision.events);
    again = events.reduce(evolveLeague, again);
    const check = checkLeagueCommit({ ...before, leagueId: after.leagueId }, commit, () => undefined);
    return [
      ...events.filter((event) => !isOfItsSchema(event)).map(({ type }) => `${type} is not as its schema has it`),
      ...(JSON.stringify(again) === JSON.stringify(after.league) ? [] : ['its events fold to another league']),
      ...(check.ok ? [] : [`a verifier finds ${JSON.stringify(check.fault)}`]),
    ];
  })(history);
};

function isOfItsSchema({ type, ...fields }: LeagueEvent): boolean {
  const { success, data } = leagueEventSchemas[type].safeParse(fields);
  return success && isSameJson(stored(data), fields);
}

/** A refusal has a text, and all that the text names. */
export const refusesInWords = onEachStep(({ decision }) => {
  if (!isRefusal(decision)) return decision.events.length > 0 ? [] : ['it was accepted, and nothing happened'];
  const { code, facts } = decision;
  return Object.values(leagueRefusals[code]).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      facts[name] === undefined ? [`${code} does not say its ${name}`] : [],
    ),
  );
});

/** The seasons that a step may have changed, before and after it. */
const seasonsIn = ({ before, after }: Step): readonly (readonly [Season, Season])[] =>
  before.league.seasons.flatMap((season, place) => {
    const now = after.league.seasons[place];
    return now && now !== season ? [[season, now] as const] : [];
  });

/** A result changes by a decision that names its game, with a reason; a round with a result is never paired again. */
export const keepsResults = onEachStep((step) =>
  seasonsIn(step).flatMap(([before, after]) => {
    const named = eventsOf(step).flatMap((event) =>
      event.type === 'resultCorrected' || event.type === 'resultAnnulled' ? [event.gameId] : [],
    );
    const now = new Map(pairingsOf(after).map((pairing) => [pairing.gameId, pairing]));
    return pairingsOf(before)
      .filter((pairing) => pairing.outcome !== null && !named.some((id) => hasGame(pairing, id)))
      .filter(({ gameId, outcome }) => !isSameJson(stored(outcome), stored(now.get(gameId)?.outcome ?? null)))
      .map(({ gameId }) => `the result of ${gameId} changed, and no decision names it`);
  }),
);

/** The commands that say who plays, and nothing about games. */
const ABOUT_PLAYERS: ReadonlySet<string> = new Set([
  ...['enter', 'accept', 'decline', 'withdraw', 'approve', 'reject', 'pause', 'resume', 'requestBye', 'cancelBye'],
  ...[
    'takeVacation',
    'checkIn',
    'submitDeck',
    'forbidPairing',
    'allowPairing',
    'describeSeason',
    'setJoinCode',
    'removeJoinCode',
  ],
]);

/**
 * Whose points and tie-breaks a step may change, by the rule that says so. Entries, withdrawals and the like change those of
 * no one else, and a withdrawal leaves their order: a new player can tie with others, whose direct encounter then counts (C.07, article 6).
 */
export const keepsTables = onEachStep((step) =>
  seasonsIn(step).flatMap(([before, after]) => {
    if (before.plan !== after.plan || before.rounds.length !== after.rounds.length) return [];
    if (step.command.type === 'pairRound' || step.command.type === 'pairNext') return [];
    const [earlier, later] = [linesOf(before), linesOf(after)];
    const isAlone = step.command.type === 'withdraw' && eventsOf(step).length === 1;
    const order = isAlone && !before.finals ? changedOrder(earlier, later) : [];
    const concerned = ABOUT_PLAYERS.has(step.command.type) ? new Set<string>() : concernedBy(before, after);
    const wrong = [...earlier].flatMap(([player, line]) => {
      const now = later.get(player);
      const isDropped = eventsOf(step).some((event) => event.type === 'dropped' && event.player === player);
      if (!now) return isDropped || mayLeave(after, player) ? [] : [`${player} is no longer in the table`];
      return faultsIn(player, line, now, { season: after, concerned });
    });
    return [...order, ...wrong];
  }),
);

/** A withdrawal leaves the others in their order, also on a ladder. */
function changedOrder(earlier: Lines, later: Lines): readonly string[] {
  const [was, is] = [
    [...earlier.keys()].filter((player) => later.has(player)),
    [...later.keys()].filter((player) => earlier.has(player)),
  ];
  return was.join() === is.join() ? [] : [`the order ${was.join()} became ${is.join()}`];
}

/** A ladder is of players who have not withdrawn, and groups by hand may be formed again without a player. */
const mayLeave = ({ plan, groups }: Season, player: string): boolean =>
  plan.format.kind === 'LADDER' || (groups !== undefined && !groups.flat().includes(player));

type Lines = ReadonlyMap<string, StandingsLine>;

const linesOf = (season: Season): Lines => new Map(tableOf(season).map((line) => [line.player, line]));

/** The players of changed results and penalties. With the last result of a Swiss round all who were away get their points. */
function concernedBy(before: Season, after: Season): ReadonlySet<string> {
  const known = new Map(pairingsOf(before).map((pairing) => [pairing.gameId, pairing.outcome]));
  const changed = pairingsOf(after).filter(({ gameId, outcome }) => known.get(gameId) !== outcome);
  const penalized = (after.penalties ?? []).filter((one, place) => before.penalties?.[place] !== one);
  const paired = new Set(after.rounds.at(-1)?.pairings.flatMap(({ players }) => players));
  const away = after.plan.format.kind === 'SWISS' ? after.entries.filter(({ player }) => !paired.has(player)) : [];
  return new Set([
    ...changed.flatMap(({ players }) => players),
    ...[...penalized, ...(changed.length > 0 ? away : [])].map(({ player }) => player),
  ]);
}

interface Changing {
  readonly season: Season;
  readonly concerned: ReadonlySet<string>;
}

/** Tie-breaks by the own rounds of a player. */
const OWN: ReadonlySet<TieBreakName> = new Set(['WINS', 'GAME_POINTS']);

function faultsIn(
  player: string,
  before: StandingsLine,
  after: StandingsLine,
  { season, concerned }: Changing,
): readonly string[] {
  const { tieBreaks } = season.plan;
  const met = pairingsOf(season).flatMap(({ players }) => (players.includes(player) ? players : [player]));
  const isOwn = concerned.has(player);
  const isMet = met.some((one) => concerned.has(one)) || (concerned.size > 0 && isAway(season, player));
  const wrong = tieBreaks.filter((name, place) => {
    if (before.tieBreaks[place] === after.tieBreaks[place] || name === 'DIRECT_ENCOUNTER') return false;
    return OWN.has(name) ? !isOwn : !isMet;
  });
  const points = before.points === after.points || isOwn ? [] : ['points'];
  return [...points, ...wrong].map((what) => `${what} of ${player} changed, by no rule`);
}

/** Whether a player has a round without a game: it counts as half of all rounds, so one that ends changes it (16.4). */
const isAway = ({ rounds }: Season, player: string): boolean =>
  rounds.some(({ pairings }) => !pairings.some(({ players }) => players.includes(player)));

/** The table is that which the events alone tell. */
export const tellsItsTable: Law = ({ steps }) => {
  const told: LeagueEvent[] = [];
  return steps.flatMap((step, place) => {
    told.push(...eventsOf(step));
    if (place % 4 !== 0 && place !== steps.length - 1) return [];
    return step.after.league.seasons
      .slice(-1)
      .flatMap((season) => wrongTable(season, told).map((fault) => `step ${place}: ${fault}`));
  });
};

function wrongTable(season: Season, told: readonly LeagueEvent[]): readonly string[] {
  const isPlain = season.plan.format.kind !== 'LADDER' && !season.finals;
  const lines = linesOf(season);
  return toldTable(told, season.number).flatMap(({ player, rank, points, tieBreaks }) => {
    const line = lines.get(player);
    if (!line) return season.plan.format.kind === 'LADDER' ? [] : [`${player} is not in the table`];
    const own = [...(isPlain ? [line.groupRank ?? line.rank] : [0]), line.points, ...line.tieBreaks];
    const due = [...(isPlain ? [rank] : [0]), points, ...tieBreaks];
    const isEqual =
      own.length === due.length && own.every((value, place) => Math.abs(value - (due[place] ?? NaN)) < 1e-9);
    return isEqual ? [] : [`${player} has ${own.join(' ')}, and by the events ${due.join(' ')}`];
  });
}

/** The points of a team on each board of a match, as digits of halves: `210` is a win, a draw and a loss. */
const boardsOf = (pairing: Pairing, team: string): string =>
  gamesOf(pairing)
    .map(({ outcome }) => 2 * (outcome?.scores.find(({ player }) => player === team)?.points ?? 0))
    .join('');

const halves = (boards: string): readonly number[] => Array.from(boards, Number);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What each way to decide a drawn match compares, as texts whose greater one wins. */
const keysOfDrawn: Readonly<Record<DrawnMatch, (boards: string) => string>> = {
  BOARD_COUNT: (boards) =>
    `${sum(halves(boards).map((half, place) => half * (boards.length - place)))}`.padStart(4, '0'),
  TOP_BOARD: (boards) => boards,
  BOTTOM_BOARD: (boards) =>
    halves(boards)
      .map((_, fewer) => `${sum(halves(boards.slice(0, boards.length - fewer)))}`.padStart(2, '0'))
      .join(''),
};

/** A drawn match of teams sends on the team that its boards tell, by the plan. */
export const decidesDrawnMatches = onEachStep(({ after: { league } }) => {
  const season = league.seasons.at(-1);
  const rules = season && matchPlanOf(season);
  if (!season || rules?.kind !== 'BOARDS' || !rules.drawn) return [];
  const isWhole = (board: string): boolean => /^[012]*$/.test(board);
  return (bracketOf(season) ?? []).flatMap(({ id, players, winner }) => {
    const last = pairingsOf(season).findLast(({ match, stands }) => match === id && !stands);
    const [one = '', other = ''] = players.map((player) => player ?? '');
    if (last?.outcome?.kind !== 'CONFIRMED' || ![one, other].every((team) => last.players.includes(team))) return [];
    const [own, its] = [boardsOf(last, one), boardsOf(last, other)];
    const points = sum(halves(own));
    if (!isWhole(own) || !isWhole(its) || points !== sum(halves(its)) || points === 0) return [];
    const scores = last.outcome.scores.map(({ points }) => points);
    if (new Set(scores).size > 1) return [];
    const keys = (rules.drawn ?? []).map((name) => [keysOfDrawn[name](own), keysOfDrawn[name](its)] as const);
    const decisive = keys.find(([first, second]) => first !== second);
    if (!decisive) return [];
    const due = decisive[0] > decisive[1] ? one : other;
    return winner === due ? [] : [`${id} of ${own} and ${its} goes to ${winner}, not to ${due}`];
  });
});

/** An operator can end every season after any history. */
export const canBeEnded: Law = ({ worlds }) => worlds.flatMap(endOf);

/** Players take no more days of vacation than the season gives them, one after the other. */
export const countsVacations: Law = (history) => {
  const taken = new Map<string, { readonly days: number; readonly until: number }>();
  return onEachStep((step) =>
    eventsOf(step).flatMap((event) => {
      if (event.type !== 'vacationTaken') return [];
      const { season, by, days, until } = event;
      const at = step.commit?.at ?? 0;
      const before = taken.get(`${season} ${by}`) ?? { days: 0, until: at };
      taken.set(`${season} ${by}`, { days: before.days + days, until });
      const given = step.before.league.seasons[season - 1]?.plan.vacation?.days ?? 0;
      const isRight = until === Math.max(at, before.until) + days * 86_400_000;
      return before.days + days <= given && isRight ? [] : [`${by} is away until ${until}, by no rule`];
    }),
  )(history);
};

/** A round promises the deals that its games share: one, or one a board; and none where each game has its own. */
export const promisesDeals = onEachStep(({ decision, before: { league } }) =>
  eventsOf({ decision } as Step).flatMap((event) => {
    if (event.type !== 'roundPaired') return [];
    const { round, deal, boardDeals = [] } = event;
    const plan = league.seasons.find(({ number }) => number === event.season)?.plan;
    const boards = plan?.match?.kind === 'BOARDS' ? plan.match.boards : 0;
    const due = plan?.deal === 'DUPLICATE' ? [boards > 0 ? 0 : 1, boards] : [0, 0];
    const made = [deal === undefined ? 0 : 1, new Set(boardDeals).size];
    return made.join() === due.join() ? [] : [`round ${round} promises ${made.join()} deals, not ${due.join()}`];
  }),
);

/** Decks and the seeds of draws are in no event and no state before their time. */
export const keepsSecrets = onEachStep(({ after, decision, command }, _told) => {
  const words = JSON.stringify(eventsOf({ decision } as Step));
  const shown = new Set(after.league.seasons.flatMap((season) => shownIn(season)));
  const hidden = [...JSON.stringify(words).matchAll(/hidden (?:deck|salt|seed of season) \d+/g)].map(
    ([secret]) => secret,
  );
  return hidden.filter((secret) => !shown.has(secret)).map((secret) => `${command.type} tells the ${secret}`);
});

/** The secrets of a season that all may know by now. */
function shownIn(season: Season): readonly string[] {
  const { plan, status, draw, groups, number, decks = [] } = season;
  const isShown = plan.decks?.shown === 'PUBLIC' || (plan.decks?.shown === 'AT_THE_END' && status === 'CLOSED');
  const texts = isShown ? decks.flatMap(({ open }) => (open ? [open.salt, open.content] : [])) : [];
  const opened = texts.flatMap((text) => [...text.matchAll(/hidden (?:deck|salt) \d+/g)].map(([secret]) => secret));
  return draw && groups ? [...opened, drawSeed(number)] : opened;
}
