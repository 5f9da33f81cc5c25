import { Games, Presence, PresenceWatch } from '#games';
import type { FaultReport } from '../api-parts.js';
import { REPORT_FAULT } from '../core/tokens.js';
import type { Provider } from '@nestjs/common';

export const subscriptionsProviders: Provider[] = [
  {
    provide: PresenceWatch,
    inject: [Presence, Games, REPORT_FAULT],
    useFactory: (presence: Presence, games: Games, report: FaultReport) =>
      new PresenceWatch({ presence, games, report }),
  },
];
