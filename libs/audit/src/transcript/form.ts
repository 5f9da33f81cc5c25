import { canonicalJson, type Json } from '#kernel';
import { gameEventSchemas, type Game } from '#kernel/server';
import type { LoadedGame } from '#records';
import { z } from 'zod';

/* The lines of a transcript (docs/transcript.md). Each is an object with one name, or two at the end, in canonical JSON. */

/** The beginning of the first line. */
export const FORMAT = 'chronicle/1';

/** Lines are parsed as JSON before anything is checked. */
const json = z.custom<Json>((value) => value !== undefined, 'expected JSON');

/** A hash, in hexadecimal. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/);
const seed = z.string().regex(/^([0-9a-f]{2}){16,128}$/);
/** A number of an event. */
export const version = z.int().min(1);

/** The rules under which something was played. */
export const rulesetSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** SHA-256 of the released rules that the game was opened on; `null` for rules that were not released. */
  digest: hash.nullable(),
});
/** The rules under which a game was played. */
export type TranscriptRuleset = z.output<typeof rulesetSchema>;

const seatSchema = z.strictObject({ seat: z.int().min(0), name: z.string().nullable(), bot: z.string().nullable() });

/** The common part of the first line and the last. */
const about = {
  format: z.literal(FORMAT),
  kind: z.literal('game'),
  id: z.uuid(),
  ruleset: rulesetSchema,
  /** The players of the seats. A name may be left out, since commits name accounts by their ids. */
  seats: z.array(seatSchema),
  /** The revealed secret seed: also in the first line, so that a reader can decide the commands in one pass. */
  seed,
};

const headerSchema = z.strictObject({
  ...about,
  /** The key of the signature at the end, in the form of `verifierKeyOf`. */
  key: z.string(),
});
/** The first line. */
export type TranscriptHeader = z.output<typeof headerSchema>;

const commitSchema = z.strictObject({
  gameId: z.uuid(),
  commandId: z.string(),
  firstVersion: version,
  lastVersion: version,
  actor: z.string(),
  command: json,
  at: z.int().min(0),
  events: z.array(z.strictObject({ version, type: z.string(), schemaVersion: z.int().min(1), data: json })).min(1),
  hash,
});

const endSchema = z.strictObject({
  ...about,
  version,
  hash,
  outcome: gameEventSchemas.gameOver,
});
/** The signed part: the game, its rules, and its result. */
export interface TranscriptEnd extends Omit<z.output<typeof endSchema>, 'outcome'> {
  readonly outcome: NonNullable<Game['outcome']>;
}

/** The three kinds of lines. */
export const lineSchemas = {
  header: z.strictObject({ header: headerSchema }),
  commit: z.strictObject({ commit: commitSchema }),
  /** The signature is Ed25519, in base64, over `signedText`. */
  end: z.strictObject({ end: endSchema, signature: z.string() }),
};

/** The signed text of a transcript, of a game or a campaign: its form, and its end in canonical JSON. */
export const signedText = (end: { readonly format: typeof FORMAT }): string => `${FORMAT}\n${canonicalJson(end)}`;

/** The facts about a game beside its commits. */
export interface Said {
  /** Names of the players by seat; `null` where one is left out. */
  readonly names: readonly (string | null)[];
}

/** The rules under which a game is played. */
export const rulesetOf = ({ ruleset: name, rulesVersion, rulesDigest = null }: Game): TranscriptRuleset => ({
  name,
  version: rulesVersion,
  digest: rulesDigest,
});

/** The end of a game's transcript, with its result; `undefined` for a game that is not over. */
export function endOf({ gameId, game, hash }: LoadedGame, { names }: Said): TranscriptEnd | undefined {
  const { phase, seed, outcome, version } = game;
  if (phase !== 'over' || seed === null || outcome === null) return undefined;
  const ruleset = rulesetOf(game);
  const seats = game.seats.map(({ seat, bot }) => ({ seat, name: names[seat] ?? null, bot }));
  return { format: FORMAT, kind: 'game', id: gameId, ruleset, seats, seed, version, hash, outcome };
}

/** The first line of the transcript that has this end. */
export const headerOf = ({ format, kind, id, ruleset, seats, seed }: TranscriptEnd, key: string): TranscriptHeader => ({
  format,
  kind,
  id,
  ruleset,
  seats,
  seed,
  key,
});
