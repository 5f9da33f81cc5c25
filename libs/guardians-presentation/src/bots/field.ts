import { best, commandOf, commandsOf } from '#kernel';
import {
  type Command,
  type CommandOf,
  controllerOf,
  disputedLands,
  facedBy,
  faultOfPath,
  guardianAt,
  pathsFrom,
  type Place,
  printed,
  type Space,
  type StackView,
  strongholdAt,
} from '#guardians/queries';
import { chanceAgainst, chanceAgainstGuardian, strengthOf, threatTo } from './armies.js';
import { playCards } from './organise.js';
import { groundAt, inHand, ownCard, stackOn, type Outlook } from './outlook.js';

/** The stakes, in points of vitality: a destroyed shield, a land, a ruin, the game. */
const SHIELD = 14;
const LAND = 7;
const RUIN = 24;
/** A land taken from an enemy that nearly has all six. */
const LAST_LANDS = 30;
const GAME = 120;
/** A terrain of one's own on a land that faces home: it opens the way. */
const OPENED = 4;
/** A step towards the enemy. */
const STEP = 1.5;
/** How much of its risk a combat keeps for the seat that loses by waiting. */
const DARING = 0.4;
/** The chance from which a guardian is stormed. */
const EVEN = 0.5;
/** Turns after which the seat that loses by waiting risks anything. */
const LATE = 20;
/** A stack of so many points is strong enough. */
const FULL = 26;
/** The loss when a stronghold is left without a creature while an enemy is near. */
const BARE = 9;

const openOn = (outlook: Outlook) => (space: Space) => {
  const { terrain, stacks } = groundAt(outlook, space);
  const foe = stacks.find(({ seat }) => seat !== outlook.seat) ?? stacks[0];
  return { terrainOf: terrain?.seat ?? null, stackOf: foe?.seat ?? null };
};

/** Where a walk of a seat from a space may end. */
const endsOf = (outlook: Outlook, mover: number, from: Space): Space[] =>
  pathsFrom(from, 2)
    .filter((path) => faultOfPath({ mover, from, path, fly: false, open: openOn(outlook) }) === null)
    .flatMap((path) => path.at(-1) ?? []);

/** Where an enemy shield could come. */
const reachOf = (outlook: Outlook) => (from: Space) => endsOf(outlook, 1 - outlook.seat, from);

/** How many lands the seat controls, and with the control of one more or less. */
const landsOf = ({ view, seat }: Outlook): number =>
  view.grounds.filter(({ space, controller }) => disputedLands.includes(space) && controller === seat).length;

/** A land is worth more the nearer the six are, to either seat. */
function worthOfLand(outlook: Outlook, space: Space): number {
  const { seat } = outlook;
  const { controller } = groundAt(outlook, space);
  if (controller === seat) return 0;
  const own = landsOf(outlook);
  const theirs = disputedLands.length - own;
  if (own + 1 === disputedLands.length) return GAME / 2;
  const danger = theirs >= 5 ? LAST_LANDS : theirs === 4 ? LAND : 0;
  return LAND + own + danger + (facedBy(space) === seat ? 2 : 0);
}

/** Terrains that the seat could lay: without one a land is only held by the shield that stands there. */
const terrainsHeld = (outlook: Outlook): number =>
  inHand(outlook).filter(({ cardId }) => printed(cardId).type === 'TERRAIN').length;

/** Whether a stack could stay on a land: its own terrain is there or in hand, or it has a creature to spare for one (GUARD-193). */
const canSettle = (outlook: Outlook, space: Space, { creatures }: StackView): boolean =>
  groundAt(outlook, space).terrain?.seat === outlook.seat ||
  terrainsHeld(outlook) > 0 ||
  (creatures?.length ?? 0) > 1 ||
  landsOf(outlook) + 1 === disputedLands.length ||
  isLateGame(outlook);

