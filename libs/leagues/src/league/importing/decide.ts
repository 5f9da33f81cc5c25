import { localized, type Refusal } from '#kernel';
import type { Report } from '../../exchange/report.js';
import { seasonOf } from '../../exchange/season-of.js';
import { readTrf } from '../../exchange/trf-reader.js';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { deckOf, lacksDeck } from '../decks/submitted.js';
import type { LeagueEvent } from '../events.js';
import { pointSystemOf } from '../point-system.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { isForbidden } from '../running/is-forbidden.js';
import { playing, type Entry, type Season } from '../state.js';
import { beginOf } from './begin-of-day.js';
import { importedGames, isDecided, type Naming } from './imported-games.js';

type Refused = Refusal<LeagueRefusalCode>;

/** What a report tells, and who its participants are. */
interface Importing {
  /** The season of the report, whose participants are named by their numbers. */
  readonly told: Season;
  readonly dates: Report['dates'];
  readonly naming: Naming;
  readonly command: CommandOf<'importRounds'>;
  readonly asking: Asking;
}

/** Takes the rounds of a report into a season: whole rounds, of its participants, under its plan. */
export function importRounds(season: Season, command: CommandOf<'importRounds'>, asking: Asking): LeagueDecision {
  const mayNot = mayNotImport(season);
  if (mayNot) return mayNot;
  const read = reportIn(command.report);
  if ('code' in read) return read;
  const { told, dates } = read;
  const wrong = differenceOf(season, told) ?? wrongRounds(told);
  if (wrong) return wrong;
  const naming = namingOf(season, told, command);
  if ('code' in naming) return naming;
  const undecked = wrongDecks(season, told, naming, asking);
  if (undecked) return undecked;
  const importing = { told, dates, naming, command, asking };
  return { events: [...roundsIn(season, importing), ...decisionsIn(season, importing)] };
}

function mayNotImport({ plan, rounds }: Season): Refused | undefined {
  if (rounds.length > 0) return refuseLeague('importTooLate');
  const { format, match, scoring, groups } = plan;
  const isOfRounds = format.kind === 'SWISS' || format.kind === 'ROUND_ROBIN';
  const isOfDuels = match === undefined || match.kind === 'BOARDS';
  const fits = isOfRounds && isOfDuels && scoring.kind === 'RESULT' && !groups;
  return fits ? undefined : refuseLeague('importBeyond');
}

function reportIn(text: string): Refused | Pick<Importing, 'told' | 'dates'> {
  const { report, faults } = readTrf(text);
  if (!report) {
    const [{ line, column, message } = { line: 1, column: 1, message: localized('', '') }] = faults;
    return refuseLeague('wrongReport', { line, column, fault: message });
  }
  const reported = seasonOf(report);
  if ('wrong' in reported) return refuseLeague('wrongReport', { line: 1, column: 1, fault: reported.wrong });
  return { told: reported.season, dates: report.dates };
}

/** The part of the plan of which the report has another one: its results would count otherwise. */
function differenceOf({ plan }: Season, { plan: told, rounds }: Season): Refused | undefined {
  const [own, its] = [pointSystemOf(plan), pointSystemOf(told)];
  const { format, match } = plan;
  const isSameFormat =
    format.kind === 'ROUND_ROBIN'
      ? told.format.kind === format.kind && told.format.twice === format.twice
      : told.format.kind === format.kind;
  const different =
    (isSameFormat ? undefined : 'format') ??
    (format.kind === 'SWISS' && rounds.length > format.rounds ? 'rounds' : undefined) ??
    (boardsOf(match) === boardsOf(told.match) ? undefined : 'match') ??
    (['win', 'draw', 'loss', 'bye', 'absence'] as const).find((name) => own[name] !== its[name]);
  return different === undefined ? undefined : refuseLeague('otherPlan', { part: different });
}

const boardsOf = (match: Season['plan']['match']): string =>
  match?.kind === 'BOARDS' ? `${match.boards} ${match.swapped}` : '';

function wrongRounds({ rounds }: Season): Refused | undefined {
  if (rounds.length === 0) return refuseLeague('nothingToImport');
  const open = rounds.find(({ pairings }) => !pairings.every(isDecided));
  return open && refuseLeague('roundUnfinished', { round: open.number });
}

const inOrder = ({ entries }: Season): readonly Entry[] => entries.toSorted((one, other) => one.number - other.number);

