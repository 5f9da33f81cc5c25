import type { VillainSheet } from '../schema.js';
import { chi, ki, no } from './kinochi.js';
import { android, arachnoid, gynoid } from './robots.js';
import { skarov } from './skarov.js';
import { tonnage } from './tonnage.js';

/** The eight villain sheets, in canonical order (SKAROV-GEN-14): Skarov, his lieutenants, three kinds of ten robots. */
export const villainSheets: readonly VillainSheet[] = [skarov, ki, chi, no, tonnage, android, gynoid, arachnoid];