/** The worth of holding the space at the end of the turn, with a stack on it. */
function worthOfSpace(outlook: Outlook, space: Space, stack: StackView): number {
  const place = strongholdAt(space);
  if (!place) {
    const { terrain } = groundAt(outlook, space);
    const isSettled = canSettle(outlook, space, stack);
    const opens = isSettled && terrain?.seat !== outlook.seat ? OPENED : 0;
    return opens + worthOfLand(outlook, space) * (isSettled ? 1 : 0.4) - (isSettled ? 0 : 3);
  }
  if (place.seat === outlook.seat) return 0;
  const stronghold = outlook.enemy.strongholds.find(({ position }) => position === place.position);
  return stronghold?.ruin ? 4 : RUIN;
}

/** The gain of a stack at its target: the space, and the creatures that it is likely to beat there. */
function worthOfGoing(outlook: Outlook, from: Space, to: Place, stack: StackView): number {
  const strength = strengthOf(outlook, stack);
  if (guardianAt(to) !== null) {
    const chance = chanceAgainstGuardian(outlook, stack);
    // What storms in vain is lost to the last: only at better than even odds, or when waiting loses.
    if (chance < EVEN && !isLastResort(outlook)) return -strength;
    return chance * GAME - (1 - chance) * strength * 0.7;
  }
  const space = to as Space;
  const foe = stackOn(outlook, 1 - outlook.seat, space);
  const chance = chanceAgainst(outlook, strength, space);
  const spoils = foe ? (foe.shield ? SHIELD : 4) + strengthOf(outlook, foe) * 0.5 : 0;
  const risk = (1 - chance) * (SHIELD + strength * 0.5) * daring(outlook);
  const won = spoils + worthOfSpace(outlook, space, stack) + STEP * (depthOf(outlook, space) - depthOf(outlook, from));
  return chance * won - risk - left(outlook, from) - ahead(outlook, space, strength);
}

/** There are no more draws: the creatures on the board decide. */
const isLateGame = ({ me, enemy }: Outlook): boolean => me.pile === 0 && enemy.pile === 0;

/** The turn limit would give a game without more cards to the enemy (GUARD-216): waiting loses it. */
function isLastResort(outlook: Outlook): boolean {
  const { me, enemy } = outlook;
  if (!isLateGame(outlook)) return false;
  const lead = enemy.shieldsLost - me.shieldsLost || 2 * landsOf(outlook) - disputedLands.length;
  return lead <= 0;
}

/** The part of its risk that a combat keeps: for the seat that loses by waiting less with every turn. */
const daring = (outlook: Outlook): number =>
  isLastResort(outlook) ? DARING * Math.min(1, LATE / outlook.view.turn) ** 2 : 1;

/** How far a space is from home: 0 at the own strongholds, 3 at those of the enemy. */
const depthOf = ({ seat }: Outlook, space: Space): number => {
  const row = Number(space.charAt(1));
  return seat === 0 ? row - 1 : 4 - row;
};

/** The cost of leaving a space: a stronghold that stands open, a land that is not settled. */
function left(outlook: Outlook, from: Space): number {
  const place = strongholdAt(from);
  if (place?.seat === outlook.seat) return threatTo(outlook, from, reachOf(outlook)) > 0 ? BARE : 0;
  const { terrain, controller } = groundAt(outlook, from);
  if (controller !== outlook.seat || terrain?.seat === outlook.seat) return 0;
  const after = controllerOf(from, { shieldOf: null, terrainOf: terrain?.seat ?? null });
  return after === outlook.seat ? 0 : LAND;
}

/** The danger of standing where a stronger enemy may come. */
function ahead(outlook: Outlook, space: Space, strength: number): number {
  const threat = threatTo(outlook, space, reachOf(outlook));
  return threat > strength + 4 ? 4 : 0;
}

