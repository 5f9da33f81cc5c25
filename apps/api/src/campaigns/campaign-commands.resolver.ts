import { localized } from '#kernel';
import { Contracts } from '#contracts';
import { Campaigns, type CampaignOutcome, type CampaignRequest } from '#campaign-service';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { inputArgument } from '../graphql/arguments.js';
import { LeagueQuotas } from '../access/league-quotas.js';
import { Quotas } from '../access/quotas.js';
import { Needs } from '../access/scope-guard.js';
import { CommandAnswers, mistake, rejected } from '../games/command-answers.js';
import { accountIn } from '../games/command-request.js';
import type { CommandAnswer } from '../games/command-answer.js';
import { CommandResult } from '../games/command-result.types.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { idOfKind } from '../requests/global-id.js';
import { GiveUpAdventureInput, OpenAdventureInput, OpenCampaignInput } from './campaign-input.types.js';
import { campaignSourceOf, type CampaignAnswer } from './campaign-source.js';
import { CampaignResult } from './campaign.types.js';
import { givenCommandId } from '../requests/given-command-id.js';

/** The commands on campaigns. */
@Resolver()
export class CampaignCommandsResolver {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly answers: CommandAnswers,
    private readonly contracts: Contracts,
    private readonly quotas: Quotas,
    private readonly campaignQuotas: LeagueQuotas,
  ) {}

  @Needs('games:play')
  @Mutation(() => CampaignResult, {
    description: 'Opens a campaign. The same account and command id always open the same campaign.',
  })
  async openCampaign(
    @Args('input', inputArgument) input: OpenCampaignInput,
    @Context() context: ApiContext,
  ): Promise<CampaignAnswer> {
    const { ruleset, name } = input;
    const commandId = givenCommandId(input.commandId);
    const account = accountIn(context);
    await this.campaignQuotas.openingCampaign({ account, commandId });
    return campaignAnswerOf(await this.campaigns.open({ commandId, account, ruleset, name }));
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Opens the next adventure of a campaign that you opened: a game that starts from the state of the campaign. Continue as with any game: seats, bots, start.',
  })
  async openAdventure(
    @Args('input', inputArgument) input: OpenAdventureInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const { ruleset, options } = this.contracts.readOptions(input.options);
    const loaded = await this.campaigns.load(request.campaignId);
    if (loaded && loaded.ruleset.name !== ruleset) {
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          `This is a campaign of “${loaded.ruleset.name}”, not of “${ruleset}”.`,
          `C’est une campagne de « ${loaded.ruleset.name} », et non de « ${ruleset} ».`,
        ),
      );
    }
    await this.quotas.opening({ streamId: request.campaignId, ...request });
    return this.answers.of(
      await this.campaigns.openAdventure({ ...request, options, hiddenSeeds: input.hiddenSeeds ?? false }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => CampaignResult, {
    description:
      'Makes a campaign that you opened no longer wait for an adventure: the end of its game then changes nothing.',
  })
  async giveUpAdventure(
    @Args('input', inputArgument) input: GiveUpAdventureInput,
    @Context() context: ApiContext,
  ): Promise<CampaignAnswer> {
    const gameId = idOfKind('Game', input.gameId);
    return campaignAnswerOf(await this.campaigns.giveUp({ ...requestOf(input, context), gameId }));
  }
}

const requestOf = (
  input: { readonly campaignId: string; readonly commandId: string },
  context: ApiContext,
): CampaignRequest => ({
  campaignId: idOfKind('Campaign', input.campaignId),
  commandId: givenCommandId(input.commandId),
  account: accountIn(context),
});

/** The answer to a command on a campaign. Throws an ApiError for everything but success and refusals by the rules. */
function campaignAnswerOf(outcome: CampaignOutcome): CampaignAnswer {
  switch (outcome.status) {
    case 'accepted': {
      const { loaded, version, replayed } = outcome;
      return { kind: 'CampaignAccepted', campaign: campaignSourceOf(loaded), version, replayed };
    }
    case 'refused':
      return rejected(outcome.refusal, outcome.presentation);
    default:
      throw mistake(outcome);
  }
}
