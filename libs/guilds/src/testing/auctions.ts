import type { Seat } from '#kernel';
import type { MageId } from '../content/ids.js';
import type { GameSetup } from './game-setup.js';
import { aGame, aMage, given, type Scene } from './index.js';

/** An auction of these lots that has just opened. */
export const anAuction = (lots: readonly MageId[], guilds: GameSetup['guilds'], setup: GameSetup = {}): Scene =>
  given(aGame({ ...setup, guilds: guilds ?? 2, at: 'auction.bid', lots }));

/** A seat answers a lot. */
export const bids = (scene: Scene, seat: Seat, mageId: MageId, amount: number): Scene =>
  scene.when(seat, { type: 'bidOnLot', mageId, amount });

/** The refusal of a bid. */
export const refusedBid = (scene: Scene, seat: Seat, mageId: MageId, amount: number) =>
  scene.refusal(seat, { type: 'bidOnLot', mageId, amount });

/** Every seat answers the one lot with its amount; then the job resolves it. */
export function soldFor(amounts: readonly number[], setup: GameSetup = {}) {
  const lot = aMage();
  let scene = anAuction(
    [lot],
    amounts.map(() => ({ rubies: 10 })),
    setup,
  );
  amounts.forEach((amount, seat) => (scene = bids(scene, seat, lot, amount)));
  return { lot, scene: scene.whenJobRuns() };
}
