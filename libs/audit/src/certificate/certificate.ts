import { canonicalJson } from '#kernel';
import type { FormerHolder } from '#kernel/server';
import { gamesOf, leagueOf, pairingsOf, type LoadedLeague } from '#leagues';
import type { LoadedGame } from '#records';
import type { Signer, Verifier } from '../notes/keys.js';
import { NoteError, openNote, signNote, type OpenedNote } from '../notes/signed-note.js';
import { rulesetOf, type Said } from '../transcript/form.js';
import { CERTIFICATE, certificateSchema, type Certificate, type LeagueStanding } from './form.js';

/** The facts about a game beside its commits. */
export interface CertificateParts extends Said {
  /** The league that opened it, in its current state. */
  readonly league?: LoadedLeague | undefined;
}

/**
 * The result of a game; `undefined` for one that is not over. Throws a TypeError for another league than the game's
 * own.
 */
export function certificateOf(loaded: LoadedGame, { names, league }: CertificateParts): Certificate | undefined {
  const { gameId: game, at: endedAt, hash, game: played } = loaded;
  if (played.phase !== 'over' || played.outcome === null) return undefined;
  if (league && league.leagueId !== leagueOf(loaded)) throw new TypeError(`Game ${game} is not one of this league.`);
  return {
    game,
    ruleset: rulesetOf(played),
    seats: played.seats.map(({ seat, account, bot, formerly }) => ({
      seat,
      account,
      name: names[seat] ?? null,
      bot,
      ...(formerly && { formerly: formerly.map(formerHolder) }),
    })),
    endedAt,
    version: played.version,
    hash,
    ...(played.forkedFrom && { forkedFrom: played.forkedFrom }),
    outcome: played.outcome,
    league: league ? standingOf(league, game) : null,
  };
}

const formerHolder = ({ account, bot, through }: FormerHolder) => ({ account, bot, through });

/** The value of a game in the current state of a league. */
export function standingOf({ leagueId: id, league, hash }: LoadedLeague, gameId: string): LeagueStanding {
  const { name, version } = league;
  for (const season of league.seasons) {
    const pairing = pairingsOf(season)
      .flatMap(gamesOf)
      .find((one) => one.gameId === gameId);
    if (!pairing) continue;
    const { kind = null, scores = [] } = pairing.outcome ?? {};
    return { id, name, version, hash, season: season.number, decided: kind, scores: [...scores] };
  }
  return { id, name, version, hash, season: null, decided: null, scores: [] };
}

/**
 * A certificate as a signed note (C2SP): the name of its form, and its content in canonical JSON. Equal content gives
 * equal bytes.
 */
export const signCertificate = (signer: Signer, certificate: Certificate): string =>
  signNote(`${CERTIFICATE}\n${canonicalJson(certificate)}\n`, [signer]);

/** A certificate, and its signers among the wanted ones. */
export interface OpenedCertificate extends Pick<OpenedNote, 'signedBy'> {
  readonly certificate: Certificate;
}

/** Reads a certificate signed by one of these verifiers. Throws a NoteError for anything else. */
export function openCertificate(note: string, trusted: readonly Verifier[]): OpenedCertificate {
  const { text, signedBy } = openNote(note, trusted);
  const [form, line, ...more] = text.split('\n');
  const read = form === CERTIFICATE && line !== undefined && more.join('') === '' ? parsed(line) : undefined;
  if (!read) throw new NoteError(`A certificate has two lines: “${CERTIFICATE}”, and the result of a game.`);
  return { certificate: read, signedBy };
}

function parsed(line: string): Certificate | undefined {
  try {
    return certificateSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
