import { z } from 'zod';
import { page } from './page.js';

const share = (about: string, value: string) => ({ type: 'string', value: 'PERCENT', default: value, about }) as const;
const count = (about: string, value: string) => ({ type: 'string', value: 'N', default: value, about }) as const;

/** The pages of commands on tournaments that other programs may have run. */
export const tournaments = {
  pairings: page({
    forms: [
      'check FILE...',
      'generate [--players 32] [--rounds 7] [--seed SEED] [--late 0] [--withdrawn 0] [--byes 0] [--forfeits 0] [--odd 0] [--draws 20] [--points 1-0.5-0] [--accelerated]',
    ],
    about: [
      'Checks tournament reports (TRF26, TRF16), and generates random ones.',
      'check pairs each round again from the results before it, by FIDE’s Dutch system or the Berger tables, and computes points and places.',
      'The exit code is 1 where a pairing, points or a place is wrong, or where a file is no report: then with line and column.',
      'generate prints a random Swiss season as TRF26, the same for the same seed.',
    ],
    options: {
      players: count('The number of players, late ones included.', '32'),
      rounds: count('The number of rounds.', '7'),
      seed: { type: 'string', value: 'SEED', default: '1', about: 'The seed of all chance.' },
      late: count('Players who enter after the first round.', '0'),
      withdrawn: count('Players who withdraw before the end.', '0'),
      byes: share('Players who ask not to play a round, of 100.', '0'),
      forfeits: share('Games for which a player does not appear, of 100.', '0'),
      odd: share('Games that an arbiter decides with ½–0 or 0–0, of 100.', '0'),
      draws: share('Draws, of 100 other games.', '20'),
      points: { type: 'string', value: 'POINTS', default: '1-0.5-0', about: 'The worth of win, draw and loss.' },
      accelerated: { type: 'boolean', default: false, about: 'The Baku acceleration.' },
    },
    example: 'check season.trf',
    line: z.object({
      file: z.string(),
      ok: z.boolean(),
      rounds: z
        .number()
        .optional()
        .meta({ description: 'The number of paired rounds; absent for a file that is no report.' }),
      faults: z.array(z.looseObject({ line: z.number(), column: z.number(), message: z.string() })),
      wrongRounds: z.array(z.looseObject({ round: z.number() })),
      wrongPlaces: z.array(
        z.looseObject({ player: z.number(), what: z.string(), found: z.number(), expected: z.number() }),
      ),
      notes: z.array(z.string()).meta({ description: 'What could not be checked, and why.' }),
      report: z.string().optional().meta({ description: 'With generate: the text of the report.' }),
    }),
  }),
};
