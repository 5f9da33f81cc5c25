import { Injectable } from '@nestjs/common';
import { SendingLoop } from './sending-loop.js';

/** Tells accounts of their games: writes down what they are to be told, and sends what is due. */
@Injectable()
export class NotificationSender extends SendingLoop {
  protected override send(): Promise<boolean> {
    return this.parts.server.notificationWork.run();
  }
}
