import type { Answer } from './answers.js';
import {
  AnswerProposalDocument,
  EndPauseDocument,
  GrantTimeDocument,
  HandToBotDocument,
  ProposeDocument,
  TakeBackDocument,
  TakeVacationDocument,
  WithdrawProposalDocument,
  type AnswerProposalInput,
  type EndPauseInput,
  type GrantTimeInput,
  type HandToBotInput,
  type ProposeInput,
  type TakeBackInput,
  type TakeVacationInput,
  type WithdrawProposalInput,
} from './generated/operations.js';
import type { TypedDocument } from './typed-document.js';
import type { WithoutId } from './without-id.js';

/** Sends a command under one id until it is answered. */
type Commanding = <Input extends object, Field extends string>(
  document: TypedDocument<Readonly<Record<Field, Answer>>, { readonly input: Input & { readonly commandId: string } }>,
  field: Field,
  input: Input,
) => Promise<Answer>;

/** What the players of a running game agree on, and time that they take and give. Refusals by the rules are results, too. */
export class Agreements {
  constructor(private readonly command: Commanding) {}

  /** Proposes a pause, an undo or a bot for an absent player to the others at the table. */
  propose(input: WithoutId<ProposeInput>): Promise<Answer> {
    return this.command(ProposeDocument, 'propose', input);
  }

  /** Agrees to the open proposal of a game, or refuses it. */
  answer(input: WithoutId<AnswerProposalInput>): Promise<Answer> {
    return this.command(AnswerProposalDocument, 'answerProposal', input);
  }

  /** Withdraws the proposal of your seat. */
  withdraw(input: WithoutId<WithdrawProposalInput>): Promise<Answer> {
    return this.command(WithdrawProposalDocument, 'withdrawProposal', input);
  }

  /** Ends the pause of a game. */
  endPause(input: WithoutId<EndPauseInput>): Promise<Answer> {
    return this.command(EndPauseDocument, 'endPause', input);
  }

  /** Takes back the latest commands of your seat: the last one, or all back to one of `Game.takesBackTo`. */
  takeBack(input: WithoutId<TakeBackInput>): Promise<Answer> {
    return this.command(TakeBackDocument, 'takeBack', input);
  }

  /** Lets the clock of your seat stand still for some days, where the table gives vacations. */
  takeVacation(input: WithoutId<TakeVacationInput>): Promise<Answer> {
    return this.command(TakeVacationDocument, 'takeVacation', input);
  }

  /** Gives another seat, whose clock runs, more time. */
  grantTime(input: WithoutId<GrantTimeInput>): Promise<Answer> {
    return this.command(GrantTimeDocument, 'grantTime', input);
  }

  /** Hands your seat over to a bot for the rest of the game. */
  handToBot(input: WithoutId<HandToBotInput>): Promise<Answer> {
    return this.command(HandToBotDocument, 'handToBot', input);
  }
}
