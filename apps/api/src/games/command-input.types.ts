import { schemaExtension } from '#contracts';
import { LONGEST_SPECTATOR_DELAY, timeBankSchema } from '#kernel';
import { SEAT_SEED_LIMITS } from '#kernel/server';
import { Extensions, Field, ID, InputType, Int } from '@nestjs/graphql';
import { z } from 'zod';
import { CalendarInput, VacationInput } from './clock.types.js';
import { COMMAND_ID, CommandInput, EXPECTED_VERSION, OnGameInput } from './game-input.types.js';
import { UndoRuleEnum } from '../graphql/enums.js';
import { LeaversInput } from './leavers.types.js';
import { derived, derivedList, DerivedProperty, fieldWhere } from '../graphql/derived-types.js';

const DeckField = fieldWhere(({ deckKind }) => deckKind);
const BaseField = fieldWhere(({ base }) => base);

const BRINGS =
  'What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with `deckId` or `baseId`.';
const SEED = `Your own contribution to chance, public. ${SEAT_SEED_LIMITS.en}`;
const SEED_COMMITMENT = `Where the table hides seeds (\`hiddenSeeds\`): SHA-256 of your contribution to chance, of its text in UTF-8, as 64 lower-case hex digits. You give the text itself with \`giveSeed\` when the start is called, and it is taken within these limits alone. ${SEAT_SEED_LIMITS.en}`;
const DECK_ID = 'The seat brings this deck of yours, as it is now, where the ruleset takes decks.';
const BASE_ID =
  'The seat brings this base, as it is now, where the ruleset takes bases: one of yours, or one that is shared.';

@InputType({ description: 'The player of a seat of a new game: exactly one of `me` and `bot`.' })
export class SeatTakerInput {
  @Field(() => Boolean, { nullable: true, description: 'You. Must be `true`.' })
  me?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The bot of this name.' })
  bot?: string | null;

  @Field(() => String, { nullable: true, description: `${SEED} Not with \`bot\`.` })
  seed?: string | null;

  @Field(() => String, { nullable: true, description: `${SEED_COMMITMENT} Not with \`bot\`.` })
  seedCommitment?: string | null;

  @DerivedProperty(({ broughtInput }) => broughtInput, { nullable: true, description: BRINGS })
  brings?: Readonly<Record<string, unknown>> | null;

  @DeckField(() => ID, { nullable: true, description: DECK_ID })
  deckId?: string | null;

  @BaseField(() => ID, { nullable: true, description: BASE_ID })
  baseId?: string | null;
}

@InputType({ description: 'Additional time of each seat beside the time of the steps, as with chess clocks.' })
export class TimeBankInput {
  @Extensions(schemaExtension(timeBankSchema.shape.seconds))
  @Field(() => Int, { description: 'Seconds for the whole game, from 1 to 2,592,000.' })
  seconds: number;

  @Extensions(schemaExtension(timeBankSchema.shape.increment))
  @Field(() => Int, {
    defaultValue: 0,
    description: 'Seconds added each time that the seat answers before its time is over, up to 86,400.',
  })
  increment: number;
}

@InputType({ description: 'A new game, and the players of its first seats.' })
export class OpenGameInput {
  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(derived(({ optionsInput }) => optionsInput), { description: 'The ruleset, with its options.' })
  options: Readonly<Record<string, unknown>>;

  @Field(() => [SeatTakerInput], {
    nullable: true,
    description: 'The players of the first seats, in order; the others stay free.',
  })
  seats?: SeatTakerInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only players with its `Game.invitation` may join, and no list shows the game to others.',
  })
  byInvitation?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: no list and no lobby shows the game to others; anyone with its id may watch it, and join.',
  })
  unlisted?: boolean | null;

  @Field(() => TimeBankInput, {
    nullable: true,
    description:
      'Additional time of each seat beyond the time of the steps, in any ruleset. The bank runs when the time of a step is over, or at once where steps have none; when it is used up, default commands are played for the seat.',
  })
  bank?: TimeBankInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: a seat may take back its latest commands (`takeBack`), as long as since then nothing was drawn or revealed, and no other seat has acted.',
  })
  takeBack?: boolean | null;

  @Field(() => UndoRuleEnum, {
    nullable: true,
    description:
      'CONSENT: a seat may ask to take the game back, also past what was drawn or revealed (`propose`). Such a game is not rated.',
  })
  undo?: 'CONSENT' | null;

  @Field(() => LeaversInput, {
    nullable: true,
    description: 'What happens to the seats of absent players; by default nothing.',
  })
  leavers?: LeaversInput | null;

  @Extensions(schemaExtension(z.int().min(0).max(LONGEST_SPECTATOR_DELAY)))
  @Field(() => Int, {
    defaultValue: 0,
    description:
      'Delay in seconds, up to 3,600, with which spectators see the game while it runs; 0 for none. Once it is over, all of it is open.',
  })
  spectatorDelay: number;

  @Field(() => CalendarInput, {
    nullable: true,
    description: 'Days of the week on which no clock runs; none by default.',
  })
  calendar?: CalendarInput | null;

  @Field(() => VacationInput, {
    nullable: true,
    description: 'Days on which each seat may let its clock stand still (`takeVacation`); none by default.',
  })
  vacation?: VacationInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: seats hide their contributions to chance. A player gives `seedCommitment` when taking a seat, and the seed (`giveSeed`) once `startGame` has called the start; with the last seed the game starts. If a seed does not come within two minutes of the previous one, the table ends.',
  })
  hiddenSeeds?: boolean | null;
}

