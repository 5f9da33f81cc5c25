import { Module } from '@nestjs/common';
import { OwnWebhooks } from './own-webhooks.js';
import { WebhooksResolver } from './webhooks.resolver.js';

/** Webhooks of leagues. */
@Module({ providers: [OwnWebhooks, WebhooksResolver] })
export class WebhooksModule {}
