import { onceFor } from '#kernel';
import {
  type BaseState,
  emptyBase,
  findRoom,
  findVillainSheet,
  freeReinforcementSpaces,
  lieutenantSpaces,
  passageOffers,
  tileOffers,
  type View,
} from '#skarov/queries';

/** The base as a viewer sees it, in the form in which its building is asked about; all of it is public (SKAROV-BASE-16). */
export const baseSeen = onceFor(({ board, heroes, overlord }: View): BaseState => {
  const posted = board.posts.map(({ sheetId, spaceId }) => ({ sheet: sheetId, space: spaceId }));
  const isMinion = ({ sheet }: { readonly sheet: string }): boolean => findVillainSheet(sheet)?.rank === 'MINION';
  return {
    ...emptyBase(overlord.seat, heroes.length),
    tiles: board.tiles.filter(({ faceId }) => findRoom(faceId)),
    passages: board.passages.map(({ edge, kind }) => ({ edge, kind })),
    minions: posted.filter(isMinion),
    lieutenants: posted.filter((post) => !isMinion(post)),
    tilesDone: board.tilesDone,
    passagesDone: board.passagesDone,
    confirmed: board.confirmed,
    undone: board.undone,
  };
});

/** Where the next piece of a base may be laid. */
export interface NextPieces {
  readonly tiles: readonly { readonly column: number; readonly row: number }[];
  readonly edges: readonly string[];
  readonly spaces: readonly string[];
}

/** Where the next tile, passage, minion or lieutenant may be laid, by the step of the building; nowhere once it is done. */
export function nextPieces({ step }: View, base: BaseState): NextPieces {
  return {
    tiles: step === 'setup.tiles' ? placesOf(base) : [],
    edges: step === 'setup.passages' ? [...new Set(Array.from(passageOffers({ base }), ({ edge }) => edge))] : [],
    spaces:
      step === 'setup.minions'
        ? freeReinforcementSpaces(base)
        : step === 'setup.lieutenants'
          ? lieutenantSpaces(base)
          : [],
  };
}

/** The places where some tile may be laid, each once. */
function placesOf(base: BaseState): NextPieces['tiles'] {
  const places = new Map<string, NextPieces['tiles'][number]>();
  for (const { column, row } of tileOffers({ base })) places.set(`${column},${row}`, { column, row });
  return [...places.values()];
}
