import { best, commandOf, commandsOf, type Bot, type Sight } from '#kernel';
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
import { chanceAgainst, strengthOf } from '../bots/armies.js';
import { groundAt, outlookOf, stackOn, type Outlook } from '../bots/outlook.js';
import { warlord } from '../bots/warlord.js';

/*
 * Players with one idea each, who never change it: what a sensible opponent has to have an answer to. The first ones place,
 * fight and settle as the warlord does, and the idea is what their shields do; the others are the warlord without one thing.
 */

type Opponent = Bot<View, Command>;
type Position = Sight<View, Command>;

/** The warlord without the commands that an idea rules out; where it rules out all of them the idea is silent. */
const warlordWho =
  (rulesOut: (command: Command, position: Position) => boolean): Opponent =>
  (position) => {
    const legal = position.legal.filter((command) => !rulesOut(command, position));
    return warlord(legal.length > 0 ? { ...position, legal } : position);
  };

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

/** What the warlord thinks, but for the shields that an idea moves. */
const whoMoves =
  (idea: (outlook: Outlook, position: Position) => Command | undefined): Opponent =>
  (position) =>
    (position.view.step === 'II_C_OPTION' ? idea(outlookOf(position), position) : undefined) ?? warlord(position);

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

/** The points of the turned shield's army. */
function turnedStrength(outlook: Outlook): number {
  const at = outlook.view.option;
  const stack = at && stackOn(outlook, outlook.seat, at);
  return stack ? strengthOf(outlook, stack) : 0;
}

/** The move of most worth; `undefined` where none is worth anything. */
const moveWorth = (outlook: Outlook, worth: (to: Place) => number): Command | undefined =>
  best(
    commandsOf(outlook, 'moveShield'),
    ({ path }) => {
      const to = path.at(-1);
      return to === undefined ? 0 : worth(to);
    },
    0,
  );

/** At every enemy shield that is likely beaten; as the warlord where there is none. */
export const shieldHunter: Opponent = whoMoves((outlook) =>
  moveWorth(outlook, (to) => {
    if (!foeOn(outlook, to)) return 0;
    const foe = stackOn(outlook, 1 - outlook.seat, to as Space);
    return foe?.shield ? chanceAgainst(outlook, turnedStrength(outlook), to as Space) - 0.5 : 0;
  }),
);

/** To every land that the enemy controls or no seat does, at even odds too; as the warlord where there is none. */
export const landRush: Opponent = whoMoves((outlook) =>
  moveWorth(outlook, (to) => {
    if (guardianAt(to) !== null || !disputedLands.includes(to as Space)) return 0;
    if (groundAt(outlook, to as Space).controller === outlook.seat) return 0;
    return chanceAgainst(outlook, turnedStrength(outlook), to as Space) - 0.45;
  }),
);

/** Plays neither spells nor hand items, and commits none as a command. */
export const noSpells: Opponent = warlordWho(
  (command, { view: { own } }) =>
    command.type === 'playDepotCard' ||
    (command.type === 'declareCommand' && own?.depot.some(({ instanceId }) => instanceId === command.cardId) === true),
);

/** Makes no ranged attack. */
export const noRanged: Opponent = warlordWho(({ type }) => type === 'rangedAttack');

/** Corrupts no creature. */
export const noCorruption: Opponent = warlordWho(({ type }) => type === 'playCorruption');

/** Gives no influence, of guardian or creature. */
export const noInfluence: Opponent = warlordWho(
  ({ type }) => type === 'useGuardianInfluence' || type === 'useStrongholdCreature',
);

/** Leaves the enemy guardian alone. */
export const noSiege: Opponent = warlordWho(
  (command) => command.type === 'moveShield' && command.path.some((place) => guardianAt(place) !== null),
);
