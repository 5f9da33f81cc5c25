import { createReadStream } from 'node:fs';
import { judgedRulesets } from '../../../rulesets.js';
import {
  certificateOf,
  firstDifference,
  standingOf,
  transcriptKind,
  verifyLeagueTranscript,
  verifyTranscript,
  type Certificate,
  type Judge,
  type LeagueStanding,
} from '#audit';
import { leagueOf } from '#leagues';
import { blame } from '../verify/blame.js';
import { judgeBy } from '../verify/files.js';

/**
 * The contradiction between a certificate and the transcripts of its game and of its league, in a line; `undefined`
 * where all agree.
 */
export async function contradictionIn(
  certificate: Certificate,
  files: readonly string[],
  keys: readonly string[],
): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const judge = judgeBy(await judgedRulesets(), keys);
  for (const file of files) {
    const isLeague = (await transcriptKind(createReadStream(file))) === 'league';
    const wrong = await (isLeague ? leagueAgainst : gameAgainst)(certificate, file, judge);
    if (wrong !== undefined) return `${file}: ${wrong}`;
  }
  return undefined;
}

async function gameAgainst(certificate: Certificate, file: string, judge: Judge): Promise<string | undefined> {
  let due: object | undefined;
  const names = certificate.seats.map(({ name }) => name);
  const found: Judge['found'] = (game) => (due = { ...certificateOf(game, { names }), league: leagueOf(game) ?? null });
  const verdict = await verifyTranscript(createReadStream(file), { ...judge, found });
  if (!verdict.ok) return blame(verdict.fault);
  return differing(due, { ...certificate, league: certificate.league?.id ?? null });
}

async function leagueAgainst({ game, league }: Certificate, file: string, judge: Judge): Promise<string | undefined> {
  const due: LeagueStanding[] = [];
  const verdict = await verifyLeagueTranscript(createReadStream(file), {
    ...judge,
    gameOf: () => undefined,
    passedLeague: (passed) => {
      if (passed.league.version === league?.version) due.push(standingOf(passed, game));
    },
  });
  if (!verdict.ok) return blame(verdict.fault);
  if (verdict.end.id !== league?.id) return `this is the transcript of another league, ${verdict.end.id}`;
  if (due.length === 0) return `it does not reach version ${league.version} of the league`;
  return differing(due[0], league);
}

/** The difference between a certificate and the result of the played game. */
function differing(due: unknown, said: unknown): string | undefined {
  const difference = firstDifference(due, said);
  return (
    difference && `the certificate states ${difference.found} at ${difference.path}, but it was ${difference.expected}`
  );
}
