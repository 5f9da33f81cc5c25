import { localized, type Localized } from '#kernel';
import { box } from '../content/catalogue.js';
import type { LaidTile, Posted } from './base.js';
import { lieutenantSheets, minionSheets } from './supply.js';
import { fault, faultIf, shortened, type BaseFault, type FaultPath } from './fault.js';
import { roomName } from './room-names.js';
import { groundAt, type Ground } from './ground.js';
import { objectiveTiles } from './rooms-laid.js';

/** The faults of the minions of a base (SKAROV-BASE-09, -18, SKAROV-TILE-06), with any number of heroes. */
export const minionFaults = (tiles: readonly LaidTile[], minions: readonly Posted[]): BaseFault[] =>
  minions.flatMap((minion, index) => {
    const path = ['minions', index];
    const before = minions.slice(0, index);
    const ground = groundAt(tiles, minion.space);
    return [
      ...kindFaults(before, minion.sheet, path),
      ...faultIf(
        (ground?.mark ?? null) === null,
        'SPACE_NOT_USABLE',
        'TILE-06',
        [...path, 'space'],
        misplaced(minion, ground, notOfReinforcement),
        { space: shortened(minion.space) },
      ),
      ...takenFaults(before, minion, ground, path),
    ];
  });

const notOfReinforcement = localized(
  'on a space that is no reinforcement space',
  'sur un espace qui n’est pas un espace de renfort',
);
const notForLieutenants = localized(
  'on a space where no lieutenant begins',
  'sur un espace où aucun lieutenant ne commence',
);

/** The figures that stand on a forbidden space: in which room and on what, or on no space at all. */
function misplaced({ sheet }: Posted, ground: Ground | undefined, what: Localized): Localized {
  const { en, fr } = box.find.villainSheet(sheet)?.name ?? localized(shortened(sheet), shortened(sheet));
  if (!ground)
    return localized(`“${en}” stands on no space of the base.`, `« ${fr} » n’est sur aucun espace de la base.`);
  const room = roomName(ground.faceId);
  return localized(`“${en}” stands in ${room.en} ${what.en}.`, `« ${fr} » est, dans ${room.fr}, ${what.fr}.`);
}

function kindFaults(before: readonly Posted[], sheetId: string, path: FaultPath): BaseFault[] {
  const sheet = minionSheets().find(({ id }) => id === sheetId);
  const name = shortened(sheetId);
  if (!sheet) {
    return [
      fault(
        'UNKNOWN_ID',
        'BASE-09',
        [...path, 'sheet'],
        localized(`There are no minions “${name}” in the box.`, `Il n’y a pas de sbires « ${name} » dans la boîte.`),
        { id: name },
      ),
    ];
  }
  return faultIf(
    before.filter((other) => other.sheet === sheetId).length >= sheet.figures,
    'NO_FIGURE_LEFT',
    'BASE-18',
    path,
    localized(
      `The box has ${sheet.figures} figures of “${sheet.name.en}”.`,
      `La boîte a ${sheet.figures} figurines de « ${sheet.name.fr} ».`,
    ),
    { sheet: sheetId, most: sheet.figures },
  );
}

/** The faults of the lieutenants of a base (SKAROV-BASE-11 to -13). */
export function lieutenantFaults(tiles: readonly LaidTile[], lieutenants: readonly Posted[]): BaseFault[] {
  const faceOf = ({ space }: Posted): string | undefined => groundAt(tiles, space)?.faceId;
  return [
    ...lieutenants.flatMap((posted, index) => {
      const path = ['lieutenants', index];
      const before = lieutenants.slice(0, index);
      const ground = groundAt(tiles, posted.space);
      const faceId = ground?.faceId ?? '';
      const room = roomName(faceId);
      return [
        ...nameFaults(before, posted.sheet, [...path, 'sheet']),
        ...faultIf(
          !ground?.forLieutenants,
          'SPACE_NOT_USABLE',
          'BASE-13',
          [...path, 'space'],
          misplaced(posted, ground, notForLieutenants),
          { space: shortened(posted.space) },
        ),
        ...takenFaults(before, posted, ground, path),
        ...faultIf(
          before.some((other) => faceOf(other) === faceId && other.space !== posted.space),
          'TILE_HAS_LIEUTENANT',
          'BASE-11',
          path,
          localized(`There is a lieutenant in ${room.en} already.`, `Il y a déjà un lieutenant dans ${room.fr}.`),
          { tile: faceId },
        ),
      ];
    }),
    ...objectivesWithout(tiles, lieutenants, new Set(lieutenants.map(faceOf))),
  ];
}

function nameFaults(before: readonly Posted[], sheetId: string, path: FaultPath): BaseFault[] {
  const name = shortened(sheetId);
  const sheet = lieutenantSheets().find(({ id }) => id === sheetId);
  return [
    ...faultIf(
      !sheet,
      'UNKNOWN_ID',
      'BASE-11',
      path,
      localized(
        `There is no lieutenant “${name}” in the box.`,
        `Il n’y a pas de lieutenant « ${name} » dans la boîte.`,
      ),
      { id: name },
    ),
    ...faultIf(
      before.some(({ sheet }) => sheet === sheetId),
      'ALREADY_PLACED',
      'BASE-11',
      path,
      localized(
        `“${sheet?.name.en ?? name}” stands in the base already.`,
        `« ${sheet?.name.fr ?? name} » est déjà dans la base.`,
      ),
      { sheet: name },
    ),
  ];
}

function takenFaults(
  before: readonly Posted[],
  { space }: Posted,
  ground: Ground | undefined,
  path: FaultPath,
): BaseFault[] {
  const room = ground && roomName(ground.faceId);
  return faultIf(
    before.some((other) => other.space === space),
    'SPACE_TAKEN',
    'TILE-04',
    [...path, 'space'],
    localized(
      `Two figures stand on one space${room ? ` in ${room.en}` : ''}.`,
      `Deux figurines sont sur le même espace${room ? `, dans ${room.fr}` : ''}.`,
    ),
    { space: shortened(space) },
  );
}

/** Objective rooms for which no lieutenant is left (SKAROV-BASE-12). */
function objectivesWithout(
  tiles: readonly LaidTile[],
  lieutenants: readonly Posted[],
  withOne: ReadonlySet<string | undefined>,
): BaseFault[] {
  const open = objectiveTiles(tiles).filter(({ faceId }) => !withOne.has(faceId));
  const left = Math.max(0, lieutenantSheets().length - lieutenants.length);
  return open
    .slice(left)
    .map(({ faceId }) =>
      fault(
        'OBJECTIVE_ROOMS_FIRST',
        'BASE-12',
        ['lieutenants'],
        localized(
          `Objective rooms get their lieutenants first: none is left for ${roomName(faceId).en}.`,
          `Les salles d’objectif ont leur lieutenant d’abord : il n’en reste pas pour ${roomName(faceId).fr}.`,
        ),
        { tile: faceId },
      ),
    );
}
