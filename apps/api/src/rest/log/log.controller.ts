import { GameLog } from '#games';
import { both } from '#kernel';
import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import { base64 } from '@scure/base';
import type { Response } from 'express';
import { LOG_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { ApiError } from '../../errors/api-error.js';
import { FinishedGames } from '../../games/finished-games.js';
import { ProblemFilter } from '../problem-filter.js';
import { queryNumber } from '../query-numbers.js';
import { nestPath } from '../routes/own-route.js';
import { checkpointRoute, consistencyRoute, leavesRoute, logProofRoute, MOST_LEAVES } from './log-routes.js';

/** The log of games that are over: `/v1/log/*`, and that a game is in it. */
@Controller()
@UseFilters(ProblemFilter)
export class LogController {
  constructor(
    private readonly log: GameLog,
    private readonly finished: FinishedGames,
  ) {}

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(checkpointRoute.path))
  async checkpoint(@Query('size') size: unknown, @Res() response: Response): Promise<void> {
    send(response, await this.log.checkpoint(await this.sizeAsked(size)));
  }

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(logProofRoute.path))
  async proof(@Param('id') id: string, @Query('size') size: unknown, @Res() response: Response): Promise<void> {
    const { gameId, hash } = await this.finished.game(id);
    const proof = await this.log.inclusion({ gameId, hash }, await this.sizeAsked(size));
    if (proof === undefined)
      throw new ApiError(
        'NOT_FOUND',
        both('The game is not in this log yet.', 'La partie n’est pas encore dans ce registre.'),
      );
    send(response, proof);
  }

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(consistencyRoute.path))
  async consistency(
    @Query('from') from: unknown,
    @Query('size') size: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const older = queryNumber('from', from, 0);
    const newer = await this.sizeAsked(size);
    if (older === undefined || older > newer)
      throw new ApiError(
        'BAD_USER_INPUT',
        both(
          `“from” is how many entries the older log had: at most ${newer}.`,
          `« from » est le nombre d’inscriptions du registre plus ancien : ${newer} au plus.`,
        ),
      );
    send(response, await this.log.consistency(older, newer));
  }

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(leavesRoute.path))
  async leaves(@Query('from') from: unknown, @Res() response: Response): Promise<void> {
    const leaves = await this.log.leaves(queryNumber('from', from, 0) ?? 0, MOST_LEAVES);
    send(response, leaves.map((leaf) => `${base64.encode(leaf)}\n`).join(''));
  }

  /** A size that the log has had. */
  private async sizeAsked(given: unknown): Promise<number> {
    const now = await this.log.size();
    const size = queryNumber('size', given, 0) ?? now;
    if (size > now)
      throw new ApiError(
        'BAD_USER_INPUT',
        both(
          `The log has ${now} entries, and never had ${size}.`,
          `Le registre a ${now} inscriptions, et n’en a jamais eu ${size}.`,
        ),
      );
    return size;
  }
}

/** What was true of a log stays true, but what it is now changes: nobody keeps it unasked. */
const send = (response: Response, text: string): void =>
  void response.set({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).send(text);
