import type { Type } from '@nestjs/common';
import { settingsWith, type SettingsChanges } from './api-settings.js';
import { HealthController } from './health/health.controller.js';
import { BoxesController } from './rest/boxes/boxes.controller.js';
import { LogController } from './rest/log/log.controller.js';
import { OpenApiController } from './rest/openapi/openapi.controller.js';
import { restController } from './rest/rest-controller.js';
import { SeasonSheetsController } from './rest/seasons/season-sheets.controller.js';
import { TablePictureController } from './rest/table-picture.controller.js';
import { TranscriptsController } from './rest/transcripts/transcripts.controller.js';

/**
 * The controllers outside of GraphQL. The routes of operations come last, since the paths of the others lie within
 * theirs.
 */
export const controllersWith = (settings: SettingsChanges | undefined): Type[] => [
  HealthController,
  TablePictureController,
  TranscriptsController,
  LogController,
  SeasonSheetsController,
  BoxesController,
  ...(settingsWith(settings).openApi ? [OpenApiController] : []),
  restController(),
];
