import type { Base } from '../schema.js';
import { branchOffice } from './branch-office.js';
import { headquarters } from './headquarters.js';
import { seasideBungalow } from './seaside-bungalow.js';

/** The ready bases of the box, for overlords who will not build: three, five and nine tiles. */
export const bases: readonly Base[] = [seasideBungalow, branchOffice, headquarters];
