import type { Random, Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import { positionSchema } from '../words.js';
import type { BuildingState } from './building.js';
import { guardiansFor, strongholdsFor } from './leaders.js';
import { poolOfSize } from './sealed-pool.js';

/** The sealed deck that another seat builds: other boosters, as many choices. Changes the world. */
export function resampleBuild(
  book: CardBook,
  world: Pick<BuildingState, 'building' | 'options'>,
  seat: Seat,
  random: Random,
): void {
  const building = world.building?.[seat];
  if (!building) return;
  building.pool = poolOfSize(book, world.options.boosterSet, building.pool.length, random);
  building.left = random.shuffle(building.pool).slice(0, building.left.length);
  if (building.guardian !== null) building.guardian = random.pick(guardiansFor(book));
  for (const position of positionSchema.options) {
    if (building.strongholds[position]) building.strongholds[position] = random.pick(strongholdsFor(book, position));
  }
}
