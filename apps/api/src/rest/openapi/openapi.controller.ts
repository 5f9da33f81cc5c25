import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ASSET_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { KeptFile } from '../../pages/kept-file.js';
import { ProblemFilter } from '../problem-filter.js';
import { RestOperations } from '../run/rest-operations.js';
import { openApiDocument } from './openapi-document.js';

/** The description of the REST API, for programs. */
@Controller()
@UseFilters(ProblemFilter)
export class OpenApiController {
  private readonly file: KeptFile;

  constructor(operations: RestOperations) {
    this.file = new KeptFile(() => Buffer.from(JSON.stringify(openApiDocument(operations.routes))));
  }

  @ForEverybody()
  @Costs(ASSET_COST)
  @Get('openapi.json')
  async document(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.type('application/json').set('Cache-Control', 'public, no-cache');
    await this.file.send(request, response);
  }
}
