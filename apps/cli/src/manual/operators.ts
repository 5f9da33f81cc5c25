import { z } from 'zod';
import { page } from './page.js';

const reason = { type: 'string', value: 'TEXT', about: 'Why; recorded before it is done.' } as const;
const by = { type: 'string', value: 'NAME', about: 'Who; by default the user of the system.' } as const;
const why = { reason, by };
const game = 'R2FtZTowMTk4…';

const done = z.object({ action: z.string(), on: z.string(), says: z.string() });

/** The pages of commands of operators, on a server and its games. */
export const operators = {
  abandon: page({
    forms: ['<game> --reason TEXT [--by NAME]'],
    about: ['Ends a game, without a winner.'],
    options: why,
    example: `${game} --reason "Both players asked for it."`,
    line: done,
  }),
  archive: page({
    forms: ['--before DATE'],
    about: [
      'Moves games that ended before a day from the database into the archive, as the owner of MIGRATION_DATABASE_URL.',
      'Each is verified, written, read back and compared, and only then deleted. They stay readable, and can be restored.',
      'ARCHIVE names a folder or a bucket (s3://bucket/prefix), the same for every process of the server.',
    ],
    options: {
      before: { type: 'string', value: 'DATE', about: 'A day, such as 2026-01-01: from its beginning, UTC.' },
    },
    example: '--before 2026-01-01',
    line: z.object({
      game: z.string().optional(),
      commits: z.number().optional(),
      bytes: z.number().optional().meta({ description: 'Size of its object, or of all.' }),
      fault: z.string().optional().meta({ description: 'Why it was not archived.' }),
      games: z.number().optional().meta({ description: 'How many were archived.' }),
      waiting: z.number().optional().meta({ description: 'How many a read model has not taken in.' }),
      faulty: z.number().optional(),
    }),
  }),
  'erase-name': page({
    forms: ['<account> --reason TEXT [--by NAME]'],
    about: ['Erases the name of an account.'],
    options: why,
    example: 'QWNjb3VudDow… --reason "They asked for it."',
    line: done,
  }),
  migrate: page({
    forms: [''],
    about: [
      'Brings the database up to date, as the owner of MIGRATION_DATABASE_URL; makes the login of DATABASE_URL.',
      'So with each database of DATABASE_NODES, which then has a record of its name and its slices.',
      'The embedded database of `npm start` is updated at each start.',
    ],
    options: {},
    example: '',
    line: z.object({ done: z.array(z.string()) }),
  }),
  nodes: page({
    forms: ['', 'move --slices A-B --to NODE'],
    about: [
      'Lists the databases of DATABASE_NODES: their slices, their streams, and how far the feed is behind.',
      'move brings the streams of some slices to another of them, as the owner of the databases, while no API and no worker runs.',
      'It compares every copy before it gives anything up, and prints the slices for DATABASE_NODES.',
    ],
    options: {
      slices: { type: 'string', value: 'A-B', about: 'Slices from 0 to 1023, such as 512-767.' },
      to: { type: 'string', value: 'NODE', about: 'The name of the node that gets them.' },
    },
    example: 'move --slices 512-767 --to node2',
    line: z.object({
      node: z.string(),
      slices: z.string(),
      streams: z.number().optional(),
      open: z.number().optional(),
      behind: z.number().optional().meta({ description: 'Seconds.' }),
      moved: z.number().optional().meta({ description: 'Streams.' }),
    }),
  }),
  operations: page({
    forms: [''],
    about: ['Lists the operations of operators on games, accounts and leagues, with times and reasons.'],
    options: {},
    example: '',
    line: z.object({ at: z.iso.datetime(), by: z.string(), action: z.string(), on: z.string(), reason: z.string() }),
  }),
  park: page({
    forms: ['<game> --reason TEXT [--by NAME]'],
    about: ['Parks a game: it accepts no command, and nothing of it is due, until it is resumed.'],
    options: why,
    example: `${game} --reason "It harms others."`,
    line: done,
  }),
  pardon: page({
    forms: ['<game> --seconds SECONDS --reason TEXT [--by NAME]'],
    about: ['Gives the current step of a game more time.'],
    options: { seconds: { type: 'string', value: 'SECONDS', about: 'How much more time.' }, ...why },
    example: `${game} --seconds 600 --reason "The server was away."`,
    line: done,
  }),
  parked: page({
    forms: [''],
    about: ['Lists the parked games, with times and reasons.'],
    options: {},
    example: '',
    line: z.object({ game: z.string(), since: z.iso.datetime(), why: z.string() }),
  }),
  'repair-log': page({
    forms: [''],
    about: ['Rebuilds the tree of the log of games from its entries, as the owner of the database.'],
    options: {},
    example: '',
    line: z.object({
      size: z.number(),
      removed: z.number(),
      made: z.number(),
      faults: z.array(z.string()),
    }),
  }),
  replace: page({
    forms: ['<game> --seat SEAT --account ACCOUNT --reason TEXT [--by NAME]'],
    about: ['Gives a seat of a game to another account from now on.'],
    options: {
      seat: { type: 'string', value: 'SEAT', about: 'The seat, counted from 0.' },
      account: { type: 'string', value: 'ACCOUNT', about: 'The id of the account.' },
      ...why,
    },
    example: `${game} --seat 1 --account QWNjb3VudDow… --reason "Ill."`,
    line: done,
  }),
  resume: page({
    forms: ['<game> --reason TEXT [--by NAME]'],
    about: ['Resumes a parked game.'],
    options: why,
    example: `${game} --reason "The rules are fixed."`,
    line: done,
  }),
  restore: page({
    forms: ['<game>…', '--all'],
    about: [
      'Brings games back from the archive into the database, as they were, as the owner of MIGRATION_DATABASE_URL.',
      'Their objects stay in the archive.',
    ],
    options: { all: { type: 'boolean', about: 'Every archived game.' } },
    example: game,
    line: z.object({
      game: z.string().optional(),
      fault: z.string().optional().meta({ description: 'Why it was not restored.' }),
      games: z.number().optional().meta({ description: 'How many were restored.' }),
      faulty: z.number().optional(),
    }),
  }),
  'revoke-vouch': page({
    forms: ['<league> --reason TEXT [--by NAME]'],
    about: ['The games of a league no longer count for ratings of the server.'],
    options: why,
    example: 'TGVhZ3VlOjAx… --reason "It lets bots play for people."',
    line: done,
  }),
  'rotate-seeds': page({
    forms: [''],
    about: ['Encrypts all seeds under SEED_KEY that are under one of SEED_KEYS_OLD.'],
    options: {},
    example: '',
    line: z.object({ count: z.number() }),
  }),
  vouch: page({
    forms: ['<league> --reason TEXT [--by NAME]'],
    about: ['The games of a league count for ratings of the server.'],
    options: why,
    example: 'TGVhZ3VlOjAx… --reason "The club is known."',
    line: done,
  }),
};