/** The participants of the report are those of the season, each once. */
function namingOf(season: Season, told: Season, { participants }: CommandOf<'importRounds'>): Refused | Naming {
  const own = new Map(season.entries.map((entry) => [entry.player, entry]));
  const named = participants ?? inOrder(season).map(({ player }) => player);
  const reported = inOrder(told);
  const stranger = named.find((player) => !own.has(player));
  if (stranger !== undefined) return refuseLeague('notEntered', { player: stranger });
  const isOfAll = new Set(named).size === own.size && named.length === own.size && reported.length === own.size;
  if (!isOfAll) return refuseLeague('otherParticipants', { reported: reported.length, entered: own.size });
  const pairs = reported.map((entry, place) => [entry, own.get(named[place] ?? '')] as const);
  const isOnBoards = season.plan.match !== undefined;
  for (const [entry, its] of pairs)
    if (isOnBoards && its && its.members.length !== entry.members.length)
      return refuseLeague('otherMembers', {
        ...{ player: its.player, reported: entry.members.length, entered: its.members.length },
      });
  const players = new Map(pairs.map(([{ player }, its]) => [player, its?.player ?? '']));
  const accounts = new Map(
    pairs.flatMap(([{ player, members }, its]) =>
      members.map((member, place) => [`${player} ${member}`, its?.members[place] ?? ''] as const),
    ),
  );
  return {
    playerOf: (participant) => players.get(participant) ?? '',
    accountOf: (participant, player) => accounts.get(`${participant} ${player}`) ?? '',
  };
}

/**
 * The season begins with its imported rounds, and decks are fixed then. Those who play on need one: to drop participants without
 * one, as a first pairing does, would take results out of the report.
 */
function wrongDecks(season: Season, told: Season, { playerOf }: Naming, { decks }: Asking): Refused | undefined {
  const gone = new Set(told.entries.flatMap((one) => (one.withdrawnAfter === null ? [] : playerOf(one.player))));
  const refused = new Set(decks?.refused);
  const isRefused = ({ members }: Entry): boolean =>
    members.some((member) => refused.has(deckOf(season, member)?.commitment ?? ''));
  const undecked = playing(season).find(
    (entry) => !gone.has(entry.player) && (lacksDeck(season, entry) || isRefused(entry)),
  );
  return undecked && refuseLeague('deckMissing', { player: undecked.player });
}

function roundsIn(season: Season, { told, dates, naming, command, asking }: Importing): readonly LeagueEvent[] {
  const { by, at, gameIdOf } = asking;
  let games = 0;
  const nextId = (): string => gameIdOf((games += 1) - 1);
  return told.rounds.map(({ number, pairings, byes }, place) => ({
    type: 'roundImported',
    season: season.number,
    round: number,
    playedAt: playedAt(dates[place], at),
    pairings: importedGames(pairings, naming, nextId),
    byes: byes.map((bye) => ({ ...bye, player: naming.playerOf(bye.player) })),
    by,
    reason: command.reason,
  }));
}

/** The begin of a day in the report; the time of the import where there is none, or it is still to come. */
const playedAt = (date: string | undefined, at: number): number =>
  Math.min(at, date === undefined ? at : beginOf(date));

/** What else the report tells: pairings that must not be, participants who are gone, and line-ups. */
function decisionsIn(season: Season, { told, naming, command, asking }: Importing): readonly LeagueEvent[] {
  const given = { season: season.number, by: asking.by } as const;
  const { playerOf, accountOf } = naming;
  const { reason } = command;
  const gone = new Set(season.entries.filter((one) => one.withdrawnAfter !== null).map(({ player }) => player));
  const forbidden = (told.forbidden ?? []).map(({ players }) => players.map(playerOf));
  return [
    ...forbidden
      .filter(([one = '', other = '']) => !isForbidden(season, one, other))
      .map((players) => ({ type: 'pairingForbidden', ...given, players, reason }) as const),
    ...told.entries.flatMap(({ player, members, withdrawnAfter, lineUp }): readonly LeagueEvent[] => [
      ...(withdrawnAfter === null || gone.has(playerOf(player))
        ? []
        : [{ type: 'withdrawn', ...given, player: playerOf(player), reason } as const]),
      ...(lineUp && members.length >= lineUp.length
        ? [
            {
              type: 'linedUp',
              ...given,
              player: playerOf(player),
              members: lineUp.map((member) => accountOf(player, member)),
            } as const,
          ]
        : []),
    ]),
  ];
}
