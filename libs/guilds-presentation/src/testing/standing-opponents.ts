import type { Bot, Sight } from '#kernel';
import type { Command, CommandOf, View } from '#guilds/queries';
import { steward, stewardOf } from '../bots/steward.js';

/*
 * The steward plus or minus one idea each: weak or strong only by its idea, so that the share of its wins says what the
 * idea is worth. `chronicler simulate guilds --bots` loads them, and `--versus` measures one of them.
 */

type Opponent = Bot<View, Command>;
type Position = Sight<View, Command>;

/** The steward without the commands that an idea rules out; where it rules out all of them the idea is silent. */
const stewardWho =
  (rulesOut: (command: Command, position: Position) => boolean): Opponent =>
  (position) => {
    const legal = position.legal.filter((command) => !rulesOut(command, position));
    return steward(legal.length > 0 ? { ...position, legal } : position);
  };

/** Another choice than Combat X2, a mage at home, or an attack not made with all. */
function staysHome(command: Command, { legal }: Position): boolean {
  if (command.type === 'chooseFirstAction') return command.action !== 'combat';
  if (command.type === 'chooseSecondAction') return command.action !== 'X2';
  if (command.type === 'placeMages') return legal.some((other) => placesMoreThan(command, other));
  if (command.type === 'changeFirstAction' || command.type === 'changeSecondAction') return true;
  if (command.type === 'endAction') return legal.some(({ type }) => type === 'declareAttack');
  return command.type === 'startAttack' && legal.some(({ type }) => type === 'lineUpAttacker');
}

const placesMoreThan = (one: CommandOf<'placeMages'>, other: Command): boolean =>
  other.type === 'placeMages' && other.activeMageIds.length > one.activeMageIds.length;

/** A rich rival, and enough mages at hand for a raid. */
function smellsBlood({ seat, view }: Position): boolean {
  const fit = view.guilds[seat]?.mages.filter(({ inCare }) => !inCare) ?? [];
  return fit.length >= 4 && view.guilds.some((guild) => guild.seat !== seat && guild.rubies >= 12);
}

const chooses = (command: Command, action: string): boolean =>
  'action' in command && command.action === action && !command.type.startsWith('keep');

/** Combat X2 in every turn, with all mages. */
export const fighter: Opponent = stewardWho(staysHome);

/** Combat X2 with all mages whenever there are four of them and a rival has twelve rubies. */
export const predator: Opponent = stewardWho((command, position) => {
  const { view, seat } = position;
  const chosen = view.guilds[seat]?.firstAction ?? view.own?.firstAction;
  const raids = chosen === undefined ? smellsBlood(position) : chosen === 'combat';
  return raids && staysHome(command, position);
});

/** Values booty at more than it brings, however rich. */
export const boldSteward: Opponent = stewardOf({ prudence: 1.2, mostLoot: 1000 });

/** Never chooses Quests. */
export const questRefuser: Opponent = stewardWho((command) => chooses(command, 'quests'));

/** Never chooses Combat. */
export const pacifist: Opponent = stewardWho((command) => chooses(command, 'combat'));
