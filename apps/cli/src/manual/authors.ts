import { z } from 'zod';
import { judgement, page } from './page.js';

const games = {
  type: 'string',
  value: 'N',
  about: 'How many random games; by default as many as the file says.',
} as const;
const law = { type: 'string', value: 'N', about: 'The one law to check.' } as const;
const lawLine = z.object({ law: z.number(), name: z.string(), ok: z.boolean(), violations: z.array(z.string()) });

/** The pages of commands for authors of rules. */
export const authors = {
  author: page({
    forms: ['PLACE [--seed SEED] [--at VERSION] [--games 20] [--law N] [--watch]'],
    about: [
      'Shows a random game of a ruleset under work, all seats side by side, then checks its laws on a few games.',
      'PLACE is a folder of a package, or its file of laws (*.laws.ts), which calls describeLaws. It needs no build.',
    ],
    options: {
      games: { ...games, about: 'How many random games; by default 20.' },
      law,
      seed: { type: 'string', value: 'SEED', about: 'The game to show, such as laws-12.' },
      at: { type: 'string', value: 'VERSION', about: 'Shows the commits around a version alone.' },
      watch: { type: 'boolean', default: false, about: 'Again after each change of a file.' },
    },
    example: '. --seed laws-12 --at 17',
    line: lawLine,
  }),
  laws: page({
    forms: ['PLACE [--games N] [--law N]'],
    about: [
      'Checks the laws of a ruleset under work.',
      'Of N games it does not demand what so few may miss. The exit code is 1 where a law is broken.',
    ],
    options: { games, law },
    example: '. --games 5',
    line: lawLine,
  }),
  listen: page({
    forms: ['--secret SECRET [--port 4100] [--count N]', '--league LEAGUE --token TOKEN [--url URL] [--port 4100]'],
    about: [
      'Receives webhooks on this machine, and prints each with the result of its verification.',
      'With a league and a token it registers itself first; the server must allow WEBHOOKS_TO_LOOPBACK, as `npm start` does.',
    ],
    options: {
      secret: { type: 'string', value: 'SECRET', about: 'The secret of a webhook that leads here: whsec_…' },
      league: { type: 'string', value: 'LEAGUE', about: 'The id of a league, in the API, to register with.' },
      token: { type: 'string', value: 'TOKEN', about: 'The token of an account that runs the league.' },
      url: { type: 'string', value: 'URL', default: 'http://127.0.0.1:4000', about: 'The address of the server.' },
      port: { type: 'string', value: 'PORT', default: '4100', about: 'Where to listen; 0 takes any free port.' },
      count: { type: 'string', value: 'N', about: 'Ends after so many messages.' },
    },
    example: '--league TGVhZ3VlOjAx… --token "$(cat .chronicler/development-token)"',
    line: z.object({
      id: z.string().meta({ description: 'The header webhook-id.' }),
      verified: z.boolean(),
      body: z.string(),
    }),
  }),
  new: page({
    forms: ['NAME [--into FOLDER]'],
    about: [
      'Writes a package with a tiny game, outside this repository: rules, presentation, laws.',
      'NAME is one word of lower-case letters and digits.',
    ],
    options: {
      into: { type: 'string', value: 'FOLDER', about: 'New or empty; by default NAME, beside the repository.' },
    },
    example: 'ferry --into ../ferry',
    line: z.object({ written: z.string() }),
  }),
  release: page({
    forms: ['RULESET [--into FOLDER]'],
    about: [
      'Freezes the rules of a ruleset in their version, with their kernel; new games are opened on them.',
      'RULESET is a built-in one, or one that RULESETS names, whose package exports its rules as "rules" (from "./rules").',
      'The presentation is not frozen. A version that a git tag holds is never changed again.',
    ],
    options: {
      into: { type: 'string', value: 'FOLDER', about: 'Has the list of releases, index.json; by default rulesets.' },
    },
    example: 'lantern',
    line: judgement,
  }),
  'rules-coverage': page({
    forms: ['[RULESET]'],
    about: ['Lists the tests that name each rule of the catalogue in docs/rules.'],
    options: {},
    example: 'lantern',
    line: z.object({
      ruleset: z.string(),
      ids: z.number(),
      missing: z.array(z.string()).meta({ description: 'Ids that no test names.' }),
      unknown: z.array(z.string()).meta({ description: 'Ids that tests name and the catalogue does not have.' }),
      unexplained: z.array(z.string()).meta({ description: 'Decisions without a reason.' }),
    }),
  }),
  schema: page({
    forms: ['[--released] [--into FOLDER]'],
    about: ['Writes schema.graphql, the schema of the API.'],
    options: {
      released: { type: 'boolean', default: false, about: 'Writes the schema on which clients rely from now on.' },
      into: { type: 'string', value: 'FOLDER', about: 'By default the root of the repository.' },
    },
    example: '',
    line: z.object({ written: z.string() }),
  }),
  simulate: page({
    forms: ['RULESET [--games 100] [--seats N] [--bot NAME,…] [--bots FILE] [--versus NAME] [--exhaust]'],
    about: ['Bots play games; tables show the winners and the use of cards and actions.'],
    options: {
      games: { type: 'string', value: 'N', default: '100', about: 'How many games; with --exhaust the most.' },
      seats: { type: 'string', value: 'N', about: 'How many seats; by default the fewest.' },
      bot: { type: 'string', value: 'NAME,…', about: 'The bot of each seat, the last for all seats after it.' },
      bots: { type: 'string', value: 'FILE', about: 'A module whose exports are bots too.' },
      versus: {
        type: 'string',
        value: 'NAME',
        about: 'The bot of one seat, another one in each game; its share of victories is printed first.',
      },
      seed: { type: 'string', value: 'TEXT', default: 'simulation', about: 'The same seed plays the same games.' },
      options: { type: 'string', value: 'JSON', default: '{}', about: 'Options of the games.' },
      brought: { type: 'string', value: 'BROUGHT', about: 'What the seats bring, such as decks: random, or JSON.' },
      exhaust: { type: 'boolean', default: false, about: 'Plays until everything has happened, and lists the rest.' },
    },
    example: 'lantern --games 1000 --seats 3',
    line: z.object({
      ruleset: z.string(),
      version: z.string(),
      games: z.number(),
      seats: z
        .record(z.string(), z.object({ games: z.number(), wins: z.number(), points: z.number() }))
        .meta({ description: 'By seat; shared first places count as a share of a win.' }),
      versus: z
        .object({ games: z.number(), wins: z.number(), share: z.number(), least: z.number(), most: z.number() })
        .optional()
        .meta({
          description: 'Victories of the bot of --versus: 1 is a fair share, with the ends of the 95 % interval.',
        }),
      endings: z.record(z.string(), z.number()),
      commands: z.record(z.string(), z.number()),
      missing: z.array(z.string()).meta({ description: 'What never happened.' }),
    }),
  }),
};
