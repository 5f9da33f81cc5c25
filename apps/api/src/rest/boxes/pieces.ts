import { Contracts } from '#contracts';
import { Games } from '#games';
import { localized, type AnyRuleset } from '#kernel';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../errors/api-error.js';
import { wholeValue } from '../prepared/whole-value.js';
import { RestOperations } from '../run/rest-operations.js';
import { boxTypes, listsOf } from './piece-types.js';

/** A piece of a box. */
interface Piece {
  /** Its id in its ruleset. */
  readonly ownId: string;
  /** The piece in the API's form. */
  readonly data: unknown;
}

/** A piece in the form of its ruleset. */
interface BoxPiece {
  readonly id: string;
}

/** Pieces of one list of a box, by their ids in the API. */
type Pieces = ReadonlyMap<string, Piece>;

/** A piece, and its addresses. */
interface ListedPiece {
  readonly list: string;
  readonly id: string;
  readonly data: string;
  readonly picture: string | null;
}

/** The contents of the boxes, piece by piece. */
@Injectable()
export class BoxPieces {
  private readonly known = new Map<AnyRuleset, ReadonlyMap<string, Pieces>>();

  constructor(
    private readonly games: Games,
    private readonly contracts: Contracts,
    private readonly operations: RestOperations,
  ) {}

  /** A ruleset by its name. Throws an ApiError `NOT_FOUND` when there is none. */
  rulesetNamed(name: string): AnyRuleset {
    const ruleset = this.games.rulesets.find(name);
    if (!ruleset)
      throw new ApiError(
        'NOT_FOUND',
        localized(`There is no ruleset “${name}”.`, `Il n’y a pas de règles « ${name} ».`),
      );
    return ruleset;
  }

  /** Every piece of a box. */
  all(ruleset: AnyRuleset): readonly ListedPiece[] {
    return [...this.listsIn(ruleset)].flatMap(([list, pieces]) =>
      [...pieces.keys()].map((id) => {
        const data = `/v1/rulesets/${ruleset.name}/${list}/${encodeURIComponent(id)}`;
        return { list, id, data, picture: ruleset.piecePictures?.[list] ? `${data}.svg` : null };
      }),
    );
  }

  /** A piece. Throws an ApiError `NOT_FOUND` when there is none. */
  piece(ruleset: AnyRuleset, list: string, id: string): Piece {
    const piece = this.listsIn(ruleset).get(list)?.get(id);
    if (piece === undefined)
      throw new ApiError('NOT_FOUND', localized('The box has no such piece.', 'La boîte n’a pas cette pièce.'));
    return piece;
  }

  private listsIn(ruleset: AnyRuleset): ReadonlyMap<string, Pieces> {
    const known = this.known.get(ruleset) ?? this.read(ruleset);
    this.known.set(ruleset, known);
    return known;
  }

  private read(ruleset: AnyRuleset): ReadonlyMap<string, Pieces> {
    const content = this.contracts.of(ruleset.name).content();
    const type = content && boxTypes(this.operations.routes.schema).get(String(content['__typename']));
    if (!content || !type) return new Map();
    const lists = [...listsOf(type)].map(([list, member]) => {
      const pieces = [(content[list] ?? []) as BoxPiece | readonly BoxPiece[]].flat();
      const made = pieces.map((piece) => ({
        ownId: piece.id,
        data: wholeValue(member, piece) as { readonly id: string },
      }));
      return [list, new Map(made.map((piece) => [piece.data.id, piece]))] as const;
    });
    return new Map(lists);
  }
}
