import type { Scenario } from '../schema.js';
import { dollParade } from './doll-parade.js';
import { fiveShadows } from './five-shadows.js';
import { keyToTheCity } from './key-to-the-city.js';
import { rooftopRumble } from './rooftop-rumble.js';
import { silentHour } from './silent-hour.js';

/** The scenarios of the box, the shortest first (CLASH-014). */
export const scenarios: readonly Scenario[] = [rooftopRumble, keyToTheCity, silentHour, fiveShadows, dollParade];
