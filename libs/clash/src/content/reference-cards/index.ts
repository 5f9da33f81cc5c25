import type { ReferenceCard } from '../schema.js';
import { boulevardToWarehouse } from './boulevard-to-warehouse.js';
import { metroToDepot } from './metro-to-depot.js';
import { rooftopsToBank } from './rooftops-to-bank.js';

/** The reference cards of the tile faces, in their order: every face of the box has interaction spaces (CLASH-083). */
export const referenceCards: readonly ReferenceCard[] = [...boulevardToWarehouse, ...rooftopsToBank, ...metroToDepot];
