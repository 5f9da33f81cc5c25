import type { Scenario } from '../schema.js';
import { lightShowers } from './light-showers.js';
import { nineTurnsToLaunch } from './nine-turns-to-launch.js';
import { springCollection } from './spring-collection.js';
import { wholeProgramme } from './whole-programme.js';

/** The adventures of the box, the shortest first. */
export const scenarios: readonly Scenario[] = [lightShowers, nineTurnsToLaunch, springCollection, wholeProgramme];
