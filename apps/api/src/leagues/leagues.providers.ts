import { FeedWatch } from '#streams';
import { Leagues } from '#league-service';
import type { FaultReport } from '../api-parts.js';
import { REPORT_FAULT } from '../core/tokens.js';
import type { Provider } from '@nestjs/common';

/** Follows the events of leagues. */
export const LEAGUES_WATCH = Symbol('LEAGUES_WATCH');

export const leaguesProviders: Provider[] = [
  {
    provide: LEAGUES_WATCH,
    inject: [Leagues, REPORT_FAULT],
    useFactory: (leagues: Leagues, report: FaultReport) =>
      new FeedWatch({ howFar: (id) => leagues.versionOf(id), report }),
  },
];
