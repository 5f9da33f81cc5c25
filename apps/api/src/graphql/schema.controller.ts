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
import { measured } from '../requests/request-context.js';
import { ProblemFilter } from '../rest/problem-filter.js';
import { withoutDescriptions, withoutRulesets } from './schema-of-rulesets.js';

/**
 * The schema in SDL, for generators of clients: whole, or of the ruleset that a client plays. Each file takes up to 300 ms of a
 * processor to make and is kept, so there is one per ruleset, and none for each choice of several.
 */
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

  /** `rulesets` is the name of one; `descriptions=false` leaves the descriptions out. */
  @ForEverybody()
  @Costs(ASSET_COST)
  @Get('schema.graphql')
  async document(
    @Req() request: Request,
    @Res() response: Response,
    @Query('rulesets') rulesets?: string | string[],
    @Query('descriptions') descriptions?: unknown,
  ): Promise<void> {
    if (!this.settings.introspection) throw switchedOff();
    const file = this.fileOf(this.rulesetAsked(rulesets), descriptions !== 'false');
    response.type('text/plain').set('Cache-Control', 'public, no-cache');
    await file.send(request, response);
  }

  /** The ruleset that a client asks for, if any. Throws an ApiError `BAD_USER_INPUT` unless it is one of this server. */
  private rulesetAsked(asked: string | string[] | undefined): string | undefined {
    if (asked === undefined) return undefined;
    const served = this.served();
    const name = served.find((one) => one === asked);
    if (name === undefined) throw noRuleset(String(asked), served);
    return name;
  }

  private fileOf(ruleset: string | undefined, described: boolean): KeptFile {
    const key = `${ruleset ?? ''} ${described}`;
    const known =
      this.files.get(key) ?? new KeptFile(() => measured(() => Buffer.from(this.textOf(ruleset, described))));
    this.files.set(key, known);
    return known;
  }

  private textOf(ruleset: string | undefined, described: boolean): string {
    this.whole ??= `${printSchema(lexicographicSortSchema(this.host.schema))}\n`;
    const others = this.served().filter((name) => name !== ruleset);
    const text = ruleset === undefined ? this.whole : withoutRulesets(this.whole, others);
    return described ? text : withoutDescriptions(text);
  }

  private served(): readonly string[] {
    return this.contracts.all().map(({ ruleset }) => ruleset.name);
  }
}

const switchedOff = (): ApiError =>
  new ApiError('NOT_FOUND', localized('This server does not show its schema.', 'Ce serveur ne montre pas son schéma.'));

const noRuleset = (name: string, served: readonly string[]): ApiError =>
  new ApiError(
    'BAD_USER_INPUT',
    localized(
      `\`rulesets=${name}\` names no ruleset. It takes one of this server: ${served.join(', ')}. Without it the schema is whole.`,
      `\`rulesets=${name}\` ne nomme aucun jeu. Le paramètre prend un jeu de ce serveur : ${served.join(', ')}. Sans lui, le schéma est entier.`,
    ),
  );
