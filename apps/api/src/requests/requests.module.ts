import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ApiContexts } from './api-context.js';
import { Closing } from './closing.js';
import { requestsProviders } from './requests.providers.js';

const shared = [...requestsProviders, ApiContexts, Closing];

/** The common part of all transports. */
@Module({ imports: [AccessModule], providers: shared, exports: shared })
export class RequestsModule {}
