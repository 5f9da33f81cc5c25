import { Controller, Get, Inject, Query, Req, Res, UseFilters } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { Contracts } from '#contracts';
import { localized } from '#kernel';
import type { Request, Response } from 'express';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ASSET_COST } from '../access/points.js';
import { Costs, ForEverybody } from '../access/scope-guard.js';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import { ApiError } from '../errors/api-error.js';
import { KeptFile } from '../pages/kept-file.js';
import { ProblemFilter } from '../rest/problem-filter.js';
import { withoutDescriptions, withoutRulesets } from './schema-of-rulesets.js';

/** The schema in SDL, for generators of clients: whole, or of the rulesets that a client plays. */
@Controller()
@UseFilters(ProblemFilter)
export class SchemaController {
  private whole: string | undefined;
  private readonly files = new Map<string, KeptFile>();

  constructor(
    private readonly host: GraphQLSchemaHost,
    private readonly contracts: Contracts,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /** `rulesets` are names with commas between; `descriptions=false` leaves the descriptions out. */
  @ForEverybody()
  @Costs(ASSET_COST)
  @Get('schema.graphql')
  async document(
    @Req() request: Request,
    @Res() response: Response,
    @Query('rulesets') rulesets?: unknown,
    @Query('descriptions') descriptions?: unknown,
  ): Promise<void> {
    if (!this.settings.introspection) throw switchedOff();
    const file = this.fileOf(this.leftOut(rulesets), descriptions !== 'false');
    response.type('text/plain').set('Cache-Control', 'public, no-cache');
    await file.send(request, response);
  }

  /** The rulesets that a client does not ask for. Throws an ApiError `BAD_USER_INPUT` for a name that none has. */
  private leftOut(asked: unknown): readonly string[] {
    if (asked === undefined) return [];
    const served = this.contracts.all().map(({ ruleset }) => ruleset.name);
    const names = [asked].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
    const unknown = names.find((name) => !served.includes(name));
    if (unknown !== undefined) throw noRuleset(unknown, served);
    return served.filter((name) => !names.includes(name));
  }

  private fileOf(leftOut: readonly string[], described: boolean): KeptFile {
    const key = `${leftOut.join()} ${described}`;
    const known = this.files.get(key) ?? new KeptFile(() => Buffer.from(this.textOf(leftOut, described)));
    this.files.set(key, known);
    return known;
  }

  private textOf(leftOut: readonly string[], described: boolean): string {
    this.whole ??= `${printSchema(lexicographicSortSchema(this.host.schema))}\n`;
    const text = leftOut.length === 0 ? this.whole : withoutRulesets(this.whole, leftOut);
    return described ? text : withoutDescriptions(text);
  }
}

const switchedOff = (): ApiError =>
  new ApiError('NOT_FOUND', localized('This server does not show its schema.', 'Ce serveur ne montre pas son schéma.'));

const noRuleset = (name: string, served: readonly string[]): ApiError =>
  new ApiError(
    'BAD_USER_INPUT',
    localized(
      `There is no ruleset \`${name}\`. Those of this server: ${served.join(', ')}.`,
      `Il n’y a pas de jeu \`${name}\`. Ceux de ce serveur : ${served.join(', ')}.`,
    ),
  );
