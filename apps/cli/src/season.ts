import { createReadStream } from 'node:fs';
import process from 'node:process';
import { verifierFrom, verifyLeagueTranscript } from '#audit';
import { ratingsOf, tableOf, type LoadedLeague, type Rating, type Season } from '#leagues';
import { idOrOther } from './ids.js';
import { answer } from './output.js';
import { readWords } from './read-words.js';
import { table } from './simulate/table.js';
import { blame } from './verify/blame.js';
import { WrongUse } from './wrong-use.js';

type Steps = ReturnType<ReturnType<typeof ratingsOf>['explain']>;

/** A request to `chronicler season`. */
interface SeasonRequest {
  readonly file: string;
  readonly number: number | undefined;
  readonly account: string | undefined;
  readonly keys: readonly string[] | undefined;
}

/**
 * Prints the table and the ratings of a season. Returns the exit code: 1 where the file does not verify, or has no
 * such season.
 */
export async function season(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('season');
  const { file, number, account } = request;
  const read = await leagueIn(request);
  if (typeof read === 'string') return failed(`${file}: ${read}`);
  const { league } = read;
  const found = number === undefined ? league.seasons.at(-1) : league.seasons.find((one) => one.number === number);
  if (!found) return failed(`League “${league.name}” has no such season.`);
  const data = dataOf(read, found);
  const title = `League “${league.name}”, season ${found.number}, “${found.name}”, at version ${league.version}`;
  if (account === undefined) return told(data, `${title}\n\n${standingsIn(found)}\n\n${ratingsIn(found)}`);
  const explained = ratingsOf(found).explain(account);
  return explained.length === 0
    ? failed(`No game of this season is rated for ${account}.`)
    : told({ ...data, explained }, `${title}, ${account}\n\n${stepsIn(explained)}`);
}

const dataOf = ({ leagueId, league: { version } }: LoadedLeague, season: Season): object => ({
  league: leagueId,
  season: season.number,
  name: season.name,
  version,
  standings: tableOf(season),
  ratings: ratingsOf(season).lines(),
});

/** The league of a transcript; or the fault of a file that is none, or is not sound. */
async function leagueIn({ file, keys }: SeasonRequest): Promise<LoadedLeague | string> {
  const found: LoadedLeague[] = [];
  const verdict = await verifyLeagueTranscript(createReadStream(file), {
    gameOf: () => undefined,
    foundLeague: (league) => found.push(league),
    ...(keys ? { trusted: keys.map(verifierFrom) } : {}),
  });
  return verdict.ok ? (found[0] ?? 'no league') : blame(verdict.fault);
}

function standingsIn(season: Season): string {
  const inGroups = season.groups ? ['group', 'place'] : [];
  const head = ['player', 'rank', 'points', ...season.plan.tieBreaks, 'adjustment', ...inGroups];
  const rows = tableOf(season).map(({ player, rank, points, adjustment, tieBreaks, group, groupRank }) => [
    player,
    ...[rank, points, ...tieBreaks, adjustment].map(String),
    ...(season.groups ? [group, groupRank] : []).map(String),
  ]);
  return table(head, rows);
}

function ratingsIn(season: Season): string {
  const rows = ratingsOf(season)
    .lines()
    .map(({ player, shown, rating, games }) => [player, shown.toFixed(3), ...numbersOf(rating), String(games)]);
  return table(['account', 'rating', 'mean', 'deviation', 'games'], rows);
}

/** Each rated game of an account, with its effect. */
function stepsIn(steps: Steps): string {
  const rows = steps.map(({ gameId, at, rank, sides, before, after, against }) => [
    gameId,
    new Date(at).toISOString(),
    `${rank} of ${sides}`,
    numbersOf(before).join(' ± '),
    numbersOf(after).join(' ± '),
    against.map(({ player, rating }) => `${player} (${numbersOf(rating).join(' ± ')})`).join(', '),
  ]);
  return table(['game', 'ended', 'rank', 'before', 'after', 'against'], rows);
}

const numbersOf = ({ mean, deviation }: Rating): [string, string] => [mean.toFixed(3), deviation.toFixed(3)];

function told(data: object, text: string): number {
  answer(data, text);
  return 0;
}

function failed(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]): SeasonRequest | undefined {
  const read = readWords('season', words);
  const [file, ...more] = read.positionals;
  if (file === undefined || more.length > 0) return undefined;
  const { season: number, explain: account, key: keys } = read.values;
  if (number !== undefined && !/^[1-9]\d{0,5}$/.test(number)) return undefined;
  return {
    file,
    number: number === undefined ? undefined : Number(number),
    account: account && (idOrOther(account, 'Account') ?? account),
    keys,
  };
}
