import type { CardKey, CardType, InstanceId } from '#cards';
import { commandsOf } from '#kernel';
import { cardOf, type Command, duellistOf, garrisonTypes, printed, type State } from '#arena/queries';
import { worthOf } from './card-worth.js';
import { standing } from './combat-outlook.js';
import { afterMove } from './imagined-moves.js';
import { marginOf } from './match-ups.js';
import { handCard, type Outlook } from './outlook.js';
import { ruinOf, threatens } from './stakes.js';

/** The worth of a power stone: the last ones more, most with a captive that needs them for a challenge. */
const STONE = { plenty: 0.1, few: 0.25, challenge: 0.6 };
const FEW = 3;
/** Using a creature UNDER a stronghold shows it, and a shield may take it. */
const SHOWING = 0.05;
/** The part of what is gained now that is expected to last, as the enemy may answer. */
const LASTING = { primary: 0.55, secondary: 0.95, raid: 0.95 };
/** With each card that the enemy holds it is likelier that it answers. */
const ANSWERED = 0.9;
/** The part of a stronghold that it costs to be without defence in the raid. */
const BARE = 0.4;
const DEFENCES: readonly CardType[] = [...garrisonTypes, 'TERRAIN'];
/** Moves that are thought of together, at most. */
const MOST_MOVES = 4;

/** A move in a combat, with what comes of it. */
interface Option {
  readonly command: Command;
  readonly cost: number;
  readonly after: State;
  /** Points by which it changes the comparison. */
  readonly gain: number;
}

/**
 * Acts while it does not win, and acting can turn the round at less than what there is to win: by the move that costs least, or
 * by the first of several. Passes otherwise (ARENA-PRI-05, ARENA-SEC-03).
 */
export function fightOn(outlook: Outlook): Command | undefined {
  const { table, legal, seat } = outlook;
  const pass = legal.find(({ type }) => type === 'pass');
  const now = standing(outlook, table);
  const margin = marginOf(table, seat);
  const options = legal.flatMap((command) => optionOf(outlook, command, margin) ?? []);
  return single(outlook, options, now) ?? several(outlook, options, now) ?? saving(outlook, now) ?? pass;
}

/** Pays for a duellist that would be lost next, where that is cheaper than the loss (ARENA-RES-04). */
function saving(outlook: Outlook, now: number): Command | undefined {
  const own = duellistOf(outlook.table, outlook.seat);
  if (!own || now >= 0 || worthOf(cardOf(outlook.table, own.id)) < stoneWorth(outlook)) return undefined;
  return commandsOf(outlook, 'useAbility').find(({ cardId }) => cardId === own.id);
}

function optionOf(outlook: Outlook, command: Command, margin: number): Option | undefined {
  const cost = costOf(outlook, command);
  if (cost === undefined) return undefined;
  const after = afterMove(outlook.table, command, outlook.seat);
  return { command, cost, after, gain: marginOf(after, outlook.seat) - margin };
}

/** The cards that a move uses up; `undefined` for other moves. */
function costOf(outlook: Outlook, command: Command): number | undefined {
  const stone = stoneWorth(outlook);
  switch (command.type) {
    case 'useGuardianInfluence':
      return stone;
    case 'useStrongholdCreature':
      return SHOWING;
    case 'joinDuel':
    case 'playDuelShield':
      return worthOf(handCard(outlook, command.cardId)) + leftBare(outlook, command.cardId);
    case 'playDepotCard': {
      const card = handCard(outlook, command.cardId);
      return worthOf(card) + (card.cost ?? 0) * stone;
    }
    default:
      return undefined;
  }
}

/** The cost of having nothing left for the raid that follows (ARENA-RAI-05, ARENA-RAI-15). */
function leftBare(outlook: Outlook, used: InstanceId): number {
  const { me, enemy, own } = outlook;
  const raided = [me, enemy].every(({ strongholds }) => strongholds.every(({ deployed }) => deployed));
  const manned = me.strongholds.some(({ on }) => on);
  const others = own.hand.filter(
    ({ instanceId: id, cardId }) => id !== used && DEFENCES.includes(printed(cardId).type),
  );
  return raided && !manned && others.length === 0 ? BARE * ruinOf(me, enemy) : 0;
}

function stoneWorth({ me, enemy }: Outlook): number {
  if (me.powerStones > FEW) return STONE.plenty;
  return threatens(me, enemy) ? STONE.challenge : STONE.few;
}

const lasting = ({ view, enemy }: Outlook): number => {
  if (view.combat?.kind === 'RAID') return LASTING.raid;
  return view.combat?.round === 'PRIMARY' ? LASTING.primary : LASTING.secondary * ANSWERED ** enemy.hand;
};

/** The move by which alone most is gained. */
function single(outlook: Outlook, options: readonly Option[], now: number): Command | undefined {
  let found: Option | undefined;
  let most = 0;
  for (const option of options) {
    const gained = (standing(outlook, option.after) - now) * lasting(outlook) - option.cost;
    if (gained > most) [found, most] = [option, gained];
  }
  return found?.command;
}

/** The first of some moves that together turn the round: those that give most for their price. */
function several(outlook: Outlook, options: readonly Option[], now: number): Command | undefined {
  const helpful = options
    .filter(({ gain, command }) => gain > 0 && !isTwin(options, command))
    .sort((one, other) => other.gain / other.cost - one.gain / one.cost)
    .slice(0, MOST_MOVES);
  let table = outlook.table;
  let cost = 0;
  for (const option of helpful) {
    table = afterMove(table, option.command, outlook.seat);
    cost += option.cost;
    if ((standing(outlook, table) - now) * lasting(outlook) > cost) return helpful[0]?.command;
  }
  return undefined;
}

/** A second way to use the same card: only the first one is counted on. */
function isTwin(options: readonly Option[], command: Command): boolean {
  const card = cardIn(command);
  return card !== undefined && options.find((one) => cardIn(one.command) === card)?.command !== command;
}

const cardIn = (command: Command): CardKey | undefined =>
  'cardId' in command ? (command.cardId ?? undefined) : undefined;
