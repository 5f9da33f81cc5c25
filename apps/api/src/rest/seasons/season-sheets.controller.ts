import { canonicalJson } from '#kernel';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RATINGS_COST, TRANSCRIPT_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import type { FaultReport } from '../../api-parts.js';
import { REPORT_FAULT } from '../../core/tokens.js';
import { ProblemFilter } from '../problem-filter.js';
import { nestPath } from '../routes/own-route.js';
import { sendFile } from '../run/send-file.js';
import { csvLine } from './csv.js';
import { NamedSeasons } from './named-seasons.js';
import { sheetRoute, type SheetForm } from './season-sheet-routes.js';
import { sheets, type Sheet, type SheetName } from './season-sheets.js';

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
    private readonly seasons: NamedSeasons,
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
  @Costs(TRANSCRIPT_COST)
  @Get(pathsOf('entrants'))
  entrants(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answer('entrants', named as Named, request, response);
  }

  @ForEverybody()
  @Costs(RATINGS_COST)
  @Get(pathsOf('ratings'))
  ratings(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answer('ratings', named as Named, request, response);
  }

  private async answer(name: SheetName, named: Named, request: Request, response: Response): Promise<void> {
    const { season, reckoning, nameOf, version } = await this.seasons.find(named, request);
    const form: SheetForm = request.path.endsWith('.csv') ? 'csv' : 'ndjson';
    const file = {
      type: form === 'csv' ? 'text/csv' : 'application/x-ndjson',
      name: `season-${season.number}-${name}.${form}`,
      disposition: 'attachment',
      version: canonicalJson([name, form, ...version]),
      lines: () => linesOf(sheets[name]({ season, reckoning }, nameOf), form),
    } as const;
    await sendFile(request, response, file, this.report);
  }
}

function* linesOf({ columns, rows }: Sheet, form: SheetForm): Iterable<string> {
  if (form === 'csv') yield csvLine(columns);
  for (const row of rows)
    yield form === 'csv'
      ? csvLine(row)
      : `${JSON.stringify(Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])))}\n`;
}
