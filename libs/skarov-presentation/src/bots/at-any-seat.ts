import type { Bot } from '#kernel';
import type { Command, View } from '#skarov/queries';
import { overlord } from './overlord.js';
import { patrol } from './patrol.js';

/** `patrol` at the seats of heroes and `overlord` at the overlord’s: no bot is lost for being called to the other side. */
export const atAnySeat: Bot<View, Command> = (sight) => {
  const side = sight.view.seats.find(({ seat }) => seat === sight.seat)?.side;
  return side === 'OVERLORD' ? overlord(sight) : patrol(sight);
};
