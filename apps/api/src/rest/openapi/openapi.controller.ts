import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ASSET_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { ProblemFilter } from '../problem-filter.js';
import { RestOperations } from '../run/rest-operations.js';
import { sendTagged } from '../run/send-answer.js';
import { openApiDocument } from './openapi-document.js';

/** What REST can do, for programs. */
@Controller()
@UseFilters(ProblemFilter)
export class OpenApiController {
  private text: string | undefined;

  constructor(private readonly operations: RestOperations) {}

  @ForEverybody()
  @Costs(ASSET_COST)
  @Get('openapi.json')
  document(@Req() request: Request, @Res() response: Response): void {
    this.text ??= JSON.stringify(openApiDocument(this.operations.routes));
    response.type('application/json').set('Cache-Control', 'public, no-cache');
    sendTagged(request, response, this.text);
  }
}
