import { type CardId, library, openBooster } from '#cards';
import type { Random, Seat } from '#kernel';
import { box } from '../content/catalogue.js';
import type { State } from '../state.js';
import { positions } from '../table/players.js';
import { strongholdsFor } from './deal-anew.js';

const guardians = box.derived(({ card }) => card.filter(({ type }) => type === 'GUARDIAN').map(({ id }) => id));

/** The sealed deck that another seat builds: other boosters, as many choices. Changes the world. */
export function buildAnew(world: State, seat: Seat, random: Random): void {
  const building = world.building?.[seat];
  if (!building) return;
  const { boosterSet } = world.options;
  const size = building.pool.length;
  const pool: CardId[] = [];
  while (pool.length < size) pool.push(...openBooster(boosterSet, library, random));
  building.pool = pool.slice(0, size).sort();
  building.left = random.shuffle(building.pool).slice(0, building.left.length);
  if (building.guardian !== null) building.guardian = random.pick(guardians());
  for (const position of positions) {
    if (building.strongholds[position]) building.strongholds[position] = random.pick(strongholdsFor(position));
  }
}
