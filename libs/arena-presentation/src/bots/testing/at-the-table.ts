import { Random, type Bot, type Seat } from '#kernel';
import { type Command, type View } from '#arena/queries';
import { arena } from '../../arena.js';
import { aGame, type GameSetup, given, type Scene, type SeatSetup } from '#arena/testing';

export const { duelist } = arena.bots as { duelist: Bot<View, Command> };

/** The commands of the duelist at a seat. */
export const answer = (scene: Scene, seat: Seat = 0): Command => duelist(scene.sight(seat, Random.from('duelist')));

/** A game with an own seat and an enemy. */
export const between = (own: SeatSetup, enemy: SeatSetup, setup: GameSetup = {}): Scene =>
  given(aGame({ ...setup, seats: [own, enemy] }));

/** The scene after the duelist has acted at seat 0 as long as it is asked in this step. */
export function whenAnswered(scene: Scene): Scene {
  const { step } = scene;
  let now = scene;
  while (now.step === step && now.asked.includes(0)) now = now.when(0, answer(now));
  return now;
}
