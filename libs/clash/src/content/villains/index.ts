import type { VillainSheet } from '../schema.js';
import { emissary } from './emissary.js';
import { noDalie } from './no-dalie.js';
import { xTina } from './x-tina.js';

/** The three villain sheets, in canonical order (CLASH-077, CLASH-202). */
export const villainSheets: readonly VillainSheet[] = [xTina, emissary, noDalie];
