import { SEAT_SEED_LIMITS } from '#kernel';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { derived, derivedList, DerivedProperty, fieldWhere } from '../graphql/derived-types.js';

const DeckField = fieldWhere(({ deckKind }) => deckKind);
const BaseField = fieldWhere(({ base }) => base);

const COMMAND_ID =
  'A UUID that you make. What was accepted under it is answered again and happens once; what was refused is not remembered.';

const EXPECTED_VERSION = 'Carry it out on this version of the game only.';

@InputType({ isAbstract: true })
abstract class OnGameInput {
  @Field(() => ID, { description: 'What `Game.id` says.' })
  gameId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;
}

@InputType({ isAbstract: true })
abstract class CommandInput extends OnGameInput {
  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;
}

const BRINGS =
  'What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with something that you keep.';
const SEED = `Your own contribution to chance, public. ${SEAT_SEED_LIMITS.en}`;
const SEED_COMMITMENT = `Where the table hides seeds (\`hiddenSeeds\`): SHA-256 of your contribution to chance, of its text in UTF-8, as 64 lower-case hex digits. You give the text itself with \`giveSeed\` when the start is called, and it is taken within these limits alone. ${SEAT_SEED_LIMITS.en}`;
const DECK_ID = 'The seat brings this deck of yours, as it is now, where the ruleset takes decks.';
const BASE_ID =
  'The seat brings this base, as it is now, where the ruleset takes bases: one of yours, or one that is shared.';

@InputType({ description: 'Who takes a seat of a new game: exactly one of `me` and `bot`.' })
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

@InputType({ description: 'What each seat has beside the time of the steps, as chess clocks have it.' })
export class TimeBankInput {
  @Field(() => Int, { description: 'Seconds for the whole game, from 1 to 2,592,000.' })
  seconds: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Seconds that a seat gets each time that it has answered before its time was over, up to 86,400.',
  })
  increment: number;
}

@InputType({ description: 'A new game, and who takes its first seats.' })
export class OpenGameInput {
  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(derived(({ optionsInput }) => optionsInput), { description: 'The ruleset, with its options.' })
  options: Readonly<Record<string, unknown>>;

  @Field(() => [SeatTakerInput], {
    nullable: true,
    description: 'Who takes the first seats at once, in their order; the others stay free.',
  })
  seats?: SeatTakerInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only who has its `Game.invitation` may join, and no list shows the game to others.',
  })
  byInvitation?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: no list and no lobby shows the game to others; whoever has its id may look on, and join.',
  })
  unlisted?: boolean | null;

  @Field(() => TimeBankInput, {
    nullable: true,
    description:
      'What each seat may take beyond the time of the steps, in any ruleset. Its bank runs when the time of a step is over, or at once where steps have none; when it is spent the seat is played by default commands.',
  })
  bank?: TimeBankInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: a seat may take back what it has just done (`takeBack`), as long as nothing was drawn or made known since and nobody else has acted.',
  })
  takeBack?: boolean | null;

  @Field(() => Int, {
    defaultValue: 0,
    description:
      'Whoever has no seat sees the game so many seconds later while it runs, up to 3,600; 0 for the present. Once it is over, all of it is open.',
  })
  spectatorDelay: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: seats hide their contributions to chance. Who sits down says `seedCommitment`, and gives the seed (`giveSeed`) once `startGame` has called the start; with the last one the game starts. A table where one does not come within two minutes of the one before ends.',
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

@InputType({ description: 'A seat that you take in a game that is open.' })
export class JoinGameInput extends SitDownInput {
  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;

  @Field(() => Int, { nullable: true, description: 'The lowest free seat when left out.' })
  seat?: number | null;

  @Field(() => String, { nullable: true, description: SEED })
  seed?: string | null;

  @Field(() => String, { nullable: true, description: SEED_COMMITMENT })
  seedCommitment?: string | null;

  @Field(() => String, { nullable: true, description: 'The invitation, where the game is entered by one.' })
  invitation?: string | null;
}

@InputType({ description: 'The same table once more, for those who sat at it.' })
export class RematchInput extends SitDownInput {
  @Field(() => ID, { description: 'A game that is over, at which you sat.' })
  declare gameId: string;

  @Field(() => Int, { nullable: true, description: 'The seat that you had when left out.' })
  seat?: number | null;

  @Field(() => String, { nullable: true, description: SEED })
  seed?: string | null;

  @Field(() => String, { nullable: true, description: SEED_COMMITMENT })
  seedCommitment?: string | null;
}

@InputType({ description: 'A seat that is given up before the start.' })
export class LeaveGameInput extends CommandInput {
  @Field(() => Int, {
    nullable: true,
    description: 'In a game that you opened any seat, to send away who sits there; your own when left out.',
  })
  seat?: number | null;
}

@InputType({ description: 'A bot that takes a seat.' })
export class AddBotInput extends SitDownInput {
  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;

  @Field({ description: 'Name of a bot of the ruleset.' })
  bot: string;

  @Field(() => Int, { nullable: true, description: 'The lowest free seat when left out.' })
  seat?: number | null;
}

@InputType({ description: 'A game that shall begin.' })
export class StartGameInput extends CommandInput {}

@InputType({ description: 'The contribution to chance to which your seat has committed itself.' })
export class GiveSeedInput extends CommandInput {
  @Field({ description: 'The text whose SHA-256 you gave as `seedCommitment`.' })
  seed: string;
}

@InputType({ description: 'A game that you give up.' })
export class ResignInput extends CommandInput {}

@InputType({ description: 'A game that shall end without a winner.' })
export class AbandonGameInput extends CommandInput {}

@InputType({ description: 'A game that waits for an operator.' })
export class ResumeGameInput {
  @Field(() => ID, { description: 'What `Game.id` says.' })
  gameId: string;
}

@InputType({ description: 'What your seat does.' })
export class SubmitCommandInput extends CommandInput {
  @Field(() => String, {
    nullable: true,
    description: 'The step that this answers: refused as stale once it no longer waits for your seat.',
  })
  stepId?: string | null;

  @Field(derived(({ commandInput }) => commandInput), { description: 'As `legalCommands` gives it in `input`.' })
  command: Readonly<Record<string, unknown>>;
}

@InputType({ description: 'What your seat does, one thing after the other: all of it, or nothing.' })
export class SubmitCommandsInput extends CommandInput {
  @Field(() => String, {
    nullable: true,
    description: 'The step that the first of them answers: refused as stale once it no longer waits for your seat.',
  })
  stepId?: string | null;

  @Field(derivedList(({ commandInput }) => commandInput), {
    description:
      'From 1 to 20 commands, each as `legalCommands` gives it in `input` once those before are carried out.',
  })
  commands: readonly Readonly<Record<string, unknown>>[];
}

@InputType({ description: 'What your seat takes back.' })
export class TakeBackInput extends CommandInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'One of `Game.takesBackTo`: the game will be what it was then. Your latest command alone when left out.',
  })
  to?: number | null;
}

@InputType({ description: 'What your seat would do.' })
export class ValidateCommandInput {
  @Field(() => ID, { description: 'What `Game.id` says.' })
  gameId: string;

  @Field(() => Int, { nullable: true, description: 'Try it on this version of the game only.' })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'The step that this would answer.' })
  stepId?: string | null;

  @Field(derived(({ commandInput }) => commandInput), { description: 'As `legalCommands` gives it in `input`.' })
  command: Readonly<Record<string, unknown>>;
}
