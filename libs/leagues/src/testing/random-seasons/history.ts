import { Random } from '#kernel';
import { SYSTEM } from '#records';
import { commandTypes, nextType, orderOf } from './orders.js';
import { World, type Step } from './world.js';

/** A league from its opening on, with the commands that it accepted and refused. */
export interface History {
  /** Its seed, and the kind of its seasons. */
  readonly title: string;
  readonly steps: readonly Step[];
  /** The league on its way and at its end. */
  readonly worlds: readonly World[];
}

const ORGANIZERS = { judge: 'JUDGE', keeper: 'SCOREKEEPER' } as const;

/** A random history. Every command is given at least once, each between others that bring the league on. */
export function historyOf(seed: string, kind: string): History {
  const random = Random.from(seed);
  const world = new World(random, kind);
  const worlds: World[] = [];
  world.give(orderOf(world, 'openLeague'));
  for (const [account, role] of Object.entries(ORGANIZERS))
    world.give({ by: SYSTEM, command: { type: 'appoint', account, role, reason: 'They know the rules.' } });
  // After a deleted league there is nothing more to see.
  const types = random.shuffle(commandTypes.filter((type) => type !== 'deleteLeague'));
  for (const type of [...types, 'deleteLeague'] as const) {
    for (let more = random.below(6); more > 0; more -= 1) world.give(orderOf(world, nextType(world)));
    world.give(orderOf(world, type));
    if (random.below(20) === 0) worlds.push(world.copy());
  }
  return { title: `${seed}: ${kind}`, steps: world.steps, worlds: [...worlds, world.copy()] };
}
