import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { derived, DerivedProperty, fieldWhere } from '../graphql/derived-types.js';

const DeckField = fieldWhere(({ deckKind }) => deckKind);
const BaseField = fieldWhere(({ base }) => base);

const COMMAND_ID =
  'A UUID that you make. What was accepted under it is answered again and happens once; what was refused is not remembered.';

@InputType({ isAbstract: true })
abstract class CommandInput {
  @Field(() => ID, { description: 'What `Game.id` says.' })
  gameId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => Int, { nullable: true, description: 'Carry it out on this version of the game only.' })
  expectedVersion?: number | null;
}

const BRINGS =
  'What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with something that you keep.';
const SEED = 'Your own contribution to chance: any text of up to 200 characters, public.';
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

  @DerivedProperty(({ broughtInput }) => broughtInput, { nullable: true, description: BRINGS })
  brings?: Readonly<Record<string, unknown>> | null;

  @DeckField(() => ID, { nullable: true, description: DECK_ID })
  deckId?: string | null;

  @BaseField(() => ID, { nullable: true, description: BASE_ID })
  baseId?: string | null;
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
}

@InputType({ isAbstract: true })
abstract class SitDownInput extends CommandInput {
  @DerivedProperty(({ broughtInput }) => broughtInput, { nullable: true, description: BRINGS })
  brings?: Readonly<Record<string, unknown>> | null;

  @DeckField(() => ID, { nullable: true, description: DECK_ID })
  deckId?: string | null;

  @BaseField(() => ID, { nullable: true, description: BASE_ID })
  baseId?: string | null;
}

@InputType({ description: 'A seat that you take in a game that is open.' })
export class JoinGameInput extends SitDownInput {
  @Field(() => Int, { nullable: true, description: 'The lowest free seat when left out.' })
  seat?: number | null;

  @Field(() => String, { nullable: true, description: SEED })
  seed?: string | null;

  @Field(() => String, { nullable: true, description: 'The invitation, where the game is entered by one.' })
  invitation?: string | null;
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
  @Field({ description: 'Name of a bot of the ruleset.' })
  bot: string;

  @Field(() => Int, { nullable: true, description: 'The lowest free seat when left out.' })
  seat?: number | null;
}

@InputType({ description: 'A game that shall begin.' })
export class StartGameInput extends CommandInput {}

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
