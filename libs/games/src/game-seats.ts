import type { GameCommandRequest } from './commands/command-request.js';
import { offering, takingOver, withdrawing } from './commands/seat-commands.js';
import { GameReads } from './game-reads.js';
import type { Outcome } from './outcome.js';
import type { GameRequest, OfferSeatRequest, TakeOverRequest } from './requests.js';

/** The seats of running games, as they go from one player to another. */
export abstract class GameSeats extends GameReads {
  protected abstract carryOut(request: GameRequest, attempt: GameCommandRequest): Promise<Outcome>;

  /** The account offers its seat to one account, or to all. */
  offerSeat(request: OfferSeatRequest): Promise<Outcome> {
    return this.carryOut(request, offering(request));
  }

  /** The account keeps the seat that was offered. */
  withdrawOffer(request: GameRequest): Promise<Outcome> {
    return this.carryOut(request, withdrawing(request));
  }

  /** The account takes over an offered seat, or takes its own back from a bot. */
  takeOverSeat(request: TakeOverRequest): Promise<Outcome> {
    return this.carryOut(request, takingOver(request));
  }
}
