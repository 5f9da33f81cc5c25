import type { Random, Seat } from '#kernel';
import type { State } from '../state.js';
import { isObject } from '../table/items-deck.js';
import { knows } from '../table/knowledge.js';

/** A place where a card lies hidden from the viewer. */
interface Slot {
  readonly pile: string[];
  readonly place: number;
}

/** Deals again, among their places, the cards that the viewer cannot tell apart (guilds.md 6). Changes the state. */
export function resampleDeal(world: State, viewer: Seat | null, random: Random): void {
  dealItems(world, viewer, random);
  redeal(world, hiddenMages(world, viewer), random);
  redeal(world, hiddenLeaders(world, viewer), random);
  redeal(world, unknownSlots(world, viewer, [world.quests.deck]), random);
  reorderShownQuests(world, viewer, random);
}

const slotsOf = (pile: string[]): Slot[] => pile.map((_, place) => ({ pile, place }));

const cardIn = ({ pile, place }: Slot): string => pile[place] ?? '';

/** The places of these piles whose card the viewer does not know. */
const unknownSlots = (world: State, viewer: Seat | null, piles: readonly string[][]): Slot[] =>
  piles.flatMap(slotsOf).filter((slot) => !knows(world, viewer, cardIn(slot)));

/** Hands hold spells, everything else may hold both kinds of items. */
function dealItems(world: State, viewer: Seat | null, random: Random): void {
  const { items, guilds, resolution, effect } = world;
  const hands = guilds.filter(({ seat }) => seat !== viewer).map(({ spells }) => spells);
  const drawn = [
    ...(resolution && resolution.seat !== viewer ? [resolution.market.offered] : []),
    ...(effect?.kind === 'pick' && effect.seat !== viewer ? [effect.cards] : []),
  ];
  const inHands = unknownSlots(world, viewer, hands);
  const elsewhere = unknownSlots(world, viewer, [items.deck, ...drawn]);
  const pool = random.shuffle([...inHands, ...elsewhere].map(cardIn));
  const spells = pool.filter((itemId) => !isObject(itemId)).slice(0, inHands.length);
  const others = pool.filter((itemId) => !spells.includes(itemId));
  put(world, [...inHands, ...elsewhere], [...spells, ...others]);
}

function hiddenMages({ mages, resolution }: State, viewer: Seat | null): Slot[] {
  const drawn = resolution && resolution.seat !== viewer ? resolution.drawnMages : [];
  return [mages.deck, drawn].flatMap(slotsOf);
}

function hiddenLeaders({ leaders, dealtLeaders, resolution }: State, viewer: Seat | null): Slot[] {
  const dealt = dealtLeaders.filter((_, seat) => seat !== viewer);
  const drawn = resolution && resolution.seat !== viewer ? resolution.drawnLeaders : [];
  return [leaders.deck, ...dealt, drawn].flatMap(slotsOf);
}

const redeal = (world: State, slots: readonly Slot[], random: Random): void =>
  put(world, slots, random.shuffle(slots.map(cardIn)));

/** Lays the cards on the slots; what others know of a place they know of the card that now lies there. */
function put(world: State, slots: readonly Slot[], cards: readonly string[]): void {
  const known = slots.map((slot) => world.knowledge[cardIn(slot)]);
  for (const slot of slots) Reflect.deleteProperty(world.knowledge, cardIn(slot));
  slots.forEach(({ pile, place }, number) => {
    const card = cards[number] ?? '';
    pile[place] = card;
    const knowers = known[number];
    if (knowers !== undefined) world.knowledge[card] = knowers;
  });
}

/** Another seat that is putting quests in order has been shown those that lie there now, and has placed some of them. */
function reorderShownQuests(world: State, viewer: Seat | null, random: Random): void {
  const { effect, quests } = world;
  if (effect?.kind !== 'order' || effect.seat === viewer) return;
  const placed = effect.placed.length;
  const shown = quests.deck.slice(1, 1 + placed + effect.cards.length);
  effect.placed = random.shuffle(shown).slice(0, placed);
  effect.cards = shown.filter((questId) => !effect.placed.includes(questId));
}
