import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import type { ApiSettings } from '../api-settings.js';
import { GamesModule } from '../games/games.module.js';
import { GraphqlModule } from '../graphql/graphql.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { BoxesController } from './boxes/boxes.controller.js';
import { BoxPieces } from './boxes/pieces.js';
import { RuleTexts } from './boxes/rule-texts.js';
import { LiveAnswers } from './live/live-answers.js';
import { LogController } from './log/log.controller.js';
import { MethodsController } from './methods.controller.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { restController } from './rest-controller.js';
import { RestOperations } from './run/rest-operations.js';
import { AccountRatingsController } from './seasons/account-ratings.controller.js';
import { NamedSeasons } from './seasons/named-seasons.js';
import { SeasonFilesController } from './seasons/season-files.controller.js';
import { SeasonSheetsController } from './seasons/season-sheets.controller.js';
import { TablePictureController } from './table-picture.controller.js';
import { TranscriptsController } from './transcripts/transcripts.controller.js';

/** REST: the operations of the schema, and answers that GraphQL does not have. */
@Module({
  imports: [AccessModule, GamesModule, GraphqlModule, RequestsModule],
  providers: [BoxPieces, LiveAnswers, NamedSeasons, RestOperations, RuleTexts],
})
export class RestModule {
  static with({ openApi }: ApiSettings): DynamicModule {
    return {
      module: RestModule,
      controllers: [
        TablePictureController,
        TranscriptsController,
        LogController,
        SeasonSheetsController,
        SeasonFilesController,
        AccountRatingsController,
        BoxesController,
        ...(openApi ? [OpenApiController] : []),
        // Late: the others have addresses within its addresses.
        restController(),
        MethodsController,
      ],
    };
  }
}
