import { eagerBot } from '#cards-presentation';
import type { Bot } from '#kernel';
import { type Command, isShieldCard, type PlacedView, type Place, printed, type View } from '#arena/queries';
import { cardAt } from './contenders.js';
import { inHand, outlookOf, type Outlook } from './outlook.js';

/** Lays out all that it has, sends the strongest, and joins each combat that it loses: an opponent for a first evening. */
export const squire: Bot<View, Command> = eagerBot<View, Command, Outlook>({
  outlookOf,
  likes: [
    'chooseGuardian',
    'chooseStronghold',
    'finishDeck',
    'raiseStandardBearer',
    'attachUpgrade',
    'placeUnderStronghold',
    'placeOnStronghold',
    'attachItem',
    'discardExcess',
    'enterArena',
    'playCorruption',
    'useStrongholdCreature',
    'useGuardianInfluence',
    'playDepotCard',
    'joinDuel',
    'playDuelShield',
    'placeGarrison',
    'sacrificeTerrain',
    'useLoneShield',
    'destroyTerrain',
    'placeTerrain',
    'challengeGuardian',
    'blockChallenge',
    'pass',
    'declineCorruption',
    'endTerrain',
  ],
  spending: [
    'playCorruption',
    'useStrongholdCreature',
    'useGuardianInfluence',
    'playDepotCard',
    'joinDuel',
    'playDuelShield',
  ],
  isBehind,
  worth,
  asides: ['declarePasses', 'withdrawPasses'],
});

/** Below or level in the combat that is fought; a creature that is corrupted away is never too dear. */
function isBehind({ view: { combat }, seat }: Outlook): boolean {
  const of = (one: number): number => combat?.totals.find((total) => total.seat === one)?.total ?? 0;
  return combat !== undefined && of(seat) <= of(1 - seat);
}

function worth(outlook: Outlook, command: Command): number {
  switch (command.type) {
    case 'placeUnderStronghold':
      return supports(outlook, command.cardId) ? 1 : -1;
    case 'placeOnStronghold':
    case 'joinDuel':
      return strengthOf(outlook, command.cardId) || -1;
    case 'placeGarrison':
      return strengthOf(outlook, command.cardId);
    case 'enterArena':
      return placedStrength(outlook, command.place);
    case 'discardExcess':
      return 100 - strengthOf(outlook, command.cardId);
    case 'attachUpgrade':
      return command.targetSeat === outlook.seat ? 1 : 0;
    case 'destroyTerrain':
      return outlook.view.terrainOwner === outlook.seat ? -1 : 0;
    case 'useLoneShield':
      return command.mode === 'CAPTURE' ? 1 : 0;
    case 'challengeGuardian':
      return command.powerStones;
    default:
      return 0;
  }
}

/** The points of a held card; 0 where it is no creature. */
function strengthOf(outlook: Outlook, id: string | null): number {
  const card = inHand(outlook).find(({ instanceId }) => instanceId === id);
  return card ? (printed(card.cardId).vitality ?? 0) : 0;
}

function supports(outlook: Outlook, id: string): boolean {
  const card = inHand(outlook).find(({ instanceId }) => instanceId === id);
  const { influenceValue, rangedStrength } = card ? printed(card.cardId) : {};
  return influenceValue !== undefined || rangedStrength !== undefined;
}

function placedStrength({ me }: Outlook, place: Place | null): number {
  const [level, position] = place?.split('_') ?? [];
  const stronghold = me.strongholds.find((one) => one.position === position);
  const placed: PlacedView | undefined = level === 'ON' ? stronghold?.on : stronghold?.under;
  const card = cardAt(placed);
  return card && !isShieldCard(card) ? (card.vitality ?? 0) : 0;
}
