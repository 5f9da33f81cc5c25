import type { EventOf } from '../events.js';
import { aCombat, meeting, settled, uncommanded, type CombatSetup, type SideSetup } from './a-combat.js';
import type { CreatureSetup } from './game-setup.js';
import type { Scene } from './scene.js';

/** The first copy of a card goes by its id. */
const idOf = (creature: CreatureSetup): string => (typeof creature === 'string' ? creature : creature.card);

const led = (by: CreatureSetup, { army = {}, ...side }: SideSetup = {}): SideSetup => ({
  ...side,
  army: { ...army, creatures: [by, ...(army.creatures ?? [])] },
});

/**
 * Two different creatures, SOUTH’s and NORTH’s, have just met; neither seat has commanded. Others of their armies stand in
 * the set-up.
 */
export const aDuel = (south: CreatureSetup, north: CreatureSetup, setup: CombatSetup = {}): Scene =>
  meeting(
    uncommanded(aCombat({ ...setup, south: led(south, setup.south), north: led(north, setup.north) })),
    idOf(south),
    idOf(north),
  );

/** The comparison to which the present match-up comes when both seats pass. Throws an Error when it has none. */
export function comparison(scene: Scene): EventOf<'matchupCompared'> {
  const [compared] = [scene, settled(scene)].flatMap((one) => one.happened('matchupCompared'));
  if (!compared) throw new Error('No match-up was compared.');
  return compared;
}

/** Its two totals: SOUTH’s and NORTH’s. */
export const totalsIn = (scene: Scene): number[] => comparison(scene).totals.map(({ total }) => total);
