import { dirname } from 'node:path';
import process from 'node:process';
import { judgeApart, replayApart, type LawChanges } from '#kernel/testing';
import { FEW_GAMES, readRequest, type LawsRequest } from './arguments.js';
import { lawsFileOf, NoLawsError } from './laws-file.js';
import { answer, say } from '../output.js';
import { onChanges } from './on-changes.js';
import { sideBySide } from './side-by-side.js';
import { verdictOn } from './verdict.js';

/** Checks the laws of a ruleset, in full. Gives the exit code. */
export const laws = (words: readonly string[]): Promise<number> =>
  carriedOut('laws', words, async (request, file) => {
    const { games, law } = request;
    return judged(file, request, {
      ...(games === undefined ? {} : { games, reduced: true }),
      ...(law === undefined ? {} : { only: law }),
    });
  });

/** Shows a game and checks the laws on a few. Gives the exit code; with `--watch` only once `signal` aborts. */
export const author = (words: readonly string[], signal?: AbortSignal): Promise<number> =>
  carriedOut('author', words, async (request, file) => {
    const run = (): Promise<number> => shownAndJudged(file, request).catch(told);
    if (!request.watch) return run();
    await onChanges(dirname(file), run, signal);
    return 0;
  });

async function carriedOut(
  name: 'author' | 'laws',
  words: readonly string[],
  work: (request: LawsRequest, file: string) => Promise<number>,
): Promise<number> {
  const request = readRequest(name, words);
  try {
    return await work(request, await lawsFileOf(request.place));
  } catch (fault) {
    if (!(fault instanceof NoLawsError)) throw fault;
    return told(fault);
  }
}

function told(fault: unknown): number {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  return 1;
}

async function shownAndJudged(file: string, request: LawsRequest): Promise<number> {
  const { games = FEW_GAMES, law, seed, at } = request;
  const changes: LawChanges = { games, reduced: true, ...(law === undefined ? {} : { only: law }) };
  const [, text, number = '0'] = /^(.*)-(\d+)$/u.exec(seed ?? '') ?? [];
  const replay = await replayApart(file, Number(number), { ...changes, ...(text === undefined ? {} : { seed: text }) });
  say(sideBySide(replay, at));
  say('');
  return judged(file, request, changes);
}

async function judged(file: string, request: LawsRequest, changes: LawChanges): Promise<number> {
  const reports = await judgeApart(file, undefined, changes);
  const held = reports.filter(({ law: { number } }) => request.law === undefined || number === request.law);
  for (const { law, violations } of held)
    answer({ law: law.number, name: law.name, ok: violations.length === 0, violations }, '');
  const { ok, says } = verdictOn(held, { ...request, games: changes.games });
  say(says);
  return ok ? 0 : 1;
}
