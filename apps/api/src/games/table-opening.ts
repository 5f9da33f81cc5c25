import { derivedId, Games, type Outcome } from '#games';
import { Injectable } from '@nestjs/common';
import { contracts } from '../contracts.js';
import type { ApiContext } from '../graphql/api-context.js';
import { ApiError } from '../graphql/api-error.js';
import { CommandAnswers } from './command-answers.js';
import type { OpenGameInput, SeatTakerInput } from './command-inputs.js';
import { accountIn } from './command-request.js';
import type { CommandAnswer } from './command-result.types.js';

/** Opens games, and seats those who are to sit there from the start. */
@Injectable()
export class TableOpening {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
  ) {}

  /**
   * Opens a game, then gives a command for each seat that is taken at once. Their ids derive from the opening's, so that
   * a retry finishes what was begun. Answers with the last command, or with the first that is not accepted.
   */
  async open(input: OpenGameInput, context: ApiContext): Promise<CommandAnswer> {
    const { ruleset, options } = contracts.readOptions(input.options);
    const takers = input.seats ?? [];
    this.check(ruleset, takers);
    const account = accountIn(context);
    const commandId = input.commandId.toLowerCase();
    let outcome = await this.games.open({ commandId, account, ruleset, options });
    const gameId = outcome.status === 'accepted' ? outcome.gameId : '';
    for (const [seat, taker] of takers.entries()) {
      if (outcome.status !== 'accepted') break;
      outcome = await this.seat(taker, {
        gameId,
        commandId: derivedId('seat', commandId, String(seat)),
        account,
        seat,
      });
    }
    return this.answers.of(gameId, outcome);
  }

  private seat({ bot }: SeatTakerInput, request: Parameters<Games['join']>[0]): Promise<Outcome> {
    return bot == null ? this.games.join(request) : this.games.addBot({ ...request, bot });
  }

  private check(name: string, takers: readonly SeatTakerInput[]): void {
    const ruleset = this.games.rulesets.find(name);
    if (takers.filter(({ bot }) => bot == null).length > 1)
      throw new ApiError('BAD_USER_INPUT', 'You take one seat at most.');
    const unknown = takers.find(({ bot }) => bot != null && ruleset && !Object.hasOwn(ruleset.bots, bot));
    if (unknown) throw new ApiError('BAD_USER_INPUT', `The ruleset "${name}" has no bot "${String(unknown.bot)}".`);
  }
}
