import { Games, seatOf, type ConsentAct } from '#games';
import { endOfPause, isAbleTo, stillAsked } from '#kernel/server';
import { Args, Context, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { inputArgument } from '../graphql/arguments.js';
import { lookerOf } from '../access/caller.js';
import { Needs } from '../access/scope-guard.js';
import { UndoRuleEnum } from '../graphql/enums.js';
import type { ApiContext } from '../requests/api-context.js';
import { CommandAnswers } from './command-answers.js';
import type { CommandAnswer } from './command-answer.js';
import type { CommandInput } from './game-input.types.js';
import { requestOf } from './command-request.js';
import { CommandResult } from './command-result.types.js';
import {
  AnswerProposalInput,
  EndPauseInput,
  GamePause,
  GameProposal,
  HandToBotInput,
  ProposeInput,
  WithdrawProposalInput,
} from './consent.types.js';
import type { GameSource } from './game-source.js';
import { GameType } from './game.types.js';

/** What the players of a running game agree on. A seat acts through its own account only. */
@Resolver(() => GameType)
export class ConsentResolver {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
  ) {}

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Proposes something to the others at the table. A pause and an undo need all people at the table; a takeover needs one of them, and its seat may refuse. Bots agree.',
  })
  propose(@Args('input', inputArgument) input: ProposeInput, @Context() context: ApiContext): Promise<CommandAnswer> {
    const { kind, seconds, to, of, bot } = input;
    const terms = Object.entries({ seconds, to, of, bot }).filter(([, value]) => value != null);
    return this.consent(input, context, { type: 'propose', kind, ...Object.fromEntries(terms) });
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Agrees to the open proposal, or refuses it.' })
  answerProposal(
    @Args('input', inputArgument) input: AnswerProposalInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const { proposal, agrees } = input;
    return this.consent(input, context, { type: 'answerProposal', proposal, agrees });
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Withdraws the proposal of your seat.' })
  withdrawProposal(
    @Args('input', inputArgument) input: WithdrawProposalInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    return this.consent(input, context, { type: 'withdrawProposal' });
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Ends the pause: clocks go on with the time that was left. Any seat may.',
  })
  endPause(@Args('input', inputArgument) input: EndPauseInput, @Context() context: ApiContext): Promise<CommandAnswer> {
    return this.consent(input, context, { type: 'endPause' });
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Hands your seat over to a bot for the rest of the game, while another person plays.',
  })
  handToBot(
    @Args('input', inputArgument) input: HandToBotInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    return this.consent(input, context, { type: 'handToBot', bot: input.bot });
  }

  @ResolveField(() => GameProposal, { nullable: true, description: 'The open proposal at its table.' })
  proposal(@Parent() { loaded: { game } }: GameSource): GameProposal | null {
    const { proposal } = game;
    return proposal
      ? { number: proposal.number, terms: { type: 'proposed', ...proposal }, awaits: stillAsked(proposal) }
      : null;
  }

  @ResolveField(() => GamePause, { nullable: true, description: 'The pause of the game; null while it goes on.' })
  pause(@Parent() { loaded: { game } }: GameSource): GamePause | null {
    return game.pause ? { until: endOfPause(game) } : null;
  }

  @ResolveField(() => UndoRuleEnum, { nullable: true, description: 'How the game is taken back; null: not at all.' })
  undo(@Parent() { current: { game } }: GameSource): string | null {
    return game.undoBy ?? null;
  }

  @ResolveField(() => [Int], {
    description: 'The versions to which your seat may propose to take back the game, newest first.',
  })
  undoesTo(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): readonly number[] {
    const { game, release } = current;
    const own = seatOf(current, lookerOf(caller));
    return own && isAbleTo(release.kernel, 'proposals') ? release.kernel.undoesTo(game, own.seat) : [];
  }

  private async consent(input: CommandInput, context: ApiContext, act: ConsentAct): Promise<CommandAnswer> {
    return this.answers.of(await this.games.consent({ ...requestOf(input, context), act }), context);
  }
}
