import { Module, type DynamicModule } from '@nestjs/common';
import { ConditionalSweeper } from './conditional-sweeper.js';
import { NightlyVerification } from './nightly-verification.js';
import { NotificationSender } from './notification-sender.js';
import { ObligationProcessor } from './obligation-processor.js';
import { ObligationSweeper } from './obligation-sweeper.js';
import { Projections } from './projections.js';
import { RetentionSweeper } from './retention-sweeper.js';
import { WebhookSender } from './webhook-sender.js';
import { defaultSettings, WORKER_PARTS, WORKER_SETTINGS, type WorkerParts } from './worker-parts.js';

/**
 * The worker: runs the work that no request triggers. Any number of processes may run it, one of them beside the API.
 */
@Module({})
export class WorkerModule {
  static with(parts: WorkerParts): DynamicModule {
    return {
      module: WorkerModule,
      providers: [
        { provide: WORKER_PARTS, useValue: parts },
        { provide: WORKER_SETTINGS, useValue: { ...defaultSettings, ...parts.settings } },
        ConditionalSweeper,
        NightlyVerification,
        NotificationSender,
        ObligationProcessor,
        ObligationSweeper,
        Projections,
        RetentionSweeper,
        WebhookSender,
      ],
    };
  }
}
