import { playerId } from '#league-service';
import { canonicalJson, localized } from '#kernel';
import { bracketOf, groupAlone, noReportWords, reportOf, writeTrf } from '#leagues';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RATINGS_COST, TRANSCRIPT_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import type { FaultReport } from '../../api-parts.js';
import { REPORT_FAULT } from '../../core/tokens.js';
import { ApiError } from '../../errors/api-error.js';
import { measured } from '../../requests/request-context.js';
import { ProblemFilter } from '../problem-filter.js';
import { queryNumber } from '../query-values.js';
import { nestPath } from '../routes/own-route.js';
import { sendFile } from '../run/send-file.js';
import { describePicture, sendPicture } from '../send-picture.js';
import { calendarOf } from './calendar.js';
import { describeEmbedded, embeddedPage } from './embedded-page.js';
import { NamedSeasons, type NamedSeason } from './named-seasons.js';
import { bracketPicture } from './pictures/bracket-picture.js';
import type { DrawnSeason } from './pictures/drawn-season.js';
import { MOST_CURVES, notRated, ratingPicture } from './pictures/rating-picture.js';
import { standingsPicture } from './pictures/standings-picture.js';
import {
  bracketPictureRoute,
  calendarRoute,
  embedRoute,
  ratingsPictureRoute,
  standingsPictureRoute,
  trfRoute,
} from './season-file-routes.js';

/** The parameters of a season in an address. */
interface Named {
  readonly leagueId: string;
  readonly number: string;
}

const LINES = 32;

const NO_SUCH_GROUP = localized('This season has no such group.', 'Cette saison n’a pas ce groupe.');

/** Seasons for programs of arbiters, calendars and other pages: a tournament report, a calendar, pictures. */
@Controller()
@UseFilters(ProblemFilter)
export class SeasonFilesController {
  constructor(
    private readonly seasons: NamedSeasons,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(trfRoute.path))
  async trf(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.seasons.find(named as Named, request);
    const { loaded, season, nameOf } = found;
    const group = queryNumber('group', request.query['group'], 1);
    const part = group === undefined ? season : groupAlone(season, group);
    if (!part) throw new ApiError('NOT_FOUND', NO_SUCH_GROUP);
    const report = measured(() =>
      reportOf(part, {
        title: [loaded.league.name, season.name, ...(group === undefined ? [] : [String(group)])].join(': '),
        nameOf,
        dateOf: (moment) => new Date(moment).toISOString().slice(0, 10),
      }),
    );
    if (typeof report === 'string') throw new ApiError('NOT_FOUND', noReportWords[report]);
    const file = {
      type: 'text/plain',
      name: `season-${season.number}${group === undefined ? '' : `-group-${group}`}.trf`,
      disposition: 'attachment',
      version: canonicalJson(['trf', group ?? null, ...found.version]),
      lines: () => [writeTrf(report)],
    } as const;
    await sendFile(request, response, file, this.report);
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(calendarRoute.path))
  async calendar(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.seasons.find(named as Named, request);
    const { loaded, season, nameOf, locale } = found;
    const { leagueId, changedAt, league } = loaded;
    response.vary('Accept-Language');
    const file = {
      type: 'text/calendar',
      name: `season-${season.number}-rounds.ics`,
      disposition: 'attachment',
      version: canonicalJson(['ics', locale, ...found.version]),
      lines: () => calendarOf({ leagueId, league: league.name, season, changedAt, nameOf, locale }),
    } as const;
    await sendFile(request, response, file, this.report);
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(standingsPictureRoute.path))
  async standings(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const lines = linesIn(request);
    const found = await this.seasons.find(named as Named, request);
    describePicture(response, found.locale);
    sendPicture(request, response, ['standings', lines, found.locale, ...found.version], () =>
      standingsPicture(drawnIn(found), lines),
    );
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(bracketPictureRoute.path))
  async bracket(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.seasons.find(named as Named, request);
    const matches = bracketOf(found.season);
    if (!matches)
      throw new ApiError(
        'NOT_FOUND',
        localized('The format of this season has no bracket.', 'Le format de cette saison n’a pas de tableau.'),
      );
    describePicture(response, found.locale);
    sendPicture(request, response, ['bracket', found.locale, ...found.version], () =>
      bracketPicture(drawnIn(found), matches),
    );
  }

  @ForEverybody()
  @Costs(RATINGS_COST)
  @Get(nestPath(ratingsPictureRoute.path))
  async ratings(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.seasons.find(named as Named, request);
    const { reckoning, locale } = found;
    if (reckoning.ratings.length === 0) throw notRated();
    describePicture(response, locale);
    sendPicture(request, response, ['ratings', locale, ...found.version], () => {
      const { league, season, nameOf, refOf } = drawnIn(found);
      const rated = reckoning.ratings.slice(0, MOST_CURVES).map(({ player }) => ({
        name: nameOf(player),
        ref: refOf(player),
        steps: reckoning.explain(player),
      }));
      return ratingPicture(`${league} – ${season.name}`, rated, locale);
    });
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(embedRoute.path))
  async embed(@Param() named: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const lines = linesIn(request);
    const found = await this.seasons.find(named as Named, request);
    describeEmbedded(response, found.locale);
    sendPicture(request, response, ['embed', lines, found.locale, ...found.version], () => {
      const drawn = drawnIn(found);
      const matches = bracketOf(found.season);
      const pictures = [...(matches ? [bracketPicture(drawn, matches)] : []), standingsPicture(drawn, lines)];
      return embeddedPage(`${drawn.league} – ${drawn.season.name}`, found.locale, pictures);
    });
  }
}

const linesIn = (request: Request): number => queryNumber('lines', request.query['lines'], 1) ?? LINES;

const deleted = localized('deleted account', 'compte supprimé');

const drawnIn = ({ loaded, season, reckoning, nameOf, locale }: NamedSeason): DrawnSeason => ({
  league: loaded.league.name,
  season,
  table: reckoning.table,
  nameOf: (player) => nameOf(player) ?? deleted[locale],
  refOf: playerId,
  locale,
});
