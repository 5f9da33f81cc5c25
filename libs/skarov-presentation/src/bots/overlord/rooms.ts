import { best, commandOf, commandsOf } from '#kernel';
import { passChance } from '#skirmish/dice';
import { sum } from '#skirmish-presentation';
import { type Command, findRoom, type Room, type Trap } from '#skarov/queries';
import type { Standing } from '../outlook.js';
import { worthOfEffects } from './effect-worth.js';
import { zoneAt } from './ground.js';
import type { Outlook } from './outlook.js';

/** The room whose activation, with the traps that it sets off, is worth most; none where all of them help heroes (SKAROV-END-02). */
export function activateRoom(outlook: Outlook): Command | undefined {
  const rooms = outlook.view.board.tiles.flatMap(({ faceId }) => findRoom(faceId) ?? []);
  return (
    best(
      commandsOf(outlook, 'activateRoom'),
      ({ tileNumber }) => {
        const room = rooms.find((each) => each.tileNumber === tileNumber);
        return room ? worthOfRoom(outlook, room) : 0;
      },
      0,
    ) ?? commandOf(outlook, 'skipRoom')
  );
}

const worthOfRoom = (outlook: Outlook, { tileNumber, activation, traps }: Room): number =>
  worthOfEffects(outlook, activation?.do ?? []) +
  sum(traps.filter(({ on }) => on.roomActivated?.tile === tileNumber).map((trap) => worthOfTrap(outlook, trap)));

/** A trap acts on figures in its zones that fail its test. */
const worthOfTrap = (outlook: Outlook, trap: Trap): number =>
  sum(
    outlook.heroes
      .filter(({ spaceId }) => trap.zones.includes(zoneAt(outlook, spaceId)))
      .map((hero) => failChance(trap, hero) * worthOfEffects(outlook, trap.do, hero)),
  );

const failChance = ({ test }: Trap, hero: Standing): number =>
  Math.min(
    ...(test?.offers ?? []).map(
      ({ characteristic, difficulty }) => 1 - passChance(difficulty, valueOf(hero, characteristic)),
    ),
    1,
  );

const valueOf = (
  { mind = 0, attack, speed, defense }: Standing,
  which: 'SPEED' | 'ATTACK' | 'DEFENSE' | 'MIND',
): number => ({ MIND: mind, ATTACK: attack, SPEED: speed, DEFENSE: defense })[which];
