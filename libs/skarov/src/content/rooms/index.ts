import type { Room } from '../schema.js';
import { archives } from './archives.js';
import { armoury } from './armoury.js';
import { canteen } from './canteen.js';
import { controlRoom } from './control-room.js';
import { entry } from './entry.js';
import { frostStore } from './frost-store.js';
import { greenhouse } from './greenhouse.js';
import { guardroom } from './guardroom.js';
import { hangar } from './hangar.js';
import { mirrorMaze } from './mirror-maze.js';
import { missileSilo } from './missile-silo.js';
import { reactor } from './reactor.js';
import { robotWorks } from './robot-works.js';
import { sharkPool } from './shark-pool.js';
import { stormDome } from './storm-dome.js';
import { theMole } from './the-mole.js';
import { transmitter } from './transmitter.js';
import { trophyGallery } from './trophy-gallery.js';

/** The 18 rooms of the nine tiles, by tile and face (SKAROV-TILE-01). */
export const rooms: readonly Room[] = [
  entry,
  canteen,
  controlRoom,
  trophyGallery,
  missileSilo,
  hangar,
  stormDome,
  frostStore,
  robotWorks,
  greenhouse,
  transmitter,
  mirrorMaze,
  theMole,
  archives,
  sharkPool,
  reactor,
  armoury,
  guardroom,
];
