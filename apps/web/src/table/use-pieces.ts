import { useEffect, useState } from 'preact/hooks';
import { PiecesDocument, type PiecesQuery } from '../generated/operations.js';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';

/** A piece or place of the table. */
export type Piece = NonNullable<PiecesQuery['game']>['pieces'][number];

/** A piece with all that lies on it or in it. */
export interface Standing extends Piece {
  readonly holds: readonly Standing[];
}

/** The pieces of a table at a version; `undefined` until they are there. */
export function usePieces(
  id: string,
  version: number,
): { readonly pieces: readonly Piece[] | undefined; readonly error: Error | undefined } {
  const [pieces, setPieces] = useState<readonly Piece[]>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isWanted = true;
    server()
      .ask(PiecesDocument, { id })
      .then(
        ({ game }) => {
          if (isWanted) setPieces(game?.pieces ?? []);
        },
        (thrown: unknown) => {
          if (isWanted) setError(asError(thrown));
        },
      );
    return () => {
      isWanted = false;
    };
  }, [id, version]);
  return { pieces, error };
}

/** What lies on the table itself, by kind, with all that lies on it. */
export function standingByKind(pieces: readonly Piece[]): ReadonlyMap<string, readonly Standing[]> {
  const held = grouped(pieces, ({ at }) => at);
  const standing = (piece: Piece): Standing => ({ ...piece, holds: (held.get(piece.key) ?? []).map(standing) });
  return grouped((held.get(null) ?? []).map(standing), ({ group }) => group);
}

function grouped<T, Key>(things: readonly T[], keyOf: (thing: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
