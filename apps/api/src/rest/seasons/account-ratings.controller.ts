import { Games, RulesetRatings } from '#games';
import { localized } from '#kernel';
import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { TRANSCRIPT_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { ApiError } from '../../errors/api-error.js';
import { ApiContexts } from '../../requests/api-context.js';
import { readGlobalId } from '../../requests/global-id.js';
import { ProblemFilter } from '../problem-filter.js';
import { nestPath } from '../routes/own-route.js';
import { describePicture, sendPicture } from '../send-picture.js';
import { MOST_CURVES, notRated, ratingPicture } from './pictures/rating-picture.js';
import { accountRatingsPictureRoute } from './season-file-routes.js';

/** The ratings of an account in all games of the server, drawn. */
@Controller()
@UseFilters(ProblemFilter)
export class AccountRatingsController {
  constructor(
    private readonly games: Games,
    private readonly all: RulesetRatings,
    private readonly contexts: ApiContexts,
  ) {}

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(accountRatingsPictureRoute.path))
  async ratings(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { accounts, locale } = this.contexts.of(request);
    const node = readGlobalId(id);
    const account = node?.kind === 'Account' ? await accounts.load(node.id) : undefined;
    if (!account)
      throw new ApiError(
        'NOT_FOUND',
        localized('There is no account with this id.', 'Il n’y a pas de compte avec cet identifiant.'),
      );
    const rated = (await this.ratedIn(account.id)).map(({ title, ...rating }) => ({ ...rating, name: title[locale] }));
    if (rated.length === 0) throw notRated();
    describePicture(response, locale);
    const latest = rated.map(({ ref, steps }) => [ref, steps.length, steps.at(-1)?.after.mean ?? null]);
    sendPicture(request, response, ['ratings', locale, account.name, latest], () =>
      ratingPicture(account.name, rated, locale),
    );
  }

  /** The rulesets in which an account is rated, those with most games first. */
  private async ratedIn(account: string) {
    const rules = this.games.rulesets.newest;
    const reckonings = await Promise.all(rules.map(({ name }) => this.all.of(name)));
    return rules
      .map(({ name, title }, at) => ({ title, ref: name, steps: reckonings[at]?.explain(account) ?? [] }))
      .filter(({ steps }) => steps.length > 0)
      .sort((one, other) => other.steps.length - one.steps.length)
      .slice(0, MOST_CURVES);
  }
}
