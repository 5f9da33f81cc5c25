import { Injectable } from '@nestjs/common';
import { SendingLoop } from './sending-loop.js';

/** Gives planned commands of seats that no process has given: that of the commit has ended before. */
@Injectable()
export class ConditionalSweeper extends SendingLoop {
  protected override send(): Promise<boolean> {
    return this.parts.server.conditional.player.sweep();
  }
}
