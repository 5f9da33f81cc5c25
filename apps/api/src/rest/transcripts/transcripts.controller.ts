import { namesOfPeople, Transcripts } from '#games';
import type { LoadedGame } from '#records';
import { localized, canonicalJson } from '#kernel';
import { Controller, Get, Inject, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LOG_COST, TRANSCRIPT_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import type { FaultReport } from '../../api-parts.js';
import { REPORT_FAULT } from '../../core/tokens.js';
import { ApiError } from '../../errors/api-error.js';
import { FinishedGames } from '../../games/finished-games.js';
import { NamedStreams } from '../../games/named-streams.js';
import { ApiContexts } from '../../requests/api-context.js';
import { ProblemFilter } from '../problem-filter.js';
import { nestPath } from '../routes/own-route.js';
import { sendFile } from '../run/send-file.js';
import {
  campaignTranscriptRoute,
  certificateRoute,
  keysRoute,
  leagueTranscriptRoute,
  transcriptRoute,
} from './transcript-routes.js';

/** The signed files of finished games, campaigns and leagues: `/v1/games/:id/transcript`, and the like. */
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
    await this.send(request, response, gameId, [hash, names], () => this.transcripts.of(loaded, names));
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
    const name = `${loaded.gameId}.certificate.txt`;
    const file = { type: 'text/plain', name, disposition: 'inline', version: note, lines: () => [note] } as const;
    await sendFile(request, response, file, this.report);
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(campaignTranscriptRoute.path))
  async campaign(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const loaded = await this.streams.campaign(id);
    const { campaignId, hash } = loaded;
    await this.send(request, response, campaignId, [hash], () => this.transcripts.ofCampaign(loaded));
  }

  @ForEverybody()
  @Costs(TRANSCRIPT_COST)
  @Get(nestPath(leagueTranscriptRoute.path))
  async league(@Param('leagueId') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const loaded = await this.streams.league(id);
    const { leagueId, hash } = loaded;
    await this.send(request, response, leagueId, [hash], () => this.transcripts.ofLeague(loaded));
  }

  @ForEverybody()
  @Get(nestPath(keysRoute.path))
  keys(@Res() response: Response): void {
    const { name, key } = this.transcripts;
    response.set('Cache-Control', 'public, no-cache').json({ keys: [{ name, key }] });
  }

  /** A finished game, and the names of its players; no names where they are listed by seat. */
  private async named(
    id: string,
    isWanted: unknown,
    request: Request,
  ): Promise<{ readonly loaded: LoadedGame; readonly names: readonly (string | null)[] }> {
    const isNamed = namesWanted(isWanted);
    const loaded = await this.finished.game(id);
    return { loaded, names: isNamed ? await namesOfPeople(loaded, this.contexts.of(request).accounts) : [] };
  }

  /** The file of a stream, whose tag depends on these parts and on the key of the server. */
  private send(
    request: Request,
    response: Response,
    streamId: string,
    parts: readonly unknown[],
    lines: () => AsyncIterable<string>,
  ): Promise<void> {
    const name = `${streamId}.chronicle.ndjson`;
    const version = canonicalJson([...parts, this.transcripts.key]);
    const file = { type: 'application/x-ndjson', name, disposition: 'attachment', version, lines } as const;
    return sendFile(request, response, file, this.report);
  }
}

function namesWanted(given: unknown): boolean {
  if (given === undefined || given === 'true') return true;
  if (given === 'false') return false;
  throw new ApiError(
    'BAD_USER_INPUT',
    localized('“names” must be true or false.', '« names » doit être true ou false.'),
  );
}
