import { isUuid } from '#records';
import { Leagues } from '#league-service';
import { localized, canonicalJson } from '#kernel';
import type { Season } from '#leagues';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RATINGS_COST, TRANSCRIPT_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import type { FaultReport } from '../../api-parts.js';
import { REPORT_FAULT } from '../../core/tokens.js';
import { ApiError } from '../../errors/api-error.js';
import { NamedStreams } from '../../games/named-streams.js';
import { ApiContexts } from '../../requests/api-context.js';
import { ProblemFilter } from '../problem-filter.js';
import { queryNumber } from '../query-numbers.js';
import { nestPath } from '../routes/own-route.js';
import { sendFile } from '../run/send-file.js';
import { csvLine } from './csv.js';
import { sheetRoute, type SheetForm } from './season-sheet-routes.js';
import { sheets, type NameOf, type Sheet, type SheetName } from './season-sheets.js';

const pathsOf = (sheet: SheetName): string[] =>
  (['csv', 'ndjson'] as const).map((form) => nestPath(sheetRoute(sheet, form).path));

/** The parameters of a season in an address. */
interface Named {
  readonly leagueId: string;
  readonly number: string;
}

/** Seasons as files for spreadsheets and programs: `/v1/leagues/:leagueId/seasons/:number/results.csv`, and the like. */
@Controller()
@UseFilters(ProblemFilter)
export class SeasonSheetsController {
  constructor(
    private readonly streams: NamedStreams,
    private readonly leagues: Leagues,
    private readonly contexts: ApiContexts,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(pathsOf('results'))
  results(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answer('results', named as Named, request, response);
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(pathsOf('standings'))
  standings(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answer('standings', named as Named, request, response);
  }

  @ForEverybody()
  @Costs(RATINGS_COST)
  @Get(pathsOf('ratings'))
  ratings(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answer('ratings', named as Named, request, response);
  }

  private async answer(
    name: SheetName,
    { leagueId, number }: Named,
    request: Request,
    response: Response,
  ): Promise<void> {
    const loaded = await this.streams.league(leagueId, queryNumber('version', request.query['version'], 1));
    const season = loaded.league.seasons.find((one) => String(one.number) === number);
    if (!season)
      throw new ApiError(
        'NOT_FOUND',
        localized('The league has no season of this number.', 'La ligue n’a pas de saison de ce numéro.'),
      );
    const names = await this.namesIn(season, request);
    const form: SheetForm = request.path.endsWith('.csv') ? 'csv' : 'ndjson';
    const file = {
      type: form === 'csv' ? 'text/csv' : 'application/x-ndjson',
      name: `season-${season.number}-${name}.${form}`,
      disposition: 'attachment',
      version: canonicalJson([name, form, loaded.league.version, [...names]]),
      lines: () =>
        linesOf(sheets[name]({ season, reckoning: this.leagues.reckoning(loaded, season) }, nameIn(names)), form),
    } as const;
    await sendFile(request, response, file, this.report);
  }

  /** The names of the accounts that are entered, by their ids. */
  private async namesIn({ entries }: Season, request: Request): Promise<ReadonlyMap<string, string>> {
    const { accounts } = this.contexts.of(request);
    const ids = [...new Set(entries.flatMap(({ members }) => members))].filter(isUuid);
    const found = await Promise.all(ids.map((id) => accounts.load(id)));
    return new Map(found.flatMap((account) => (account ? [[account.id, account.name] as const] : [])));
  }
}

/** The name of an account, or of a team, which is its id. */
const nameIn =
  (names: ReadonlyMap<string, string>): NameOf =>
  (player) =>
    isUuid(player) ? (names.get(player) ?? null) : player;

function* linesOf({ columns, rows }: Sheet, form: SheetForm): Iterable<string> {
  if (form === 'csv') yield csvLine(columns);
  for (const row of rows)
    yield form === 'csv'
      ? csvLine(row)
      : `${JSON.stringify(Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])))}\n`;
}
