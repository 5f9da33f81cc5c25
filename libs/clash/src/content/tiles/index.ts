import type { TileFace } from '#skirmish/board';
import { bandstand, boulevard } from './boulevard-and-bandstand.js';
import { depot, roofGardens } from './gardens-and-depot.js';
import { market, metro } from './metro-and-market.js';
import { bank, park } from './park-and-bank.js';
import { plaza, warehouse } from './plaza-and-warehouse.js';
import { quay, rooftops } from './rooftops-and-quay.js';

/** The twelve faces of the six tiles of Metro City, in order of tile and face. */
export const tileFaces: readonly TileFace[] = [
  boulevard,
  bandstand,
  plaza,
  warehouse,
  rooftops,
  quay,
  park,
  bank,
  metro,
  market,
  roofGardens,
  depot,
];
