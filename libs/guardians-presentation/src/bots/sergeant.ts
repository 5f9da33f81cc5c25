import { eagerBot } from '#cards-presentation';
import type { Bot } from '#kernel';
import { type Command, type CommandOf, guardianAt, type Space, type View } from '#guardians/queries';
import { chanceAgainst, strengthOf } from './armies.js';
import { groundAt, inHand, ownCard, outlookOf, stackOn, type Outlook } from './outlook.js';

/** Strongest first, shields on top, and straight ahead: an opponent for a first evening. */
export const sergeant: Bot<View, Command> = eagerBot<View, Command, Outlook>({
  outlookOf,
  likes: [
    'chooseGuardian',
    'chooseStronghold',
    'finishDeck',
    'redrawOpeningHand',
    'keepOpeningHand',
    'attachUpgrade',
    'placeOnStronghold',
    'attachItem',
    'finishPlacement',
    'discardExcess',
    'turnShield',
    'moveShield',
    'passShield',
    'endReinforcing',
    'declareCommand',
    'commitAttacker',
    'playCorruption',
    'rangedAttack',
    'useStrongholdCreature',
    'useGuardianInfluence',
    'playDepotCard',
    'commitSecondary',
    'endSecondary',
    'heal',
    'chooseRetreat',
    'keepShield',
    'settleTerrain',
    'settleWithCreature',
    'withdrawShield',
    'pass',
  ],
  spending: ['playCorruption', 'rangedAttack', 'useStrongholdCreature', 'useGuardianInfluence', 'playDepotCard'],
  isBehind,
  worth,
  asides: ['declarePasses', 'withdrawPasses'],
});

/** Below or level in the match-up that is fought. */
function isBehind({ view: { combat }, seat }: Outlook): boolean {
  const totals = combat?.matchup?.totals;
  const of = (one: number): number => totals?.find((total) => total.seat === one)?.total ?? 0;
  return totals !== undefined && of(seat) <= of(1 - seat);
}

function worth(outlook: Outlook, command: Command): number {
  switch (command.type) {
    case 'placeOnStronghold':
    case 'commitAttacker':
    case 'commitSecondary':
      return vitalityOf(outlook, command.cardId);
    case 'settleWithCreature':
    case 'discardExcess':
      return 100 - vitalityOf(outlook, command.cardId);
    case 'declareCommand':
      return command.cardId === null ? 0 : -1;
    case 'attachUpgrade':
      return command.targetSeat === outlook.seat ? 1 : 0;
    case 'moveShield':
      return promise(outlook, command);
    default:
      return 0;
  }
}

const vitalityOf = (outlook: Outlook, id: string): number =>
  inHand(outlook).some(({ instanceId }) => instanceId === id) || outlook.own.combatHand.some((c) => c.instanceId === id)
    ? (ownCard(outlook, id).vitality ?? 0)
    : 0;

/** A land that is not its own, an enemy that it seems to beat, or forward; a guardian only with a full army. */
function promise(outlook: Outlook, { path }: CommandOf<'moveShield'>): number {
  const { view, seat } = outlook;
  const to = path.at(-1);
  const stack = view.option && stackOn(outlook, seat, view.option);
  if (to === undefined || !stack) return -1;
  const strength = strengthOf(outlook, stack);
  if (guardianAt(to) !== null) return strength >= 25 ? 10 : -1;
  const space = to as Space;
  if (stackOn(outlook, 1 - seat, space)) return chanceAgainst(outlook, strength, space) > 0.5 ? 5 : -1;
  const row = Number(space.charAt(1));
  return (groundAt(outlook, space).controller === seat ? -0.5 : 2) + 0.5 * (seat === 0 ? row - 1 : 4 - row);
}
