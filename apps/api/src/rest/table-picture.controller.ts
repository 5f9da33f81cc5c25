import { playerNames, viewOf } from '#games';
import { localized, spectator, type Locale, type Picture } from '#kernel';
import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PICTURE_COST } from '../access/points.js';
import { Costs, ForEverybody } from '../access/scope-guard.js';
import { isAhead, viewerFor, type GameSource } from '../games/game-source.js';
import { ShownGames } from '../games/shown-games.js';
import { ApiContexts, type ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { readGlobalId } from '../requests/global-id.js';
import { measured } from '../requests/request-context.js';
import { ProblemFilter } from './problem-filter.js';
import { gamePictureRoute } from './boxes/box-routes.js';
import { queryNumber } from './query-values.js';
import { nestPath } from './routes/own-route.js';
import { entityTag, hasIt } from './run/entity-tag.js';
import { describePicture } from './send-picture.js';

/** Pictures of a game: `/v1/games/:id/table.svg`, and further pictures of its ruleset. */
@Controller()
@UseFilters(ProblemFilter)
export class TablePictureController {
  constructor(
    private readonly shown: ShownGames,
    private readonly contexts: ApiContexts,
  ) {}

  /**
   * The view of a spectator, or with `seat` that of the caller's seat; of the game now, or at `version`.
   * The caller's language is taken from `Accept-Language`.
   */
  @ForEverybody()
  @Costs(PICTURE_COST)
  @Get(nestPath(gamePictureRoute.path))
  async picture(
    @Param() { id, picture: name }: { readonly id: string; readonly picture: string },
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const context = this.contexts.of(request);
    const { locale } = context;
    const version = queryNumber('version', query['version'], 1);
    const seat = queryNumber('seat', query['seat'], 0);
    const source = await this.source(id, version, context);
    const draw = pictureOf(source, name);
    const viewer = seat === undefined ? spectator : viewerFor(source, context, { seat });
    const view: unknown = measured(() => viewOf(source.loaded, viewer));
    if (view === null)
      throw new ApiError(
        'NOT_FOUND',
        localized(
          'The game has not begun: there is no table to draw yet.',
          'La partie n’a pas commencé : il n’y a pas encore de table à dessiner.',
        ),
      );
    describe(response, {
      source,
      locale,
      isPrivate: seat !== undefined || isAhead(source, context),
      isFixed: version !== undefined,
    });
    if (hasIt(request.headers['if-none-match'], response.get('ETag'))) response.status(304).end();
    else response.send(await this.drawn(draw, view, source, context));
  }

  private async drawn(draw: Picture, view: unknown, { loaded }: GameSource, context: ApiContext): Promise<Buffer> {
    const names = await playerNames(loaded, context.accounts);
    return measured(() => Buffer.from(draw(view, context.locale, names), 'utf8'));
  }

  private async source(id: string, version: number | undefined, { caller }: ApiContext): Promise<GameSource> {
    const node = readGlobalId(id);
    const shown = node?.kind === 'Game' ? await this.shown.find(node.id, caller) : null;
    if (!shown)
      throw new ApiError(
        'NOT_FOUND',
        localized('There is no game with this id.', 'Il n’y a pas de partie avec cet identifiant.'),
      );
    const source = version === undefined ? shown : await this.shown.at(shown, version);
    if (!source)
      throw new ApiError(
        'NOT_FOUND',
        localized('The game was never at this version.', 'La partie n’a jamais eu cette version.'),
      );
    return source;
  }
}

function pictureOf({ loaded: { ruleset, release } }: GameSource, name: string): Picture {
  const { pictures } = release.presentation;
  const draw = pictures && Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!draw)
    throw new ApiError(
      'NOT_FOUND',
      localized(
        `The ruleset “${ruleset.name}” has no picture of this name.`,
        `Les règles « ${ruleset.name} » n’ont pas d’image de ce nom.`,
      ),
    );
  return draw;
}

interface Answer {
  readonly source: GameSource;
  readonly locale: Locale;
  /** Shows the view of one seat, or a view that others get later. */
  readonly isPrivate: boolean;
  /** Shows a given version, which never changes. */
  readonly isFixed: boolean;
}

/** The headers of a picture. Its tag is the version of the game and the language, the two things that change it. */
function describe(response: Response, { source, locale, isPrivate, isFixed }: Answer): void {
  const caching = isPrivate ? 'private, no-cache' : isFixed ? 'public, max-age=86400' : 'public, no-cache';
  describePicture(response, locale);
  response
    .vary('Authorization')
    .vary('Cookie')
    .set({
      'Cross-Origin-Resource-Policy': isPrivate ? 'same-origin' : 'cross-origin',
      ETag: entityTag(source.loaded.game.version, locale),
      'Cache-Control': caching,
    });
}
