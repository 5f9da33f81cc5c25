import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { AccountType } from '../accounts/account.types.js';
import { CommandInput } from './game-input.types.js';

@ObjectType({ description: 'An offer of a seat to another player.' })
export class SeatOffer {
  @Field(() => AccountType, {
    nullable: true,
    description: 'The account that alone may take over the seat; null where any may.',
  })
  to: AccountType | null;

  @Field({ description: 'true: its player was absent.' })
  absent: boolean;
}

@ObjectType({ description: 'A player or bot who had a seat earlier in the game.' })
export class FormerHolder {
  @Field(() => AccountType, { nullable: true, description: 'The account; null for a bot.' })
  account: AccountType | null;

  @Field(() => String, { nullable: true, description: 'Name of the bot; null for a person.' })
  bot: string | null;

  @Field(() => Int, { description: 'The version up to which they had the seat.' })
  through: number;
}

@InputType({ description: 'Your seat in a running game, to hand over.' })
export class OfferSeatInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'The account that may take it over. By default any may.' })
  to?: string | null;
}

@InputType({ description: 'Your seat, to keep.' })
export class WithdrawOfferInput extends CommandInput {}

@InputType({ description: 'A seat to take over in a running game.' })
export class TakeOverSeatInput extends CommandInput {
  @Field(() => Int, { description: 'A seat that is offered, or yours that a bot plays.' })
  seat: number;

  @Field(() => String, { nullable: true, description: 'The invitation, where the game needs one.' })
  invitation?: string | null;
}
