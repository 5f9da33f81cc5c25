import { once } from 'node:events';
import { judgedRulesets } from '../../rulesets.js';
import { createReadStream } from 'node:fs';
import process from 'node:process';
import { readTranscript, type TranscriptHeader } from '#audit';
import { visibleEvents, type RulesetRegistry, type SeenEvent } from '#games';
import { atSeat, auditor, importances, locales, type Importance, type Locale, type Seat, type Viewer } from '#kernel';
import { commitOf, describedIn, foldGame, unopenedGame, type LoadedGame } from '#records';
import { answer } from './output.js';
import { readWords } from './read-words.js';
import { judgeBy, sentencesOn } from './verify/files.js';
import { WrongUse } from './wrong-use.js';

/** A request to `chronicler replay`. */
interface ReplayRequest {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** The viewer of the game; by default all is shown. */
  readonly seat: Seat | undefined;
  readonly locale: Locale;
  readonly atLeast: Importance;
}

/** Tells a transcript. Returns the exit code. */
export async function replay(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('replay');
  const registry = await judgedRulesets();
  const isSound = await saysWhereWrong(request.file, registry);
  let told = 0;
  const viewer = request.seat === undefined ? auditor : atSeat(request.seat);
  let loaded: LoadedGame | undefined;
  let names: readonly string[] = [];
  for await (const line of readTranscript(createReadStream(request.file))) {
    if ('header' in line) {
      loaded = unopenedGame(line.header.id, await registry.pinned(line.header.ruleset));
      names = namesIn(line.header);
    } else if (loaded && 'commit' in line) {
      const commit = commitOf(line.commit);
      loaded = foldGame(loaded, [commit]);
      const events = eventsOf(loaded, viewer, [commit], request);
      await tell(loaded, events, names, request);
      told += events.length;
    }
  }
  if (told === 0) process.stderr.write(`${nothingTold(request, loaded?.game.version ?? 0)}\n`);
  return isSound ? 0 : 1;
}

/** True for a sound transcript; else prints its fault. */
async function saysWhereWrong(file: string, registry: RulesetRegistry): Promise<boolean> {
  const [judged] = await sentencesOn([file], judgeBy(registry, undefined));
  const verdict = await judged?.sentence();
  if (verdict?.ok === false) process.stderr.write(`${file} does not verify: ${verdict.says}\n`);
  return verdict?.ok === true;
}

function nothingTold({ from, to, atLeast }: ReplayRequest, version: number): string {
  if (from > version) return `Nothing to tell: the game ends with version ${version}.`;
  return `Nothing to tell between versions ${from} and ${Math.min(to, version)} that is at least ${atLeast}: --least ${importances.at(-1)} tells everything.`;
}

const eventsOf = (
  loaded: LoadedGame,
  viewer: Viewer,
  commits: Parameters<typeof visibleEvents>[2],
  { from, to, atLeast }: ReplayRequest,
): readonly SeenEvent[] => visibleEvents(loaded, viewer, commits, { after: from - 1, upTo: to, atLeast });

/** Waits for the reader. */
async function tell(
  loaded: LoadedGame,
  events: readonly SeenEvent[],
  names: readonly string[],
  { locale }: ReplayRequest,
): Promise<void> {
  for (const { version, at, event } of events) {
    const keepsUp = answer({ version, at, ...event }, describedIn(loaded, event, locale, names));
    if (!keepsUp) await once(process.stdout, 'drain');
  }
}

/** Names by seat, as in `playerNames`; without erased ones. */
function namesIn({ seats }: TranscriptHeader): readonly string[] {
  const names: string[] = [];
  for (const { seat, name, bot } of seats) {
    const told = bot === null ? name : `${bot} (${seat + 1})`;
    if (told !== null) names[seat] = told;
  }
  return names;
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]): ReplayRequest | undefined {
  const read = wordsOf(words);
  if (!read) return undefined;
  const locale = locales.find((known) => known === read.language);
  const atLeast = importances.find((known) => known === read.least);
  const [from, to, seat] = [numberIn(read.from ?? '1'), numberIn(read.to ?? '999999999'), numberIn(read.seat ?? '0')];
  if (!locale || !atLeast || from === undefined || to === undefined || seat === undefined) return undefined;
  return {
    file: read.file,
    from,
    to,
    seat: read.seat === undefined ? undefined : seat,
    locale,
    atLeast,
  };
}

const numberIn = (word: string): number | undefined => (/^\d{1,9}$/.test(word) ? Number(word) : undefined);

function wordsOf(words: readonly string[]) {
  const read = readWords('replay', words);
  const [file, ...more] = read.positionals;
  return file === undefined || more.length > 0 ? undefined : { file, ...read.values };
}
