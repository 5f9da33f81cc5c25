import { best, commandOf, commandsOf } from '#kernel';
import type { StrongholdPosition } from '#cards';
import * as cards from '#cards-presentation';
import { type Command, type CommandOf, printed, rulebook, SPACE_LIMIT, strongholdSpace } from '#guardians/queries';
import { worthOf } from './card-worth.js';
import { inHand, ownCard, stackOn, type Outlook } from './outlook.js';
import { useWorth } from './use-worth.js';

/** A stack goes out when it counts as much, or when nothing more can join it. */
const READY = 16;
/** Shields are laid on no less than this. */
const LEAST = 9;

/** Builds a sealed deck. */
export const buildDeck = (outlook: Outlook): Command | undefined => cards.buildDeck(rulebook, outlook, worthOf);

/** A hand without a shield is drawn again: without one nothing moves (GUARD-024). */
export function openHand(outlook: Outlook): Command | undefined {
  return commandOf(outlook, 'redrawOpeningHand') ?? commandOf(outlook, 'keepOpeningHand');
}

/** The card or ability that brings most; passes when none brings anything. */
export function playCards(outlook: Outlook): Command | undefined {
  const uses = [...commandsOf(outlook, 'playDepotCard'), ...commandsOf(outlook, 'useAbility')];
  return best(uses, (use) => useWorth(outlook, use), 0) ?? commandOf(outlook, 'pass');
}

/** Fills one stronghold after the other up to the limit, then lays shields on what is ready, and gives the rest its place. */
export function place(outlook: Outlook): Command | undefined {
  const worth = (command: Command): number => {
    switch (command.type) {
      case 'attachUpgrade':
        return 60;
      case 'placeUnderStronghold':
        return cards.supportOf(ownCard(outlook, command.cardId)) > 3 ? 50 : 0;
      case 'placeOnStronghold':
        return placingOn(outlook, command);
      case 'attachItem':
        return 5 + vitalityOn(outlook, command.targetCardId) / 10;
      case 'placeInUpgrade':
        return 1;
      default:
        return 0;
    }
  };
  return best(outlook.legal, worth, 0) ?? commandOf(outlook, 'finishPlacement');
}

const vitalityOn = (outlook: Outlook, id: string): number => ownCard(outlook, id).vitality ?? 0;

/** The cards that the seat has laid on a stronghold in this step. */
function laidOn({ own }: Outlook, position: string): { load: number; shield: boolean } {
  const laid = own.placed.filter(({ kind, stronghold }) => kind === 'ON' && stronghold === position);
  const types = laid
    .map(({ cardId: id }) => own.hand.find((card) => card.instanceId === id))
    .flatMap((card) => card ?? []);
  const creatures = types.filter(({ cardId }) => printed(cardId).type === 'CREATURE');
  const load = creatures.reduce((sum, { cardId }) => {
    const { redVitality, vitality = 0 } = printed(cardId);
    return sum + (redVitality ?? vitality);
  }, 0);
  return { load, shield: creatures.length < types.length };
}

/** The strongest first, where they make a full stack; a shield on what is ready, first where no enemy keeps it in. */
function placingOn(outlook: Outlook, { cardId, stronghold }: CommandOf<'placeOnStronghold'>): number {
  const card = ownCard(outlook, cardId);
  const { load } = laidOn(outlook, stronghold);
  if (card.type !== 'CREATURE') return load >= LEAST ? (load >= READY ? 30 : 3) + load / 10 : 0;
  if (cards.supportOf(card) > 3 && outlook.legal.some(({ type }) => type === 'placeUnderStronghold')) return 2;
  const { vitality = 0, redVitality = vitality } = card;
  const fits = (load + redVitality) / SPACE_LIMIT;
  return 10 + vitality / 3 + 4 * fits + danger(outlook, stronghold);
}

/** An enemy shield before a stronghold is a reason to man it. */
function danger(outlook: Outlook, position: StrongholdPosition): number {
  const home = strongholdSpace(outlook.seat, position);
  const column = home.charAt(0);
  const rows = outlook.seat === 0 ? ['2', '3'] : ['3', '2'];
  const near = rows.findIndex((row) => stackOn(outlook, 1 - outlook.seat, `${column}${row}` as never)?.shield);
  return near === 0 ? 3 : near === 1 ? 1 : 0;
}

/** The least useful cards go; of terrains and shields a few are enough. */
export function discard(outlook: Outlook): Command | undefined {
  const alike = (cardId: string): number => {
    const { type } = ownCard(outlook, cardId);
    return type === 'CREATURE' ? 0 : inHand(outlook).filter((card) => printed(card.cardId).type === type).length;
  };
  return best(commandsOf(outlook, 'discardExcess'), ({ cardId }) => {
    const spare = Math.max(0, alike(cardId) - 2);
    return 3 * spare - worthOf(ownCard(outlook, cardId));
  });
}
