import { Injectable } from '@nestjs/common';
import { SendingLoop } from './sending-loop.js';

/** Sends deliveries that wait for their next attempt, and those that another process left unfinished when it ended. */
@Injectable()
export class WebhookSender extends SendingLoop {
  protected override send(): Promise<boolean> {
    return this.parts.server.webhooks.sendDue();
  }
}
