import { z } from 'zod';
import { calendarSchema } from './calendar.js';
import { forkOriginSchema, positionSchema } from './fork-schemas.js';
import { mattering } from './importance.js';
import { leaversSchema } from './absence.js';
import { proposalEventSchemas } from './proposals/proposal-events.js';
import { seatChangeSchemas } from './seat-changes.js';
import { secret } from './secrets.js';
import { spectatorDelaySchema } from './spectator-delay.js';
import type { Tagged } from './shapes.js';
import { timeBankSchema } from './time-bank.js';
import { vacationSchema } from './vacation.js';

const seat = z.int().min(0).meta({ description: 'Number of the seat, from 0, clockwise.' });

/** The kernel's own events of every game, the same in every ruleset. */
export const gameEventSchemas = {
  gameOpened: mattering(
    'DETAIL',
    z
      .strictObject({
        ruleset: z.string(),
        rulesVersion: z.string(),
        options: z.record(z.string(), z.json()).meta({ description: 'The options, as the ruleset parsed them.' }),
        seedCommitment: z.string().meta({ description: 'SHA-256 of the secret seed, lower-case hex.' }),
        openedBy: z.string().meta({ description: 'Account that opened the game.' }),
        rulesDigest: z.string().nullable().optional().meta({
          description:
            'SHA-256 of the released rules that the game is played by, lower-case hex; null for rules that are not released; absent in games from before rules were released.',
        }),
        chance: z.int().min(2).optional().meta({
          description:
            'How draws derive. 2: from the seed, the seats, the hash of the commit before, the command and the version. 3: from the seed, the seats, all commands so far and the version. 4: from the seed, the seats and the moves so far. Absent: from seed, seats and version alone.',
        }),
        invitation: z.string().optional().meta({
          description:
            'SHA-256 of the invitation that joining players must give, lower-case hex; absent where no invitation is needed.',
        }),
        unlisted: z.literal(true).optional().meta({ description: 'No list shows the game; absent where lists do.' }),
        bank: timeBankSchema
          .optional()
          .meta({ description: 'Time of each seat beyond that of the steps; absent where there is none.' }),
        takeBack: z.literal(true).optional().meta({
          description:
            'Seats may take back their last commands, as long as nothing was drawn or made known since and no other seat has acted; absent where they may not.',
        }),
        undo: z.literal('CONSENT').optional().meta({
          description: 'Seats may propose to take the game back to a point; absent where they may not.',
        }),
        spectatorDelay: spectatorDelaySchema.optional().meta({
          description:
            'Delay of the running game for viewers without a seat, in seconds; absent where they see the present.',
        }),
        calendar: calendarSchema
          .optional()
          .meta({ description: 'Days of the week on which no clock runs; absent where all time counts.' }),
        vacation: vacationSchema
          .optional()
          .meta({ description: 'Days on which each seat may let its clock stand still; absent where there are none.' }),
        leavers: leaversSchema.optional().meta({
          description: 'What happens to the seats of absent players; absent where nothing does.',
        }),
        noSubstitutes: z.literal(true).optional().meta({
          description: 'No other player may take over a seat; absent where they may.',
        }),
        hiddenSeeds: z.literal(true).optional().meta({
          description:
            'Seats commit to their seeds as they sit down, and give them when the start is called; absent where seeds are open.',
        }),
        sameDeal: z.literal(true).optional().meta({
          description:
            'Other tables play the same deal: no one without a seat sees the game after its start, and it ends, with its seed, when the server closes it; absent for all others.',
        }),
        rematchOf: z.string().optional().meta({
          description: 'The game that this one is a rematch of; absent for all others.',
        }),
        forkedFrom: forkOriginSchema.optional().meta({
          description: 'The finished game, and its version, that this one goes on from; absent for all others.',
        }),
        // What was hidden there is hidden here from the seats.
        position: secret(
          positionSchema.optional().meta({
            description: 'The position there, which this game starts with; absent for games that are set up.',
          }),
          'nobody',
        ),
      })
      .meta({ description: 'A game was opened; the server is bound to its seed from here on.' }),
  ),
  seatTaken: z
    .strictObject({
      seat,
      account: z.string().nullable().meta({ description: 'Account of the player; null for a bot.' }),
      bot: z.string().nullable().meta({ description: 'Name of the bot; null for a person.' }),
      seed: z.string().nullable().meta({ description: "The seat's own contribution to chance." }),
      seedCommitment: z.string().optional().meta({
        description:
          'SHA-256 of the seed that the seat gives when the start is called, lower-case hex; absent where it gives none.',
      }),
      // Not even the seat reads it here: another player may have sat there before.
      brought: secret(
        z.record(z.string(), z.json()).optional().meta({
          description:
            'Deck, base or the like that the seat brought, as the ruleset parsed it; absent when it brought nothing.',
        }),
        'nobody',
      ),
    })
    .meta({ description: 'A player or a bot sat down.' }),
  seatLeft: mattering(
    'DETAIL',
    z.strictObject({ seat }).meta({ description: 'A player or a bot stood up before the start.' }),
  ),
  startCalled: mattering(
    'DETAIL',
    z.strictObject({}).meta({
      description:
        'Seats that have committed to a seed give it now; no player sits down or stands up any more, and with the last seed the game starts.',
    }),
  ),
  seedGiven: mattering(
    'DETAIL',
    z
      .strictObject({ seat, seed: z.string().meta({ description: 'The text that the seat committed to.' }) })
      .meta({ description: 'A seat gave the seed that it had committed to.' }),
  ),
  seedsWithheld: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        seats: z.array(seat).min(1).meta({ description: 'Seats that did not give their seeds in time.' }),
      })
      .meta({
        description: 'Seats did not give the seeds that they had committed to: the game ends before it starts.',
      }),
  ),
  gameStarted: z
    .strictObject({ seats: z.int().min(1).meta({ description: 'Number of seats that play.' }) })
    .meta({ description: 'The game started; no player sits down or stands up any more.' }),
  seatTimedOut: z
    .strictObject({ seat, step: z.string(), stepId: z.string() })
    .meta({ description: "A seat's time ran out; its default commands follow." }),
  clockPardoned: z
    .strictObject({
      step: z.string(),
      stepId: z.string(),
      seconds: z.int().min(1).meta({ description: 'By how much later the time of the step ends.' }),
    })
    .meta({ description: 'An operator gave a step more time.' }),
  vacationTaken: z
    .strictObject({
      seat,
      days: z.int().min(1).meta({ description: 'Days of 24 hours.' }),
      until: z.iso.datetime().meta({ description: 'When the clock of the seat runs again.' }),
    })
    .meta({ description: 'A seat took days of its vacation.' }),
  timeGranted: z
    .strictObject({
      seat,
      giver: z.int().min(0).meta({ description: 'The seat that gave the time.' }),
      seconds: z.int().min(1).meta({ description: 'By how much later the time of the seat ends.' }),
    })
    .meta({ description: 'A seat was given more time by another one.' }),
  seatReplaced: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        seat,
        account: z.string().meta({ description: 'Account of the player who has the seat from here on.' }),
      })
      .meta({ description: 'An operator gave the seat of one player to another.' }),
  ),
  ...seatChangeSchemas,
  takeBackAllowed: mattering(
    'DETAIL',
    z.strictObject({ seat }).meta({
      description:
        'The last commands of the seat drew nothing and made nothing known: it may take them back until something else happens.',
    }),
  ),
  commandsTakenBack: z
    .strictObject({
      seat,
      to: z.int().min(1).meta({
        description: 'The version whose state the game has again; its version number and the time go on.',
      }),
    })
    .meta({ description: 'A seat took back its commands after a version; the game is as it was then.' }),
  ...proposalEventSchemas,
  seatResigned: mattering('TURNING_POINT', z.strictObject({ seat }).meta({ description: 'A seat resigned.' })),
  gameOver: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        reason: z.string(),
        placings: z.array(
          z
            .strictObject({
              seat,
              rank: z.int().min(1),
              points: z.number(),
              parts: z.array(z.strictObject({ name: z.string(), points: z.number() }).meta({ id: 'ScorePart' })),
            })
            .meta({ id: 'Placing', description: 'The result of a seat; equal ranks are shared.' }),
        ),
      })
      .meta({ description: 'The game is over.' }),
  ),
  gameAbandoned: mattering(
    'TURNING_POINT',
    z.strictObject({}).meta({ description: 'The game was given up: it is over, and no one has won.' }),
  ),
  seedRevealed: mattering(
    'DETAIL',
    z.strictObject({ seed: z.string().meta({ description: 'The seed, lower-case hex.' }) }).meta({
      description: 'The seed behind the commitment: with it and the commits of the game every draw can be checked.',
    }),
  ),
} as const;

/** One of the kernel's own events. */
export type GameEvent = Tagged<typeof gameEventSchemas>;

/** True for an event of the kernel's own, false for one of a ruleset. */
export const isGameEvent = (event: { readonly type: string }): event is GameEvent =>
  Object.hasOwn(gameEventSchemas, event.type);
