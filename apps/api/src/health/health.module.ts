import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.module.js';
import { HealthController } from './health.controller.js';

/** Health, for load balancers and alarms. */
@Module({ imports: [RequestsModule], controllers: [HealthController] })
export class HealthModule {}
