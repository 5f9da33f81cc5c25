import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesOfPeople, Transcripts, type LoadedGame } from '#games';
import { both, canonicalJson } from '#kernel';
import { Controller, Get, Inject, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.js';
import { LOG_COST, TRANSCRIPT_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { REPORT_FAULT, type FaultReport } from '../../api-parts.js';
import { ApiError } from '../../errors/api-error.js';
import { FinishedGames } from '../../games/finished-games.js';
import { NamedStreams } from '../../games/named-streams.js';
import { addressOf } from '../../requests/address-of.js';
import { ApiContexts } from '../../requests/api-context.js';
import { preferredLocale } from '../../requests/preferred-locale.js';
import { ProblemFilter } from '../problem-filter.js';
import { nestPath } from '../routes/own-route.js';
import { hasIt, textTag } from '../run/entity-tag.js';
import {
  campaignTranscriptRoute,
  certificateRoute,
  keysRoute,
  leagueTranscriptRoute,
  transcriptRoute,
} from './transcript-routes.js';

/** What the server signs of games that are over, campaigns and leagues: `/v1/games/:id/transcript`, and the like. */
@Controller()
@UseFilters(ProblemFilter)
export class TranscriptsController {
  constructor(
    private readonly finished: FinishedGames,
    private readonly streams: NamedStreams,
    private readonly transcripts: Transcripts,
    private readonly contexts: ApiContexts,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(transcriptRoute.path))
  async transcript(
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { loaded, names } = await this.named(id, query['names'], request);
    const { gameId, hash } = loaded;
    if (this.isKnown(request, response, gameId, [hash, names, this.transcripts.key])) response.status(304).end();
    else await this.send(this.transcripts.of(loaded, names), response);
  }

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(certificateRoute.path))
  async certificate(
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { loaded, names } = await this.named(id, query['names'], request);
    const note = this.transcripts.certificate(loaded, { names, league: await this.streams.leagueOf(loaded) });
    response.set({
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `inline; filename="${loaded.gameId}.certificate.txt"`,
      ETag: textTag(note),
      'Cache-Control': 'public, no-cache',
    });
    if (hasIt(request.headers['if-none-match'], response.get('ETag'))) response.status(304).end();
    else response.send(note);
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(campaignTranscriptRoute.path))
  async campaign(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const loaded = await this.streams.campaign(id);
    const { campaignId, hash } = loaded;
    if (this.isKnown(request, response, campaignId, [hash, this.transcripts.key])) response.status(304).end();
    else await this.send(this.transcripts.ofCampaign(loaded), response);
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(leagueTranscriptRoute.path))
  async league(@Param('leagueId') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const loaded = await this.streams.league(id);
    const { leagueId, hash } = loaded;
    if (this.isKnown(request, response, leagueId, [hash, this.transcripts.key])) response.status(304).end();
    else await this.send(this.transcripts.ofLeague(loaded), response);
  }

  @ForEverybody()
  @Get(nestPath(keysRoute.path))
  keys(@Res() response: Response): void {
    const { name, key } = this.transcripts;
    response.set('Cache-Control', 'public, no-cache').json({ keys: [{ name, key }] });
  }

  /** A game that is over, and what its people are called; nothing where they are to be told by their seats. */
  private async named(
    id: string,
    isWanted: unknown,
    request: Request,
  ): Promise<{ readonly loaded: LoadedGame; readonly names: readonly (string | null)[] }> {
    const isNamed = namesWanted(isWanted);
    const loaded = await this.finished.game(id);
    const locale = preferredLocale(request.headers['accept-language']);
    const { accounts } = this.contexts.for(callerOf(request), locale, addressOf(request));
    return { loaded, names: isNamed ? await namesOfPeople(loaded, accounts) : [] };
  }

  /** Describes the file of a stream, made of these parts; true where the client has it. */
  private isKnown(request: Request, response: Response, streamId: string, parts: readonly unknown[]): boolean {
    response.set({
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="${streamId}.chronicle.ndjson"`,
      ETag: textTag(canonicalJson(parts)),
      'Cache-Control': 'public, no-cache',
    });
    return hasIt(request.headers['if-none-match'], response.get('ETag'));
  }

  /** What goes wrong once the file has begun can only break it off: its end is missing then, and no verifier takes it. */
  private async send(lines: AsyncIterable<string>, response: Response): Promise<void> {
    try {
      await pipeline(Readable.from(lines), response);
    } catch (fault) {
      if (!response.closed) this.report(fault);
      response.destroy();
    }
  }
}

function namesWanted(given: unknown): boolean {
  if (given === undefined || given === 'true') return true;
  if (given === 'false') return false;
  throw new ApiError('BAD_USER_INPUT', both('“names” is true or false.', '« names » vaut true ou false.'));
}
