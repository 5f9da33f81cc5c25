import { Contracts, type RulesetContract } from '#contracts';
import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ASSET_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { KeptFile } from '../../pages/kept-file.js';
import { Scope } from '../prepared/scope.js';
import { ProblemFilter } from '../problem-filter.js';
import { nothingHere } from '../run/nothing-here.js';
import { RestOperations } from '../run/rest-operations.js';
import { bodyExamples } from './examples/body-examples.js';
import { openApiDocument } from './openapi-document.js';

/** The descriptions of the REST API, for programs: one without the types of rulesets, and one for each ruleset. */
@Controller()
@UseFilters(ProblemFilter)
export class OpenApiController {
  /** By ruleset; each is made at its first request. */
  private readonly files: ReadonlyMap<string | undefined, KeptFile>;

  constructor(operations: RestOperations, contracts: Contracts) {
    const all = contracts.all();
    const read = (shown: RulesetContract | undefined) => (): Buffer => {
      const bodies = bodyExamples({ ruleset: shown ?? smallest(all), all });
      const scope = new Scope(contracts, shown?.ruleset.name);
      return Buffer.from(JSON.stringify(openApiDocument(operations.routes, scope, bodies)));
    };
    this.files = new Map([undefined, ...all].map((shown) => [shown?.ruleset.name, new KeptFile(read(shown))]));
  }

  @ForEverybody()
  @Costs(ASSET_COST)
  @Get('openapi.json')
  core(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(undefined, request, response);
  }

  @ForEverybody()
  @Costs(ASSET_COST)
  @Get('openapi/:ruleset.json')
  ofRuleset(@Param('ruleset') ruleset: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(ruleset, request, response);
  }

  private async send(ruleset: string | undefined, request: Request, response: Response): Promise<void> {
    const file = this.files.get(ruleset);
    if (!file) throw nothingHere();
    response.type('application/json').set('Cache-Control', 'public, no-cache');
    await file.send(request, response);
  }
}

/** The ruleset with the fewest events, whose games are examples for all. */
function smallest(all: readonly RulesetContract[]): RulesetContract {
  const [first, ...others] = all;
  if (!first) throw new TypeError('There is no ruleset.');
  return others.reduce((least, one) => (one.types.events.length < least.types.events.length ? one : least), first);
}