/** The shield with the best move is turned first, after a card that helps it. */
export function turnShield(outlook: Outlook): Command | undefined {
  const played = playCards(outlook);
  if (played && played.type !== 'pass') return played;
  const { seat } = outlook;
  return best(commandsOf(outlook, 'turnShield'), ({ space }) => {
    const stack = stackOn(outlook, seat, space);
    const ends = endsOf(outlook, seat, space).filter((to) => !stackOn(outlook, seat, to)?.shield);
    return stack ? Math.max(0, ...ends.map((to) => worthOfGoing(outlook, space, to, stack))) : 0;
  });
}

/** Moves, reinforces or stays, by what brings most. */
export function takeOption(outlook: Outlook): Command | undefined {
  const { option } = outlook.view;
  const stack = option && stackOn(outlook, outlook.seat, option);
  if (!option || !stack) return undefined;
  const worth = (command: Command): number => {
    if (command.type === 'moveShield') return worthOfMove(outlook, command, option, stack);
    if (command.type === 'reinforceShield') return reinforcing(outlook, command, option, stack);
    return 0;
  };
  return best(outlook.legal, worth, 0.5) ?? commandOf(outlook, 'passShield');
}

/** A flight shows what flies. */
function worthOfMove(outlook: Outlook, { path, fly }: CommandOf<'moveShield'>, from: Space, stack: StackView): number {
  const to = path.at(-1);
  return to ? worthOfGoing(outlook, from, to, stack) - (fly ? 1 : 0) - path.length * 0.1 : 0;
}

/** Creatures join until the stack is strong; a garrison that is needed stays, and of shields only one before the guardian takes. */
function reinforcing(
  outlook: Outlook,
  { from, cardId }: CommandOf<'reinforceShield'>,
  at: Space,
  stack: StackView,
): number {
  const { vitality = 0 } = ownCard(outlook, cardId);
  const strength = strengthOf(outlook, stack);
  const source = stackOn(outlook, outlook.seat, from);
  if (source?.shield) return besieges(outlook, at) && !besieges(outlook, from) ? 1 + vitality * 0.3 : 0;
  const others = (source?.creatures?.length ?? 0) - 1;
  const bare = others === 0 && threatTo(outlook, from, reachOf(outlook)) > 0 ? BARE : 0;
  return strength >= FULL ? 0 : 1 + vitality * 0.3 - bare;
}

/** Whether a space is an enemy stronghold, from which its guardian can be reached. */
const besieges = ({ seat }: Outlook, space: Space): boolean => strongholdAt(space)?.seat === 1 - seat;

/** One creature after the other, as long as it is worth it. */
export function reinforce(outlook: Outlook): Command | undefined {
  const { option } = outlook.view;
  const stack = option && stackOn(outlook, outlook.seat, option);
  const worth = (command: CommandOf<'reinforceShield'>): number =>
    option && stack ? reinforcing(outlook, command, option, stack) : 0;
  return best(commandsOf(outlook, 'reinforceShield'), worth, 0) ?? commandOf(outlook, 'endReinforcing');
}

/** A terrain from the hand; else the shield goes home if it is worth more than the land, else its weakest creature is laid. */
export function settle(outlook: Outlook): Command | undefined {
  const terrain = best(commandsOf(outlook, 'settleTerrain'), ({ cardId }) => -worthOfTerrain(outlook, cardId));
  if (terrain) return terrain;
  const weakest = best(
    commandsOf(outlook, 'settleWithCreature'),
    ({ cardId }) => -(ownCard(outlook, cardId).vitality ?? 0),
  );
  const stack = weakest && stackOn(outlook, outlook.seat, weakest.space);
  const isLast = (stack?.creatures?.length ?? 0) < 2 && landsOf(outlook) < disputedLands.length && !isLateGame(outlook);
  const home = commandOf(outlook, 'withdrawShield');
  return (isLast ? (home ?? weakest) : weakest) ?? home;
}

const worthOfTerrain = (outlook: Outlook, cardId: string): number => ownCard(outlook, cardId).effects.length;
