import { best, commandOf, commandsOf, type Bot } from '#kernel';
import {
  type Command,
  type CommandOf,
  disputedLands,
  guardianAt,
  type Place,
  type Space,
  strongholdAt,
  type View,
} from '#guardians/queries';
import { groundAt, outlookOf, stackOn, type Outlook } from '../bots/outlook.js';
import { warlord } from '../bots/warlord.js';

/*
 * Players with one idea each, who never change it: what a sensible opponent has to have an answer to. They place, fight and
 * settle as the warlord does; the idea is what their shields do.
 */

type Opponent = Bot<View, Command>;

/** A player whose shields go where it is worth most to go, by one idea, and stay where nothing is worth anything. */
const whoseShields =
  (worth: (outlook: Outlook, to: Place) => number): Opponent =>
  (sight) => {
    if (sight.view.step !== 'II_C_OPTION') return warlord(sight);
    const outlook = outlookOf(sight);
    const going = ({ path }: CommandOf<'moveShield'>): number => {
      const to = path.at(-1);
      return to === undefined ? 0 : worth(outlook, to);
    };
    return best(commandsOf(outlook, 'moveShield'), going, 0) ?? commandOf(outlook, 'passShield') ?? warlord(sight);
  };

/** Rows from home: 0 at the own strongholds, 3 at those of the enemy, 4 before the guardian. */
function depth({ seat }: Outlook, to: Place): number {
  if (guardianAt(to) !== null) return 4;
  const row = Number(to.charAt(1));
  return seat === 0 ? row - 1 : 4 - row;
}

const foeOn = (outlook: Outlook, to: Place): boolean =>
  guardianAt(to) === null && stackOn(outlook, 1 - outlook.seat, to as Space) !== undefined;

/** Forward with every shield, and at the guardian as soon as a ruin lies open, against any army in the way. */
export const rush: Opponent = whoseShields((outlook, to) => {
  const at = outlook.view.option;
  return depth(outlook, to) - (at ? depth(outlook, at) : 0);
});

/** Stays at home behind its strongholds and waits to be attacked. */
export const wall: Opponent = whoseShields(() => 0);

/** From land to land: takes what the enemy controls, and never fights for it. */
export const settler: Opponent = whoseShields((outlook, to) =>
  guardianAt(to) === null &&
  disputedLands.includes(to as Space) &&
  groundAt(outlook, to as Space).controller !== outlook.seat &&
  !foeOn(outlook, to)
    ? 1
    : 0,
);

/** At every enemy shield within reach, one’s own strength or theirs notwithstanding; forward where there is none. */
export const brawler: Opponent = whoseShields((outlook, to) => {
  if (foeOn(outlook, to)) return 10;
  return guardianAt(to) === null && strongholdAt(to as Space) === null ? depth(outlook, to) / 10 : 0;
});
