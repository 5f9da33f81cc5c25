import { z } from 'zod';
import { importances, locales } from '#kernel';
import { judgement, page } from './page.js';

const key = {
  type: 'string',
  value: 'KEY',
  multiple: true,
  about: 'The key of a trusted signer, from /v1/keys.',
} as const;
const language = { type: 'string', value: locales.join('|'), default: 'en', about: 'The language.' } as const;
const least = {
  type: 'string',
  value: importances.join('|'),
  default: 'STORY',
  about: 'The least weight of an event that is told.',
} as const;

/** The pages of commands on transcripts and on what is stored. */
export const proofs = {
  certificate: page({
    forms: ['FILE --key KEY... [--transcript FILE]...'],
    about: [
      'Prints the result of a game, as signed by its server.',
      'FILE is a certificate (/v1/games/{id}/certificate).',
      'With --transcript, of the game, of its league or of both, the result is checked against the commands and decisions.',
    ],
    options: {
      key,
      transcript: { type: 'string', value: 'FILE', multiple: true, about: 'A transcript to check the result against.' },
    },
    example: 'certificate.txt --key play.example+3b1f+AZ…',
    line: z.object({
      certificate: z.looseObject({ game: z.string() }),
      signedBy: z.array(z.string()),
      transcripts: z.number().meta({ description: 'The number of transcripts that it was checked against.' }),
    }),
  }),
  export: page({
    forms: ['<game>|<campaign>|<league> [--out FILE] [--without-names]', '--all --out FOLDER [--without-names]'],
    about: [
      'Writes transcripts of games that are over, of campaigns and of leagues.',
      'A transcript on the standard output is JSON by line already; with --out, --json tells of each file.',
    ],
    options: {
      all: { type: 'boolean', default: false, about: 'All of them, each in a file.' },
      out: { type: 'string', value: 'FILE', about: 'The file or folder to write; nothing is overwritten.' },
      'without-names': { type: 'boolean', default: false, about: 'Leaves out the names of people.' },
    },
    example: 'R2FtZTowMTk4… --out game.chronicle.ndjson',
    line: z.object({ id: z.string(), kind: z.string(), file: z.string() }),
  }),
  import: page({
    forms: ['FILE... --key KEY...'],
    about: [
      'Stores games and campaigns that were played on another server, once they are verified.',
      'They keep their ids, times and hashes. Campaigns are verified against those of their games that are among the files.',
      'They are stored in the order in which they ended.',
    ],
    options: { key },
    example: 'game.chronicle.ndjson --key play.example+3b1f+AZ…',
    line: judgement,
  }),
  log: page({
    forms: ['game FILE PROOF --key KEY', 'growth CHECKPOINT PROOF --key KEY'],
    about: [
      'Checks a proof of the log.',
      'game: whether the game of a transcript, with its result, is in the log of the server (/v1/games/{id}/log-proof).',
      'growth: whether the log begins with all entries of the log of an older checkpoint (/v1/log/consistency?from=SIZE).',
      'To check a transcript, use verify.',
    ],
    options: { key: { type: 'string', value: 'KEY', about: 'The key of the log, from /v1/keys.' } },
    example: 'game game.chronicle.ndjson proof.txt --key play.example+3b1f+AZ…',
    line: judgement,
  }),
  replay: page({
    forms: [
      `FILE [--from VERSION] [--to VERSION] [--seat SEAT] [--language ${language.value}] [--least ${least.value}]`,
    ],
    about: [
      'Tells a transcript as a story, a line for each event.',
      'Where it does not verify, standard error says so, and the exit code is 1. To check the signature, use verify.',
    ],
    options: {
      from: { type: 'string', value: 'VERSION', about: 'The first version that is told.' },
      to: { type: 'string', value: 'VERSION', about: 'The last one.' },
      seat: { type: 'string', value: 'SEAT', about: 'Tells what this seat sees, counted from 0; by default all.' },
      language,
      least,
    },
    example: 'docs/transcript/example.chronicle.ndjson --language fr',
    line: z.looseObject({ version: z.number(), at: z.number(), type: z.string() }),
  }),
  season: page({
    forms: ['FILE [--season N] [--explain ACCOUNT] [--key KEY]...'],
    about: [
      'Prints the table and the ratings of a season, computed from the transcript of its league.',
      'The transcript is verified first, without those of its games.',
    ],
    options: {
      season: { type: 'string', value: 'N', about: 'The season; by default the last one.' },
      explain: { type: 'string', value: 'ACCOUNT', about: 'Prints each rated game of an account instead.' },
      key,
    },
    example: 'league.chronicle.ndjson --season 2',
    line: z.object({
      league: z.string(),
      season: z.number(),
      name: z.string(),
      version: z.number(),
      standings: z.array(z.looseObject({ player: z.string(), rank: z.number(), points: z.number() })),
      ratings: z.array(z.looseObject({ player: z.string(), shown: z.number(), games: z.number() })),
      explained: z
        .array(z.looseObject({ gameId: z.string() }))
        .optional()
        .meta({ description: 'With --explain: the rated games of the account.' }),
    }),
  }),
  tell: page({
    forms: [`<game> [--language ${language.value}] [--least ${least.value}]`],
    about: [
      'Tells the story of a stored game, a sentence in each line.',
      'A finished game is told in full, a running one as seen by a spectator. The exit code is 1 for one that does not verify.',
    ],
    options: { language, least },
    example: 'R2FtZTowMTk4… --least TURNING_POINT | head',
    line: z.object({ version: z.number(), at: z.iso.datetime(), type: z.string(), says: z.string() }),
  }),
  verify: page({
    forms: ['FILE... [--key KEY]...', '<game>|<campaign>|<league>', '--all', '--night 2026-11-26'],
    about: [
      'Verifies transcripts, or stored streams.',
      'A transcript is verified alone, without a server or a database.',
      'With --night: what workers verify each night, which are streams with new commits or known faults, and a sample of all (VERIFY_NIGHTS). It goes on where another process has left it.',
    ],
    options: {
      all: { type: 'boolean', default: false, about: 'All stored streams, and the log of games.' },
      key,
      night: { type: 'string', value: 'DATE', about: 'What is due in this night, once.' },
    },
    example: 'docs/transcript/example.chronicle.ndjson',
    line: judgement,
  }),
};
