import { Random } from '../random.js';
import type { Viewer } from '../seat.js';

/** How many worlds are drawn: what is one of a few comes up in some of them. */
const DRAWS = 60;

/** Many other worlds of one viewer, as the rules draw them; the same again for the same state. */
export const worldsOf = <State>(
  rules: { resample(state: State, viewer: Viewer, random: Random): State },
  state: State,
  viewer: Viewer,
): State[] => Array.from({ length: DRAWS }, (_, draw) => rules.resample(state, viewer, Random.from(`world ${draw}`)));

/** The values in some worlds, each once, as JSON. */
export const seenIn = <State>(worlds: readonly State[], look: (world: State) => unknown): Set<string> =>
  new Set(worlds.map((world) => JSON.stringify(look(world))));
