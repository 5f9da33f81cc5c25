import { localized, type AnyRuleset, type Locale } from '#kernel';
import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PICTURE_COST } from '../../access/points.js';
import { Costs, ForEverybody } from '../../access/scope-guard.js';
import { ApiError } from '../../errors/api-error.js';
import { ProblemFilter } from '../problem-filter.js';
import { queryLocale } from '../query-values.js';
import { nestPath } from '../routes/own-route.js';
import { sendTagged } from '../run/send-answer.js';
import { describePicture } from '../send-picture.js';
import { piecePictureRoute, pieceRoute, piecesRoute, ruleRoute } from './box-routes.js';
import { BoxPieces } from './pieces.js';
import { RuleTexts } from './rule-texts.js';

type InBox = Readonly<Record<'id' | 'list' | 'name', string>>;

/**
 * The contents of the boxes, and the texts of the rules: the same for all callers, and constant while a server runs.
 */
@Controller()
@UseFilters(ProblemFilter)
export class BoxesController {
  constructor(
    private readonly pieces: BoxPieces,
    private readonly rules: RuleTexts,
  ) {}

  @ForEverybody()
  @Get(nestPath(piecesRoute.path))
  all(@Param() { name }: InBox, @Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pieces.all(this.pieces.rulesetNamed(name)));
  }

  @ForEverybody()
  @Costs(PICTURE_COST)
  @Get(nestPath(piecePictureRoute.path))
  picture(
    @Param() { name, list, id }: InBox,
    @Query('locale') wanted: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    const locale = queryLocale(wanted);
    const ruleset = this.pieces.rulesetNamed(name);
    const { ownId } = this.pieces.piece(ruleset, list, id);
    const picture = drawingOf(ruleset, list)(ownId, locale);
    describePicture(response, locale);
    response.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': CACHING });
    sendTagged(request, response, picture);
  }

  @ForEverybody()
  @Get(nestPath(pieceRoute.path))
  piece(@Param() { name, list, id }: InBox, @Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pieces.piece(this.pieces.rulesetNamed(name), list, id).data);
  }

  @ForEverybody()
  @Get(nestPath(ruleRoute.path))
  rule(@Param() { id }: InBox, @Req() request: Request, @Res() response: Response): void {
    send(request, response, this.rules.rule(id));
  }
}

/** How long it may be cached without revalidation: it changes only with the version of the server. */
const CACHING = 'public, max-age=3600';

function send(request: Request, response: Response, answer: unknown): void {
  response.type('application/json').set('Cache-Control', CACHING);
  sendTagged(request, response, `${JSON.stringify(answer)}\n`);
}

function drawingOf({ piecePictures }: AnyRuleset, list: string): (id: string, locale: Locale) => string {
  const draw = piecePictures && Object.hasOwn(piecePictures, list) ? piecePictures[list] : undefined;
  if (!draw) throw new ApiError('NOT_FOUND', localized('There is no picture of this.', 'Il n’y en a pas d’image.'));
  return draw;
}
