import { FeedWatch } from '#streams';
import { GameLog } from '#games';
import type { FaultReport } from '../api-parts.js';
import { REPORT_FAULT } from '../core/tokens.js';
import type { Provider } from '@nestjs/common';

/** Follows the log of finished games. */
export const RESULTS_WATCH = Symbol('RESULTS_WATCH');

export const resultsProviders: Provider[] = [
  {
    provide: RESULTS_WATCH,
    inject: [GameLog, REPORT_FAULT],
    useFactory: (log: GameLog, report: FaultReport) => new FeedWatch({ howFar: () => log.listed(), report }),
  },
];
