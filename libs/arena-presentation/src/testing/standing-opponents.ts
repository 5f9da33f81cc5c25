import { best, commandOf, commandsOf, type Bot, type Sight } from '#kernel';
import { type Command, printed, type View } from '#arena/queries';
import { duelist } from '../bots/duelist.js';

/*
 * The duelist plus or minus one idea each: weak or strong only by its idea, so that the share of its wins says what the
 * idea is worth. `chronicler simulate arena --bots` loads them, and `--versus` measures one of them.
 */

type Opponent = Bot<View, Command>;
type Position = Sight<View, Command>;

/** The duelist without the commands that an idea rules out; where it rules out all of them the idea is silent. */
const duelistWho =
  (rulesOut: (command: Command, position: Position) => boolean): Opponent =>
  (position) => {
    const legal = position.legal.filter((command) => !rulesOut(command, position));
    return duelist(legal.length > 0 ? { ...position, legal } : position);
  };

/** The points of the own card that a command names; 0 for another. */
function strengthOf({ view: { own } }: Position, id: string | null | undefined): number {
  const held = [...(own?.hand ?? []), ...(own?.depot ?? []), ...(own?.pen ?? [])];
  const card = held.find(({ instanceId }) => instanceId === id);
  return card ? (printed(card.cardId).vitality ?? 0) : 0;
}

/** Whether the seat leads in the combat that is fought. */
function leads({ view: { combat }, seat }: Position): boolean {
  const of = (one: number): number => combat?.totals.find((total) => total.seat === one)?.total ?? 0;
  return of(seat) > of(1 - seat);
}

const costly: readonly Command['type'][] = ['joinDuel', 'useGuardianInfluence', 'playDuelShield', 'playDepotCard'];
const inCombat = ({ view: { combat } }: Position): boolean => combat !== undefined;

/** Everything into every combat that it does not lead, the strongest first. */
export const aggressor: Opponent = (position) => {
  if (!inCombat(position) || leads(position)) return duelist(position);
  const joins = best(commandsOf(position, 'joinDuel'), ({ cardId }) => strengthOf(position, cardId));
  return joins ?? commandOf(position, 'useGuardianInfluence') ?? duelist(position);
};

/** Sends no creature into the duel: all that it has is for raids. */
export const raider: Opponent = duelistWho((command) => command.type === 'enterArena' && command.place !== null);

/** Spends neither card nor stone in a combat. */
export const miser: Opponent = duelistWho((command, position) => inCombat(position) && costly.includes(command.type));

/** Plays neither spells nor hand items. */
export const noSpells: Opponent = duelistWho(({ type }) => type === 'playDepotCard');

/** Lays no creature UNDER a stronghold. */
export const noUnderStronghold: Opponent = duelistWho(({ type }) => type === 'placeUnderStronghold');

/** Corrupts no creature. */
export const noCorruption: Opponent = duelistWho(({ type }) => type === 'playCorruption');

/** Gives no influence, of guardian or creature. */
export const noInfluence: Opponent = duelistWho(
  (command) =>
    command.type === 'useGuardianInfluence' ||
    (command.type === 'useStrongholdCreature' && command.ability === 'INFLUENCE'),
);
