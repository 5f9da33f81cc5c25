import { GameLog, NeverSoLarge } from '#games';
import { localized } from '#kernel';
import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import { base64 } from '@scure/base';
import type { Response } from 'express';
import { LOG_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { ApiError } from '../../errors/api-error.js';
import { FinishedGames } from '../../games/finished-games.js';
import { ProblemFilter } from '../problem-filter.js';
import { queryNumber } from '../query-values.js';
import { nestPath } from '../routes/own-route.js';
import { checkpointRoute, consistencyRoute, leavesRoute, logProofRoute, MOST_LEAVES } from './log-routes.js';

/** The log of finished games: `/v1/log/*`, and the proof that a game is in it. */
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
    send(response, await had(() => this.log.checkpoint(sizeIn(size))));
  }

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(logProofRoute.path))
  async proof(@Param('id') id: string, @Query('size') size: unknown, @Res() response: Response): Promise<void> {
    const { gameId, hash } = await this.finished.game(id);
    const proof = await had(() => this.log.inclusion({ gameId, hash }, sizeIn(size)));
    if (proof === undefined)
      throw new ApiError(
        'NOT_FOUND',
        localized('The game is not in this log yet.', 'La partie n’est pas encore dans ce registre.'),
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
    if (older === undefined)
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          'Give the number of entries of the older log in “from”.',
          'Donnez dans « from » le nombre d’inscriptions du registre plus ancien.',
        ),
      );
    send(response, await had(() => this.log.consistency(older, sizeIn(size))));
  }

  @ForEverybody()
  @Costs(LOG_COST)
  @Get(nestPath(leavesRoute.path))
  async leaves(@Query('from') from: unknown, @Res() response: Response): Promise<void> {
    const leaves = await this.log.leaves(queryNumber('from', from, 0) ?? 0, MOST_LEAVES);
    send(response, leaves.map((leaf) => `${base64.encode(leaf)}\n`).join(''));
  }
}

const sizeIn = (given: unknown): number | undefined => queryNumber('size', given, 0);

/** A proof of the log. Throws an ApiError where the log was never so large. */
async function had<T>(prove: () => Promise<T>): Promise<T> {
  try {
    return await prove();
  } catch (error) {
    if (!(error instanceof NeverSoLarge)) throw error;
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        `The log had ${error.had} entries, not ${error.asked}.`,
        `Le registre avait ${error.had} inscriptions, non ${error.asked}.`,
      ),
    );
  }
}

/** A past state of the log never changes, but the current one does: it is not cached without revalidation. */
const send = (response: Response, text: string): void =>
  void response.set({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).send(text);
