import { z } from 'zod';
import { forkOriginSchema } from './fork-schemas.js';
import { proposalCommands } from './proposals/proposal-commands.js';
import type { AnyTagged } from './shapes.js';
import { grantedSecondsSchema } from './time-grant.js';
import { vacationDaysSchema } from './vacation.js';

const seat = z.int().min(0).meta({ description: 'Number of the seat, from 0, clockwise.' });
const account = z.string().min(1);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Parsed by the ruleset. */
const tagged = z.custom<AnyTagged>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
  'expected an object with a “type”',
);
const json = z.unknown();

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/**
 * The schema of a commit's command, as it is stored, so that a verifier can run it again: nothing but these fields. Values that are
 * `unknown` here are read by the ruleset or by the table. Who may give which command, `libs/records` judges.
 */
export const gameCommandSchema = z.discriminatedUnion('type', [
  command('openGame', {
    ruleset: z.string(),
    options: json,
    openedBy: account,
    rulesDigest: hash.nullable().optional().meta({
      description:
        'SHA-256 of the release that the game is opened on; null for rules that are not released. Absent in older games.',
    }),
    chance: z.int().min(2).optional().meta({
      description:
        'How the game’s chance derives (`CHANCE`); absent for games without a chain and from before there was a choice.',
    }),
    invitation: hash.optional().meta({
      description: 'SHA-256 of the invitation that joining players must give. Absent where no invitation is needed.',
    }),
    unlisted: z.literal(true).optional().meta({ description: 'No list shows the game. Absent where lists do.' }),
    rematchOf: z
      .string()
      .optional()
      .meta({ description: 'The game that this is a rematch of; absent for all others.' }),
    forkedFrom: forkOriginSchema
      .optional()
      .meta({ description: 'The finished game, and its version, that this one goes on from; absent for all others.' }),
    position: json.optional().meta({
      description: 'The position there, as `positionSchema` has it. Secret until the end, like the command.',
    }),
    bank: json
      .optional()
      .meta({ description: 'Time of each seat beyond that of the steps, as `timeBankSchema` has it.' }),
    takeBack: z.literal(true).optional().meta({ description: 'Seats may take back their last commands.' }),
    undo: z.literal('CONSENT').optional().meta({
      description: 'Seats may propose to take the game back to a point, also where something was made known since.',
    }),
    spectatorDelay: json
      .optional()
      .meta({ description: 'Seconds by which spectators see the game later, as `spectatorDelaySchema` has it.' }),
    calendar: json
      .optional()
      .meta({ description: 'Days of the week on which no clock runs, as `calendarSchema` has it.' }),
    vacation: json
      .optional()
      .meta({ description: 'Days on which each seat may let its clock stand still, as `vacationSchema` has it.' }),
    leavers: json
      .optional()
      .meta({ description: 'What happens to the seats of absent players, as `leaversSchema` has it.' }),
    noSubstitutes: z.literal(true).optional().meta({ description: 'No other player may take over a seat.' }),
    sameDeal: z
      .literal(true)
      .optional()
      .meta({ description: 'Other tables play the same deal: the game ends when the server closes it.' }),
    hiddenSeeds: z
      .literal(true)
      .optional()
      .meta({ description: 'Seats commit to their seeds as they sit down, and give them when the start is called.' }),
  }),
  command('takeSeat', {
    seat,
    account,
    seed: z.string().nullable(),
    seedCommitment: hash.optional().meta({
      description: 'SHA-256 of the seed that the seat gives when the start is called. Absent where it gives none.',
    }),
    brought: json.optional().meta({
      description:
        'Deck, base or the like that the seat brings. Secret: a commit’s command is shown to no one before the end.',
    }),
  }),
  command('seatBot', { seat, bot: z.string(), brought: json.optional() }),
  command('leaveSeat', { seat }),
  /** Starts the game, or calls the start where seats have still to give their seeds. */
  command('startGame', {}),
  /** A seat gives the seed that it has committed to; with the last one the game starts. */
  command('giveSeed', { seat, seed: z.string() }),
  /** A job says that the time to give seeds has run out. */
  command('expireSeeds', {}),
  /** A seat gives a command of the ruleset. With `stepId`, it is refused as stale once that step no longer waits for the seat. */
  command('play', { seat, command: tagged, stepId: z.string().optional() }),
  /**
   * A seat gives several commands of the ruleset. They are carried out up to the first that draws chance or makes anything known;
   * where one before that is refused, none is. `stepId` is the first one's. A list of which one command was carried out is stored as `play`.
   */
  command('playAll', { seat, commands: z.array(tagged).min(2).readonly(), stepId: z.string().optional() }),
  /** A seat takes back its commands after this version (`takesBackTo`). */
  command('takeBack', { seat, to: z.int() }),
  command('resign', { seat }),
  /** A seat lets its clock stand still for so many days. */
  command('takeVacation', { seat, days: vacationDaysSchema }),
  /** A seat gives another one more time. Seconds. */
  command('grantTime', { seat, to: seat, seconds: grantedSecondsSchema }),
  command('propose', proposalCommands.propose),
  command('answerProposal', proposalCommands.answerProposal),
  command('withdrawProposal', proposalCommands.withdrawProposal),
  command('endPause', proposalCommands.endPause),
  command('handToBot', proposalCommands.handToBot),
  /** An operator gives a step more time. Seconds. */
  command('pardonClock', { stepId: z.string(), seconds: z.int().min(1) }),
  /** An operator gives the seat of one player to another. */
  command('replacePlayer', { seat, account }),
  /** A player offers their seat to one account, or to all. */
  command('offerSeat', { seat, to: account.optional() }),
  command('withdrawOffer', { seat }),
  /** An account takes over an offered seat, or takes its own back from a bot. */
  command('takeOverSeat', { seat, account }),
  /** A job says that the game has waited for a player as long as its table allows (`leavers`). */
  command('replaceLeaver', { seat }),
  /** A game whose deal other tables play ends, when all of them are played out. */
  command('closeGame', {}),
  /** The game ends here, without a winner. */
  command('abandonGame', {}),
  /** A job runs the automatic step with this key. */
  command('runStep', { key: z.string() }),
  /** A job says that the time of this step has run out for these seats; without them (older games), for all seats that it waits for. */
  command('expireStep', { stepId: z.string(), seats: z.array(seat).min(1).readonly().optional() }),
]);

/** A commit's command: plain data, stored with the commit. */
export type GameCommand = Readonly<z.output<typeof gameCommandSchema>>;

/** The commands of one type. */
export type GameCommandOf<Type extends GameCommand['type']> = Extract<GameCommand, { readonly type: Type }>;
