import { gamePictureRoute, piecePictureRoute, pieceRoute, piecesRoute, ruleRoute } from '../boxes/box-routes.js';
import {
  campaignTranscriptRoute,
  certificateRoute,
  keysRoute,
  leagueTranscriptRoute,
  transcriptRoute,
} from '../transcripts/transcript-routes.js';
import { checkpointRoute, consistencyRoute, leavesRoute, logProofRoute } from '../log/log-routes.js';
import { seasonFileRoutes } from '../seasons/season-file-routes.js';
import { sheetRoutes } from '../seasons/season-sheet-routes.js';
import type { OwnRoute } from './own-route.js';

/** Every route with an answer outside of GraphQL. */
export const ownRoutes: readonly OwnRoute[] = [
  piecesRoute,
  piecePictureRoute,
  pieceRoute,
  ruleRoute,
  gamePictureRoute,
  transcriptRoute,
  certificateRoute,
  campaignTranscriptRoute,
  leagueTranscriptRoute,
  keysRoute,
  checkpointRoute,
  logProofRoute,
  consistencyRoute,
  leavesRoute,
  ...sheetRoutes,
  ...seasonFileRoutes,
];