@InputType({ isAbstract: true })
abstract class SitDownInput extends OnGameInput {
  @DerivedProperty(({ broughtInput }) => broughtInput, { nullable: true, description: BRINGS })
  brings?: Readonly<Record<string, unknown>> | null;

  @DeckField(() => ID, { nullable: true, description: DECK_ID })
  deckId?: string | null;

  @BaseField(() => ID, { nullable: true, description: BASE_ID })
  baseId?: string | null;
}

@InputType({ description: 'A seat to take in an open game.' })
export class JoinGameInput extends SitDownInput {
  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;

  @Field(() => Int, { nullable: true, description: 'The lowest free seat by default.' })
  seat?: number | null;

  @Field(() => String, { nullable: true, description: SEED })
  seed?: string | null;

  @Field(() => String, { nullable: true, description: SEED_COMMITMENT })
  seedCommitment?: string | null;

  @Field(() => String, { nullable: true, description: 'The invitation, where the game needs one.' })
  invitation?: string | null;
}

@InputType({ description: 'A new game at the same table, for its players.' })
export class RematchInput extends SitDownInput {
  @Field(() => ID, { description: 'A finished game in which you had a seat.' })
  declare gameId: string;

  @Field(() => Int, { nullable: true, description: 'The seat that you had by default.' })
  seat?: number | null;

  @Field(() => String, { nullable: true, description: SEED })
  seed?: string | null;

  @Field(() => String, { nullable: true, description: SEED_COMMITMENT })
  seedCommitment?: string | null;
}

@InputType({ description: 'A new game in a position of a finished one.' })
export class ForkGameInput extends OnGameInput {
  @Field(() => ID, { description: 'A finished game.' })
  declare gameId: string;

  @Field(() => Int, {
    description: 'A version after its start and before its end; within a commit, the one before it.',
  })
  version: number;
}

@InputType({ description: 'A seat to leave before the start.' })
export class LeaveGameInput extends CommandInput {
  @Field(() => Int, {
    nullable: true,
    description: 'In a game that you opened: any seat, to remove its player. Your own seat by default.',
  })
  seat?: number | null;
}

@InputType({ description: 'A bot to seat.' })
export class AddBotInput extends SitDownInput {
  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;

  @Field({ description: 'Name of a bot of the ruleset.' })
  bot: string;

  @Field(() => Int, { nullable: true, description: 'The lowest free seat by default.' })
  seat?: number | null;
}

@InputType({ description: 'A game to start.' })
export class StartGameInput extends CommandInput {}

@InputType({ description: 'The contribution to chance that your seat has committed to.' })
export class GiveSeedInput extends CommandInput {
  @Field({ description: 'The text whose SHA-256 you gave as `seedCommitment`.' })
  seed: string;
}

@InputType({ description: 'A game to resign.' })
export class ResignInput extends CommandInput {}

@InputType({ description: 'A game to end without a winner.' })
export class AbandonGameInput extends CommandInput {}

@InputType({ description: 'A parked game.' })
export class ResumeGameInput {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;
}

@InputType({ description: 'A command of your seat.' })
export class SubmitCommandInput extends CommandInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The step that this answers: the command is refused as stale once the step no longer waits for your seat.',
  })
  stepId?: string | null;

  @Field(derived(({ commandInput }) => commandInput), { description: 'As in `input` of `legalCommands`.' })
  command: Readonly<Record<string, unknown>>;
}

@InputType({ description: 'Commands of your seat, one after the other: all are accepted, or none.' })
export class SubmitCommandsInput extends CommandInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The step that the first of them answers: the list is refused as stale once the step no longer waits for your seat.',
  })
  stepId?: string | null;

  @Field(derivedList(({ commandInput }) => commandInput), {
    description:
      'From 1 to 20 commands, each as in `input` of `legalCommands` after the previous ones were carried out.',
  })
  commands: readonly Readonly<Record<string, unknown>>[];
}

@InputType({ description: 'Commands of your seat to take back.' })
export class TakeBackInput extends CommandInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'One of `Game.takesBackTo`: the game returns to its state at that version. Your latest command only by default.',
  })
  to?: number | null;
}

@InputType({ description: 'A command of your seat to try.' })
export class ValidateCommandInput {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Field(() => Int, { nullable: true, description: 'Try it on this version of the game only.' })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'The step that this would answer.' })
  stepId?: string | null;

  @Field(derived(({ commandInput }) => commandInput), { description: 'As in `input` of `legalCommands`.' })
  command: Readonly<Record<string, unknown>>;
}
