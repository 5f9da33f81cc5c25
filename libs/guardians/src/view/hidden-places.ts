import type { InstanceId } from '#cards';
import { borderOf } from '#cards/schema';
import type { Seat } from '#kernel';
import type { Creature, State, Stronghold } from '../state.js';
import { cardOf, spaceVitality } from '../table/cards.js';
import { playerOf, positions } from '../table/players.js';
import { SPACE_LIMIT, stacksOf, vitalityOf } from '../table/stacks.js';
import { mayLieUnder } from '../table/under.js';
import type { Space } from '../words.js';

/** A place whose card a viewer does not know. */
export interface HiddenPlace {
  id: InstanceId;
  /** The stack in which it lies: how many lie there is not known either. */
  space: Space | null;
  /** The item of a creature stays with its place. */
  readonly creature: Creature | null;
  /** True where a card of this sort may lie. */
  takes(id: InstanceId): boolean;
  lay(id: InstanceId): void;
}

const isCreature = (world: State, id: InstanceId): boolean => cardOf(world, id).type === 'CREATURE';

/** The places of a pile or hand; of depot and pen all players see the backs. */
const inPile = (world: State, pile: InstanceId[], keepsBorder: boolean): HiddenPlace[] =>
  pile.map((old, place) => ({
    id: old,
    space: null,
    creature: null,
    takes: (id) => !keepsBorder || borderOf(cardOf(world, id).type) === borderOf(cardOf(world, old).type),
    lay: (id) => {
      pile[place] = id;
    },
  }));

/** Every place of a seat that its owner (`isOwn`), or another viewer, does not know. */
export function hiddenPlaces(world: State, seat: Seat, isOwn: boolean, fixed: ReadonlySet<InstanceId>): HiddenPlace[] {
  const { pile, hand, depot, pen, known } = playerOf(world, seat);
  const places = inPile(world, pile, false);
  if (!isOwn) {
    places.push(...inPile(world, hand, false), ...inPile(world, depot, true), ...inPile(world, pen, true));
    places.push(...inStacks(world, seat), ...atStrongholds(world, seat), ...faceDownTerrains(world, seat));
  }
  return places.filter(({ id }) => !known.includes(id) && !fixed.has(id));
}

/** Creatures under shields and of garrisons, and what they carry. */
const inStacks = (world: State, seat: Seat): HiddenPlace[] =>
  stacksOf(world, seat).flatMap(({ space, stack }) =>
    stack.creatures.flatMap((creature) => [
      {
        id: creature.id,
        space,
        creature,
        takes: (id: InstanceId) => isCreature(world, id),
        // Stacks are laid as a whole: `layStacks`.
        lay: () => undefined,
      },
      ...itemOf(world, creature),
    ]),
  );

const itemOf = (world: State, creature: Creature): HiddenPlace[] =>
  creature.item === null
    ? []
    : [
        {
          id: creature.item,
          space: null,
          creature: null,
          takes: (id) => cardOf(world, id).type === 'ITEM_CREATURE',
          lay: (id) => {
            creature.item = id;
          },
        },
      ];

function atStrongholds(world: State, seat: Seat): HiddenPlace[] {
  const { strongholds } = playerOf(world, seat);
  return positions.flatMap((position) => {
    const stronghold = strongholds?.[position];
    return stronghold ? [...underOne(world, stronghold), ...heldBy(world, stronghold)] : [];
  });
}

function heldBy(world: State, stronghold: Stronghold): HiddenPlace[] {
  if (stronghold.held === null) return [];
  return [
    {
      id: stronghold.held,
      space: null,
      creature: null,
      takes: (id) => isCreature(world, id),
      lay: (id) => {
        stronghold.held = id;
      },
    },
  ];
}

function underOne(world: State, stronghold: Stronghold): HiddenPlace[] {
  const { under } = stronghold;
  if (!under || under.faceUp) return [];
  return [
    {
      id: under.id,
      space: null,
      creature: null,
      takes: (id) => mayLieUnder(cardOf(world, id)),
      lay: (id) => {
        stronghold.under = { ...under, id };
      },
    },
  ];
}

const faceDownTerrains = (world: State, seat: Seat): HiddenPlace[] =>
  Object.values(world.board).flatMap((ground) => {
    const { terrain } = ground;
    if (!terrain?.faceDown || terrain.owner !== seat) return [];
    return [
      {
        id: terrain.id,
        space: null,
        creature: null,
        takes: (id: InstanceId) => isCreature(world, id),
        lay: (id: InstanceId) => {
          ground.terrain = { ...terrain, id };
        },
      },
    ];
  });

/** The points of the stacks of a seat, while the cards of its places are exchanged: none may come above the limit (GUARD-049). */
export class StackLoads {
  private readonly loads = new Map<Space, number>();
  private readonly most = new Map<Space, number>();
  private readonly creatures = new Map<Space, number>();

  constructor(
    private readonly world: State,
    seat: Seat,
  ) {
    for (const { space, stack } of stacksOf(world, seat)) {
      const load = vitalityOf(world, stack.creatures);
      this.loads.set(space, load);
      this.creatures.set(space, stack.creatures.length);
      // Where two stacks have just come together the limit does not hold yet.
      this.most.set(space, Math.max(SPACE_LIMIT, load));
    }
  }

  /** Whether a place may have one card instead of another. */
  mayExchange({ space }: HiddenPlace, old: InstanceId, id: InstanceId): boolean {
    return space === null || this.loadOf(space) + this.difference(old, id) <= (this.most.get(space) ?? SPACE_LIMIT);
  }

  exchange({ space }: HiddenPlace, old: InstanceId, id: InstanceId): void {
    if (space !== null) this.loads.set(space, this.loadOf(space) + this.difference(old, id));
  }

  /** Whether a creature may go from one stack to another: the one is not emptied, the other has room. */
  mayMove(from: Space, to: Space, id: InstanceId): boolean {
    const isLast = (this.creatures.get(from) ?? 0) < 2;
    return !isLast && this.loadOf(to) + spaceVitality(this.world, id) <= SPACE_LIMIT;
  }

  move(from: Space, to: Space, id: InstanceId): void {
    const vitality = spaceVitality(this.world, id);
    this.creatures.set(from, (this.creatures.get(from) ?? 0) - 1);
    this.creatures.set(to, (this.creatures.get(to) ?? 0) + 1);
    this.loads.set(from, this.loadOf(from) - vitality);
    this.loads.set(to, this.loadOf(to) + vitality);
  }

  private readonly loadOf = (space: Space): number => this.loads.get(space) ?? 0;
  private readonly difference = (old: InstanceId, id: InstanceId): number =>
    spaceVitality(this.world, id) - spaceVitality(this.world, old);
}

/** Lays the creatures of stacks where they are now: those that are known first, in their order. */
export function layStacks(world: State, seat: Seat, places: readonly HiddenPlace[]): void {
  const moved = new Set(places.flatMap(({ creature }) => creature?.id ?? []));
  for (const { space, stack } of stacksOf(world, seat)) {
    const fixed = stack.creatures.filter(({ id }) => !moved.has(id));
    const laid = places
      .filter((place) => place.creature !== null && place.space === space)
      .map(({ id, creature }): Creature => ({ id, item: creature?.item ?? null }));
    stack.creatures = [...fixed, ...laid];
  }
}
